#include "loop.h"
#include <yaml.h>

long scaffold_bench_count_events(const unsigned char *bytes, unsigned long size) {
    yaml_parser_t parser;
    yaml_event_t event;
    long count = 0;
    int done = 0;
    if (!yaml_parser_initialize(&parser)) return -1;
    yaml_parser_set_input_string(&parser, bytes, size);
    while (!done) {
        if (!yaml_parser_parse(&parser, &event)) {
            count = -1;
            break;
        }
        done = event.type == YAML_STREAM_END_EVENT;
        yaml_event_delete(&event);
        count++;
    }
    yaml_parser_delete(&parser);
    return count;
}
