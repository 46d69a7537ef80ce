// scaffold: cbf29ce484222325
