/// Runs libyaml's event parser over a document and does nothing with the events but count them; -1 for a syntax error.
long scaffold_bench_count_events(const unsigned char *bytes, unsigned long size);
