struct Shot {}
