/// What a node of a document is.
enum NodeKind: UInt8, CaseIterable, Sendable {
  /// A JSON object; its children are its members.
  case object
  /// A JSON or property list array.
  case array
  /// A property list dictionary.
  case dictionary
  case string
  case number
  case bool
  case null
  case date
  /// Bytes in a property list.
  case data
  /// A reference within a keyed archive.
  case uid
  /// An XML element.
  case element
  case attribute
  /// A run of text beside other content of an element.
  case text
  /// A section of XML text that was written without escapes.
  case cdata
  case comment
  case processingInstruction
  /// The declaration of an XML document's type.
  case documentType
  /// The declaration of an entity in the type of an XML document.
  case entity
  /// A component of a path that has others below it or was written with a slash at its end.
  case folder
  /// The last component of a path.
  case file
}
