#include "ScaffoldTemplates.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// Every `.mustache` file of this folder stands here once in each list; a test compares them with the folder.
static const unsigned char template_alias[] = {
#embed "alias.mustache"
};
static const unsigned char template_checkTable[] = {
#embed "checkTable.mustache"
};
static const unsigned char template_codable[] = {
#embed "codable.mustache"
};
static const unsigned char template_declaration[] = {
#embed "declaration.mustache"
};
static const unsigned char template_documentation[] = {
#embed "documentation.mustache"
};
static const unsigned char template_enumeration[] = {
#embed "enumeration.mustache"
};
static const unsigned char template_file[] = {
#embed "file.mustache"
};
static const unsigned char template_headers[] = {
#embed "headers.mustache"
};
static const unsigned char template_initializer[] = {
#embed "initializer.mustache"
};
static const unsigned char template_keys[] = {
#embed "keys.mustache"
};
static const unsigned char template_message[] = {
#embed "message.mustache"
};
static const unsigned char template_namespace[] = {
#embed "namespace.mustache"
};
static const unsigned char template_object[] = {
#embed "object.mustache"
};
static const unsigned char template_property[] = {
#embed "property.mustache"
};
static const unsigned char template_request[] = {
#embed "request.mustache"
};
static const unsigned char template_response[] = {
#embed "response.mustache"
};
static const unsigned char template_service[] = {
#embed "service.mustache"
};
static const unsigned char template_type[] = {
#embed "type.mustache"
};
static const unsigned char template_union[] = {
#embed "union.mustache"
};
static const unsigned char template_wrapper[] = {
#embed "wrapper.mustache"
};

#define TEMPLATE(name) { #name, template_##name, sizeof template_##name }

static const scaffold_template templates[] = {
    TEMPLATE(alias),
    TEMPLATE(checkTable),
    TEMPLATE(codable),
    TEMPLATE(declaration),
    TEMPLATE(documentation),
    TEMPLATE(enumeration),
    TEMPLATE(file),
    TEMPLATE(headers),
    TEMPLATE(initializer),
    TEMPLATE(keys),
    TEMPLATE(message),
    TEMPLATE(namespace),
    TEMPLATE(object),
    TEMPLATE(property),
    TEMPLATE(request),
    TEMPLATE(response),
    TEMPLATE(service),
    TEMPLATE(type),
    TEMPLATE(union),
    TEMPLATE(wrapper),
};

size_t scaffold_template_count(void) { return sizeof templates / sizeof templates[0]; }

scaffold_template scaffold_template_at(size_t index) { return templates[index]; }
