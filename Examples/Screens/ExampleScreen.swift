import RowanUIKit

/// A screen of the example app.
@MainActor public struct ExampleScreen {
  /// What it shows.
  public let title: String
  /// What of Rowan it is made with.
  public let subtitle: String
  /// Makes it.
  public let make: @MainActor () -> UIViewController

  /// All screens: the data source itself, and the door for users of each older library.
  ///
  /// - Parameter delay: How many seconds the folders' server takes to answer.
  public static func all(delay: Double) -> [ExampleScreen] {
    let desk = FolderDesk(server: FolderServer(delay: delay))
    return [
      ExampleScreen(title: "Folders", subtitle: "OutlineTableDataSource") { FoldersScreen(desk) },
      ExampleScreen(title: "Records", subtitle: "TreeTableViewAdapter") { RecordsScreen(style: .plain) },
      ExampleScreen(title: "Cells", subtitle: "TreeTable") { CellsScreen(style: .plain) },
      ExampleScreen(title: "Animals", subtitle: "NestedAccordionHandler") { AnimalsScreen() },
      ExampleScreen(title: "Food", subtitle: "AccordionTable") { FoodScreen() },
    ]
  }
}
