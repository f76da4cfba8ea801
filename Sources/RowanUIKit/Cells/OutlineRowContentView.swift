/// Shows an ``OutlineRowConfiguration``, from where reading begins: guide lines, chevron, check box, picture, texts
/// and what goes on.
@MainActor final class OutlineRowContentView: UIView, UIContentView {
  private let guides = GuideLinesView(frame: .zero)
  private let chevron = DisclosureButton(frame: .zero)
  private let check = CheckButton(frame: .zero)
  private let picture = UIImageView(image: nil)
  private let title = UILabel(frame: .zero)
  private let subtitle = UILabel(frame: .zero)
  private let activity = UIActivityIndicatorView(style: .medium)
  private lazy var indentation = guides.widthAnchor.constraint(equalToConstant: 0)
  private var shown: OutlineRowConfiguration

  init(_ configuration: OutlineRowConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    addParts()
    show(configuration, isTurning: false)
  }

  required init?(coder: NSCoder) { nil }

  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? OutlineRowConfiguration else { return }
      let isTurning = window != nil && new.identity != nil && new.identity == shown.identity
      shown = new
      show(new, isTurning: isTurning)
    }
  }

  private func addParts() {
    let texts = UIStackView(arrangedSubviews: [title, subtitle])
    texts.axis = .vertical
    let line = UIStackView(arrangedSubviews: [chevron, check, picture, texts, activity])
    line.alignment = .center
    line.spacing = 8
    for view in [guides, line] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    for label in [title, subtitle] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    picture.setContentHuggingPriority(.required, for: .horizontal)
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      guides.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      guides.topAnchor.constraint(equalTo: topAnchor),
      guides.bottomAnchor.constraint(equalTo: bottomAnchor),
      indentation,
      line.leadingAnchor.constraint(equalTo: guides.trailingAnchor),
      line.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      line.topAnchor.constraint(equalTo: margins.topAnchor),
      line.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  private func show(_ content: OutlineRowConfiguration, isTurning: Bool) {
    let style = content.style
    let width = UIFontMetrics(forTextStyle: style.titleStyle).scaledValue(for: style.indentation)
    let levels = min(max(content.level, 0), style.indentedLevels)
    indentation.constant = CGFloat(levels) * width
    guides.show(levels: levels, width: width, color: style.showsGuideLines ? style.guideLineColor : nil)
    chevron.show(content, isTurning: isTurning)
    check.show(content)
    picture.image = content.image
    picture.isHidden = content.image == nil
    title.text = content.title
    title.font = .preferredFont(forTextStyle: style.titleStyle)
    title.textColor = content.isPlaceholder ? .secondaryLabel : .label
    subtitle.text = content.subtitle
    subtitle.isHidden = content.subtitle == nil
    subtitle.font = .preferredFont(forTextStyle: style.subtitleStyle)
    subtitle.textColor = .secondaryLabel
    if content.isActive { activity.startAnimating() } else { activity.stopAnimating() }
  }
}
