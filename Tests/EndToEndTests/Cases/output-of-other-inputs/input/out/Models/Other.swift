// scaffold: 86b07c27d10d4567
