import RowanUIKit

/// A shelf of the larder: a section.
private struct Food: Hashable, Sendable {
  let title: String
}

/// The header of a shelf, with a chevron that turns.
private final class FoodHeader: HeaderView {
  let title = UILabel(frame: .zero)
  private let chevron = UIImageView(image: UIImage(systemName: "chevron.right"))

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    let line = UIStackView(arrangedSubviews: [chevron, title])
    line.spacing = 8
    line.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(line)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      line.topAnchor.constraint(equalTo: margins.topAnchor),
      line.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func open(animationDuration: TimeInterval) {
    UIView.animate(
      withDuration: animationDuration,
      animations: { [chevron] in chevron.transform = CGAffineTransform(rotationAngle: .pi / 2) },
      completion: nil)
  }

  override func close(animationDuration: TimeInterval) {
    UIView.animate(
      withDuration: animationDuration, animations: { [chevron] in chevron.transform = .identity },
      completion: nil)
  }
}

/// Sections that open and close by way of `AccordionTable`, over the app's own diffable data source; the selected row
/// is remembered while its section is closed.
final class FoodScreen: UIViewController {
  private var accordion: AccordionTable<Food, String>?

  override func viewDidLoad() {
    super.viewDidLoad()
    let tableView = UITableView(frame: view.bounds, style: .plain)
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "food")
    tableView.register(FoodHeader.self, forHeaderFooterViewReuseIdentifier: "shelf")
    view.addSubview(tableView)
    let dataSource = UITableViewDiffableDataSource<Food, String>(tableView: tableView) {
      tableView, indexPath, row in
      let cell = tableView.dequeueReusableCell(withIdentifier: "food", for: indexPath)
      cell.textLabel?.text = row
      return cell
    }
    let accordion = AccordionTable<Food, String>(dataSource: dataSource) { tableView, _, food in
      let header =
        tableView.dequeueReusableHeaderFooterView(withIdentifier: "shelf") as? FoodHeader
        ?? FoodHeader(reuseIdentifier: "shelf")
      header.title.text = food.title
      return header
    }
    self.accordion = accordion
    tableView.delegate = self
    accordion.update(
      with: [
        (Food(title: "Fruit"), ["Apple", "Pear", "Plum"]), (Food(title: "Bread"), ["Rye", "Wheat"]),
        (Food(title: "Cheese"), ["Brie", "Gouda"]),
      ], animated: false)
  }
}

extension FoodScreen: UITableViewDelegate {
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    accordion?.viewForHeader(in: tableView, at: section)
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    accordion?.selectRowIfNeeded(in: tableView, at: indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let isSelected = accordion?.toggleSelectedStateForRow(at: indexPath) else { return }
    if !isSelected { tableView.deselectRow(at: indexPath, animated: true) }
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    accordion?.saveDeselectedStateForRow(at: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 44 }
}
