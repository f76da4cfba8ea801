import RowanUIKit

/// The first screen: a list of the others.
public final class ScreenList: UITableViewController {
  private let screens: [ExampleScreen]

  /// A list of screens.
  public init(_ screens: [ExampleScreen]) {
    self.screens = screens
    super.init(style: .plain)
    title = "Rowan"
  }

  /// There is none in a storyboard.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "screen")
  }

  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    screens.count
  }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "screen", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = screens[indexPath.row].title
    content.secondaryText = screens[indexPath.row].subtitle
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let screen = screens[indexPath.row].make()
    screen.title = screens[indexPath.row].title
    navigationController?.pushViewController(screen, animated: true)
  }
}
