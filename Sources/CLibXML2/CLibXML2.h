// The part of libxml2 that reads XML: its push parser, and the entities it asks for.
//
// libxml2's own headers lie in a folder of their own (/usr/include/libxml2 on Debian), which a package finds with
// pkg-config only, and that prints a warning in every client's build. So the few functions used are declared
// here. They have been the same since libxml2 2.6 of 2003, up to the development version of 2.16. Documents are
// opaque; of the structures whose fields matter, a test compares the places of the fields with what the library
// does.
//
// https://gnome.pages.gitlab.gnome.org/libxml2/html/parser_8h.html
// https://gnome.pages.gitlab.gnome.org/libxml2/html/struct__xmlSAXHandler.html
// https://gnome.pages.gitlab.gnome.org/libxml2/html/entities_8h.html

#pragma once

// A document (xmlDoc), a document type (xmlDtd) and an entity (xmlEntity).
struct _xmlDoc;
struct _xmlDtd;
struct _xmlEntity;

// The beginning of a parser (xmlParserCtxt), which only the library makes.
typedef struct XMLParserContext {
  void *callbacks;
  void *context;
  // The document that the parser has built; whoever frees the parser frees it, too.
  struct _xmlDoc *document;
} XMLParserContext;

// What went wrong (xmlError).
typedef struct XMLParserError {
  int domain;
  int code;
  const char *message;
  int level;
  const char *file;
  int line;
  const char *text1, *text2, *text3;
  int number1;
  int column;
  void *parser;
  void *node;
} XMLParserError;

// What the parser calls for each part of a text (xmlSAXHandler). A null function is not called.
typedef struct XMLParserCallbacks {
  void (*internalSubset)(void *context, const unsigned char *name, const unsigned char *publicID,
                         const unsigned char *systemID);
  void (*isStandalone)(void);
  void (*hasInternalSubset)(void);
  void (*hasExternalSubset)(void);
  void (*resolveEntity)(void);
  struct _xmlEntity *(*getEntity)(void *context, const unsigned char *name);
  void (*entityDecl)(void *context, const unsigned char *name, int type, const unsigned char *publicID,
                     const unsigned char *systemID, unsigned char *content);
  void (*notationDecl)(void);
  void (*attributeDecl)(void);
  void (*elementDecl)(void);
  void (*unparsedEntityDecl)(void);
  void (*setDocumentLocator)(void);
  void (*startDocument)(void);
  void (*endDocument)(void);
  void (*startElement)(void);
  void (*endElement)(void);
  void (*reference)(void *context, const unsigned char *name);
  void (*characters)(void *context, const unsigned char *text, int count);
  void (*ignorableWhitespace)(void *context, const unsigned char *text, int count);
  void (*processingInstruction)(void *context, const unsigned char *target, const unsigned char *data);
  void (*comment)(void *context, const unsigned char *text);
  void (*warning)(void);
  void (*error)(void);
  void (*fatalError)(void);
  struct _xmlEntity *(*getParameterEntity)(void *context, const unsigned char *name);
  void (*cdataBlock)(void *context, const unsigned char *text, int count);
  void (*externalSubset)(void *context, const unsigned char *name, const unsigned char *publicID,
                         const unsigned char *systemID);
  unsigned int initialized;
  void *reserved;
  void (*startElementNs)(void *context, const unsigned char *localName, const unsigned char *prefix,
                         const unsigned char *uri, int namespaceCount, const unsigned char **namespaces,
                         int attributeCount, int defaultedCount, const unsigned char **attributes);
  void (*endElementNs)(void *context, const unsigned char *localName, const unsigned char *prefix,
                       const unsigned char *uri);
  void (*serror)(void *context, const XMLParserError *error);
} XMLParserCallbacks;

// The value of `initialized` for callbacks that know of namespaces (XML_SAX2_MAGIC).
static const unsigned int XMLParserCallbacksVersion2 = 0xDEEDBEAF;

// Options (xmlParserOption): never use the network; no fixed limit to depth and length.
static const int XMLParserNoNetwork = 1 << 11;
static const int XMLParserHuge = 1 << 19;

// The level of an error that ends the reading (XML_ERR_FATAL).
static const int XMLParserErrorFatal = 3;

// Types of entities (xmlEntityType): of the text itself, and a parameter entity that is elsewhere.
static const int XMLEntityInternal = 1;
static const int XMLEntityExternalParsed = 2;
static const int XMLEntityInternalParameter = 4;
static const int XMLEntityExternalParameter = 5;

void xmlInitParser(void);
XMLParserContext *xmlCreatePushParserCtxt(XMLParserCallbacks *callbacks, void *context, const char *chunk,
                                          int size, const char *filename);
int xmlCtxtUseOptions(XMLParserContext *parser, int options);
int xmlParseChunk(XMLParserContext *parser, const char *chunk, int size, int terminate);
void xmlStopParser(XMLParserContext *parser);
void xmlFreeParserCtxt(XMLParserContext *parser);
int xmlSAX2GetLineNumber(XMLParserContext *parser);
int xmlSAX2GetColumnNumber(XMLParserContext *parser);
int xmlSAXVersion(XMLParserCallbacks *callbacks, int version);

void xmlSetGenericErrorFunc(void *context, void (*handler)(void *context, const char *message, ...));
void xmlSetStructuredErrorFunc(void *context, void (*handler)(void *context, const XMLParserError *error));

static void XMLIgnoreMessage(void *context, const char *message, ...) {}
static void XMLIgnoreError(void *context, const XMLParserError *error) {}

// Keeps libxml2 from writing to standard error, in this thread, what it tells no parser's callback: bytes that are
// not in their encoding.
static inline void XMLParserBeQuiet(void) {
  xmlSetGenericErrorFunc(0, XMLIgnoreMessage);
  xmlSetStructuredErrorFunc(0, XMLIgnoreError);
}

struct _xmlDoc *xmlNewDoc(const unsigned char *version);
void xmlFreeDoc(struct _xmlDoc *document);
struct _xmlDtd *xmlCreateIntSubset(struct _xmlDoc *document, const unsigned char *name,
                                   const unsigned char *publicID, const unsigned char *systemID);
struct _xmlEntity *xmlAddDocEntity(struct _xmlDoc *document, const unsigned char *name, int type,
                                   const unsigned char *publicID, const unsigned char *systemID,
                                   const unsigned char *content);
struct _xmlEntity *xmlGetDocEntity(const struct _xmlDoc *document, const unsigned char *name);
struct _xmlEntity *xmlGetParameterEntity(struct _xmlDoc *document, const unsigned char *name);
