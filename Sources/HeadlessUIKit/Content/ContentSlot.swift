/// The place in a cell or header for the view of its configuration.
@MainActor struct ContentSlot {
  private var content: (UIView & UIContentView)?

  /// Shows a configuration: in the view that is there, if it can, else in a new one.
  mutating func show(_ configuration: (any UIContentConfiguration)?, in container: UIView) {
    guard let configuration else {
      content?.removeFromSuperview()
      content = nil
      return
    }
    if let content, content.supports(configuration) {
      content.configuration = configuration
      return
    }
    content?.removeFromSuperview()
    let content = configuration.makeContentView()
    content.frame = container.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(content)
    self.content = content
  }
}
