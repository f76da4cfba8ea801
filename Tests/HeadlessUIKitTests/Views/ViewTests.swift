import HeadlessUIKit
import Testing

/// Views, their hierarchy, their geometry and their environment.
@MainActor struct ViewTests {
  @MainActor private final class Listener: UIView {
    var events: [String] = []
    override func didMoveToSuperview() { events.append(superview == nil ? "alone" : "inside") }
    override func didMoveToWindow() { events.append(window == nil ? "off screen" : "on screen") }
    override func layoutSubviews() { events.append("layout") }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      events.append("traits")
    }
    func takeEvents() -> [String] {
      defer { events = [] }
      return events
    }
  }

  @Test func viewsAreAddedAndRemoved() {
    let outer = UIView()
    let window = UIWindow()
    let listener = Listener()
    outer.addSubview(listener)
    #expect(listener.takeEvents() == ["inside"])
    window.addSubview(outer)
    #expect(listener.takeEvents() == ["on screen"])
    #expect(listener.window === window)
    #expect(listener.isDescendant(of: window))
    listener.removeFromSuperview()
    #expect(listener.takeEvents() == ["alone", "off screen"])
    #expect(outer.subviews.isEmpty)
  }

  /// Who hears that the window is gone hears of it again as well.
  @Test func aViewThatIsAddedAgainIsOnTheScreen() {
    let window = UIWindow()
    let listener = Listener()
    window.addSubview(listener)
    window.addSubview(listener)
    #expect(listener.takeEvents().last == "on screen")
  }

  @Test func orderOfSubviews() {
    let (outer, a, b, c) = (UIView(), UIView(), UIView(), UIView())
    outer.addSubview(a)
    outer.insertSubview(b, at: 0)
    outer.insertSubview(c, belowSubview: a)
    #expect(outer.subviews == [b, c, a])
    outer.bringSubviewToFront(b)
    outer.sendSubviewToBack(a)
    #expect(outer.subviews == [a, c, b])
    outer.insertSubview(a, aboveSubview: c)
    #expect(outer.subviews == [c, a, b])
    b.tag = 7
    #expect(outer.viewWithTag(7) === b)
  }

  @Test func layoutHappensOnRequest() {
    let listener = Listener()
    listener.layoutIfNeeded()
    listener.layoutIfNeeded()
    #expect(listener.takeEvents() == ["layout"])
    listener.setNeedsLayout()
    listener.layoutIfNeeded()
    listener.bounds.size.width = 50
    listener.layoutIfNeeded()
    #expect(listener.takeEvents() == ["layout", "layout"])
  }

  @Test func framesAndBounds() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 50, y: 75, width: 100, height: 50))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(inner)
    view.frame.size = CGSize(width: 120, height: 60)
    #expect(inner.frame == CGRect(x: 0, y: 10, width: 120, height: 10))
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 51, y: 86))
    #expect(inner.convert(CGRect(x: 51, y: 86, width: 1, height: 1), from: nil).origin == CGPoint(x: 1, y: 1))
  }

  @Test func touchesFindTheFrontmostView() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    outer.addSubview(inner)
    #expect(outer.hitTest(CGPoint(x: 15, y: 15), with: nil) === inner)
    #expect(outer.hitTest(CGPoint(x: 5, y: 5), with: nil) === outer)
    #expect(outer.hitTest(CGPoint(x: 500, y: 5), with: nil) == nil)
    inner.isHidden = true
    #expect(outer.hitTest(CGPoint(x: 15, y: 15), with: nil) === outer)
  }

  @Test func environmentComesFromAbove() {
    let outer = UIView()
    let listener = Listener()
    outer.addSubview(listener)
    #expect(listener.effectiveUserInterfaceLayoutDirection == .leftToRight)
    _ = listener.takeEvents()
    outer.overrideTraitCollection = UITraitCollection(
      layoutDirection: .rightToLeft, preferredContentSizeCategory: .accessibilityLarge)
    #expect(listener.takeEvents() == ["traits"])
    #expect(listener.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(listener.traitCollection.preferredContentSizeCategory.isAccessibilityCategory)
    listener.semanticContentAttribute = .forceLeftToRight
    #expect(listener.effectiveUserInterfaceLayoutDirection == .leftToRight)
    listener.semanticContentAttribute = .playback
    #expect(listener.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test func textFollowsTheUsersSize() {
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    UITraitCollection.$current.withValue(large) {
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 40)
      #expect(UIFontMetrics.default.scaledValue(for: 10) == 24)
    }
    #expect(UIContentSizeCategory.small < .extraLarge)
  }

  @Test func valuesAreComparedByWhatTheyStandFor() {
    #expect(UIColor.red == UIColor.red)
    #expect(UIColor.red != UIColor.red.withAlphaComponent(0.5))
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIImage(systemName: "star") == UIImage(systemName: "star"))
    #expect(UIImage(systemName: "star") != UIImage(named: "star"))
    #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12))
    var content = UIListContentConfiguration.cell()
    content.text = "a"
    #expect(content != .cell())
    content.text = nil
    #expect(content == .cell())
  }

  @Test func rotationsAddUp() {
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    let half = quarter.rotated(by: .pi / 2)
    #expect(abs(half.a + 1) < 0.001)
    #expect(abs(half.b) < 0.001)
    #expect(CGAffineTransform(scaleX: 2, y: 3).concatenating(.identity) == CGAffineTransform(scaleX: 2, y: 3))
    #expect(CGAffineTransform.identity.isIdentity)
  }

  @Test func constraintsAreRecorded() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    let constraints = [
      inner.leadingAnchor.constraint(equalTo: outer.layoutMarginsGuide.leadingAnchor, constant: 4),
      inner.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ]
    NSLayoutConstraint.activate(constraints)
    #expect(inner.constraints == constraints)
    constraints[0].isActive = false
    #expect(inner.constraints == [constraints[1]])
  }

  // MARK: Content

  private struct Badge: UIContentConfiguration {
    var text: String
    func makeContentView() -> UIView & UIContentView { BadgeView(configuration: self) }
    func updated(for state: any UIConfigurationState) -> Badge {
      guard let state = state as? UICellConfigurationState, state.isSelected else { return self }
      return Badge(text: text.uppercased())
    }
  }

  @MainActor private final class BadgeView: UIView, UIContentView {
    let label = UILabel()
    var configuration: any UIContentConfiguration {
      didSet { label.text = (configuration as? Badge)?.text }
    }
    init(configuration: Badge) {
      self.configuration = configuration
      super.init(frame: .zero)
      label.text = configuration.text
      addSubview(label)
    }
    required init?(coder: NSCoder) { nil }
  }

  /// UITableViewCell.contentConfiguration: the content view is kept while it supports the configuration.
  @Test func cellShowsItsConfiguration() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "own"
    cell.contentConfiguration = Badge(text: "a")
    #expect(cell.textLabel == nil)
    let content = try #require(cell.contentView.subviews.first as? BadgeView)
    #expect(cell.contentView.subviews.count == 1)
    cell.contentConfiguration = Badge(text: "b")
    #expect(cell.contentView.subviews == [content])
    #expect(content.label.text == "b")
    cell.isSelected = true
    #expect(content.label.text == "B")
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(cell.contentView.subviews.first is UIListContentView)
    cell.contentConfiguration = nil
    #expect(cell.textLabel?.superview === cell.contentView)
  }

  @Test func configurationUpdateHandlerFollowsTheState() {
    let cell = UITableViewCell()
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    cell.isSelected = true
    cell.isSelected = true
    cell.setSelected(false, animated: false)
    #expect(states == [false, true, false])
  }

  @Test func labelsAndImagesMeasureThemselves() {
    let label = UILabel()
    label.text = "abcd"
    label.font = .systemFont(ofSize: 10)
    #expect(label.intrinsicContentSize == CGSize(width: 20, height: 12))
    label.sizeToFit()
    #expect(label.bounds.size == CGSize(width: 20, height: 12))
    #expect(UIImageView(image: UIImage(systemName: "star")).frame.size == CGSize(width: 20, height: 20))
    #expect(label.accessibilityLabel == "abcd")
    label.accessibilityLabel = "other"
    #expect(label.accessibilityLabel == "other")
  }

  @Test func activitySignHidesWhenNothingGoesOn() {
    let sign = UIActivityIndicatorView(style: .medium)
    #expect(sign.isHidden)
    sign.startAnimating()
    #expect(!sign.isHidden)
    sign.hidesWhenStopped = false
    sign.stopAnimating()
    #expect(!sign.isHidden && !sign.isAnimating)
  }

  @Test func animationsChangeAtOnceAndEndWhenTold() {
    let view = UIView()
    var outcome: Bool?
    Animations.deferring { animations in
      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: {
        outcome = $0
      }
      #expect(view.alpha == 0)
      #expect(outcome == nil)
      animations.finish()
      #expect(outcome == true)
    }
    #expect(UIView.areAnimationsEnabled)
    UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled) }
  }

  @Test func animationsEndAtTheLatestWithTheirScope() {
    var isDone = false
    Animations.deferring { _ in
      UIView.transition(with: UIView(), duration: 1, animations: nil) { _ in isDone = true }
    }
    #expect(isDone)
  }
}
