/// What the command has opened.
enum OpenedSource: Sendable {
  case document(Document)
  case folder(FolderTree)
}
