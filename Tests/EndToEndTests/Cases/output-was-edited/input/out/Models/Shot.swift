struct Shot { /* mine */ }
// scaffold: 0123456789abcdef
