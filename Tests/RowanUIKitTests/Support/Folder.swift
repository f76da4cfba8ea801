/// A node as an app has it: an object that is itself and no other, whatever it is called.
final class Folder: Hashable, Sendable {
  let name: String
  let children: [Folder]

  init(_ name: String, _ children: [Folder] = []) {
    (self.name, self.children) = (name, children)
  }

  static func == (left: Folder, right: Folder) -> Bool { left === right }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
