#include "ScaffoldMetaSchemas.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// Schemas refer to these by addresses that nothing is fetched from.
static const unsigned char schema_draft4_schema[] = {
#embed "draft4/schema.json"
};
static const unsigned char schema_draft6_schema[] = {
#embed "draft6/schema.json"
};
static const unsigned char schema_draft7_schema[] = {
#embed "draft7/schema.json"
};
static const unsigned char schema_2019_09_schema[] = {
#embed "2019-09/schema.json"
};
static const unsigned char schema_2019_09_applicator[] = {
#embed "2019-09/applicator.json"
};
static const unsigned char schema_2019_09_content[] = {
#embed "2019-09/content.json"
};
static const unsigned char schema_2019_09_core[] = {
#embed "2019-09/core.json"
};
static const unsigned char schema_2019_09_format[] = {
#embed "2019-09/format.json"
};
static const unsigned char schema_2019_09_meta_data[] = {
#embed "2019-09/meta-data.json"
};
static const unsigned char schema_2019_09_validation[] = {
#embed "2019-09/validation.json"
};
static const unsigned char schema_2020_12_schema[] = {
#embed "2020-12/schema.json"
};
static const unsigned char schema_2020_12_applicator[] = {
#embed "2020-12/applicator.json"
};
static const unsigned char schema_2020_12_content[] = {
#embed "2020-12/content.json"
};
static const unsigned char schema_2020_12_core[] = {
#embed "2020-12/core.json"
};
static const unsigned char schema_2020_12_format_annotation[] = {
#embed "2020-12/format-annotation.json"
};
static const unsigned char schema_2020_12_format_assertion[] = {
#embed "2020-12/format-assertion.json"
};
static const unsigned char schema_2020_12_meta_data[] = {
#embed "2020-12/meta-data.json"
};
static const unsigned char schema_2020_12_unevaluated[] = {
#embed "2020-12/unevaluated.json"
};
static const unsigned char schema_2020_12_validation[] = {
#embed "2020-12/validation.json"
};

#define SCHEMA(name, address) {address, schema_##name, sizeof schema_##name}

static const scaffold_meta_schema schemas[] = {
    SCHEMA(draft4_schema, "http://json-schema.org/draft-04/schema"),
    SCHEMA(draft6_schema, "http://json-schema.org/draft-06/schema"),
    SCHEMA(draft7_schema, "http://json-schema.org/draft-07/schema"),
    SCHEMA(2019_09_schema, "https://json-schema.org/draft/2019-09/schema"),
    SCHEMA(2019_09_applicator, "https://json-schema.org/draft/2019-09/meta/applicator"),
    SCHEMA(2019_09_content, "https://json-schema.org/draft/2019-09/meta/content"),
    SCHEMA(2019_09_core, "https://json-schema.org/draft/2019-09/meta/core"),
    SCHEMA(2019_09_format, "https://json-schema.org/draft/2019-09/meta/format"),
    SCHEMA(2019_09_meta_data, "https://json-schema.org/draft/2019-09/meta/meta-data"),
    SCHEMA(2019_09_validation, "https://json-schema.org/draft/2019-09/meta/validation"),
    SCHEMA(2020_12_schema, "https://json-schema.org/draft/2020-12/schema"),
    SCHEMA(2020_12_applicator, "https://json-schema.org/draft/2020-12/meta/applicator"),
    SCHEMA(2020_12_content, "https://json-schema.org/draft/2020-12/meta/content"),
    SCHEMA(2020_12_core, "https://json-schema.org/draft/2020-12/meta/core"),
    SCHEMA(2020_12_format_annotation, "https://json-schema.org/draft/2020-12/meta/format-annotation"),
    SCHEMA(2020_12_format_assertion, "https://json-schema.org/draft/2020-12/meta/format-assertion"),
    SCHEMA(2020_12_meta_data, "https://json-schema.org/draft/2020-12/meta/meta-data"),
    SCHEMA(2020_12_unevaluated, "https://json-schema.org/draft/2020-12/meta/unevaluated"),
    SCHEMA(2020_12_validation, "https://json-schema.org/draft/2020-12/meta/validation"),
};

size_t scaffold_meta_schema_count(void) { return sizeof schemas / sizeof schemas[0]; }

scaffold_meta_schema scaffold_meta_schema_at(size_t index) { return schemas[index]; }
