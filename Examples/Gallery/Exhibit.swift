/// A screen, and what is done to it.
struct Exhibit {
  let screen: String
  let acts: [Act]

  static let all = [
    Exhibit(
      screen: "Folders",
      acts: [
        .wait, .tap("Documents"), .wait, .tap("Letters"), .wait, .check("Landlord.txt"), .check("Documents"),
        .tap("Backup"), .wait, .tap("could not be loaded: the server is asleep"), .wait,
        .drag("Readme.txt", onto: "Letters"), .drag("Documents", onto: "Letters"), .press("Undo"),
        .swipe("Notes.txt", choosing: "Delete"), .press("Undo"), .search("lib"), .tap("Documents"),
        .endSearch, .tap("Photos"), .wait, .scroll(rows: 100), .tap("load more"), .wait, .scroll(rows: -14),
        .leaveAndReturn, .wait, .press("Close all"),
      ]),
    Exhibit(
      screen: "Records",
      acts: [
        .tap("Baroque"), .tap("Bach"), .tap("Jazz"), .tap("Baroque"), .tap("Baroque"), .tap("To be sorted"),
      ]),
    Exhibit(
      screen: "Cells", acts: [.tap("1-1"), .tap("1-1-1"), .tap("1-2"), .tap("1-1"), .tap("1-1"), .tap("0-0")]),
    Exhibit(
      screen: "Animals",
      acts: [
        .tap("vertebrate"), .tap("bird"), .tap("mammal"), .tap("cat"), .tap("invertebrate"),
        .tap("invertebrate"),
      ]
    ),
    Exhibit(
      screen: "Food",
      acts: [
        .tap("Pear"), .tapHeader("Fruit"), .tapHeader("Cheese"), .tapHeader("Fruit"), .tap("Pear"),
        .tapHeader("Bread"), .tapHeader("Bread"),
      ]),
  ]
}
