extension NodeKind {
  /// The kind as it is written in machine-readable rows.
  var name: String {
    switch self {
    case .object: "object"
    case .array: "array"
    case .dictionary: "dictionary"
    case .string: "string"
    case .number: "number"
    case .bool: "bool"
    case .null: "null"
    case .date: "date"
    case .data: "data"
    case .uid: "uid"
    case .element: "element"
    case .attribute: "attribute"
    case .text: "text"
    case .cdata: "cdata"
    case .comment: "comment"
    case .processingInstruction: "processingInstruction"
    case .documentType: "documentType"
    case .entity: "entity"
    case .folder: "folder"
    case .file: "file"
    }
  }

  /// Whether a node of this kind can have children.
  var isParent: Bool {
    switch self {
    case .object, .array, .dictionary, .element, .documentType, .folder: true
    default: false
    }
  }
}
