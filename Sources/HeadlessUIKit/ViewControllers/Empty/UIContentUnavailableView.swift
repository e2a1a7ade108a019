public import Foundation

/// A view with the content of an empty screen.
open class UIContentUnavailableView: UIView, UIContentView {
  // MARK: Creating a content unavailable view

  /// Creates a view that shows a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    current = configuration
    super.init(frame: .zero)
    show()
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    current = .empty()
    super.init(coder: coder)
    show()
  }

  // MARK: Getting the configuration

  /// The configuration that the view shows; a configuration of another type is ignored.
  open var configuration: any UIContentConfiguration {
    get { current }
    set {
      guard let configuration = newValue as? UIContentUnavailableConfiguration else { return }
      current = configuration
      show()
    }
  }

  /// Whether the content can be scrolled where there is little room; here it never is.
  open var isScrollEnabled = true

  // MARK: Laying out subviews

  /// Puts the parts below each other, in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let margins = current.directionalLayoutMargins
    let width = max(0, bounds.width - margins.leading - margins.trailing)
    let sizes = parts.map { part -> CGSize in
      let size = part.view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      return CGSize(width: min(size.width, width), height: size.height)
    }
    let gaps = parts.dropFirst().reduce(0) { $0 + $1.gap }
    let height = sizes.reduce(0) { $0 + $1.height } + gaps
    var top = bounds.midY - height / 2
    for (index, part) in parts.enumerated() {
      if index > 0 { top += part.gap }
      part.view.frame = CGRect(
        x: bounds.midX - sizes[index].width / 2, y: top, width: sizes[index].width,
        height: sizes[index].height)
      top += sizes[index].height
    }
  }

  // MARK: Storage

  private var current: UIContentUnavailableConfiguration
  private var parts: [(view: UIView, gap: CGFloat)] = []

  // MARK: The model

  private func show() {
    for part in parts { part.view.removeFromSuperview() }
    parts = []
    if current.isLoading {
      let wheel = UIActivityIndicatorView(style: .medium)
      wheel.startAnimating()
      add(wheel, 0)
    }
    if let image = current.image { add(UIImageView(image: image), 0) }
    add(label(current.text, current.attributedText, .headline), current.imageToTextPadding)
    add(
      label(current.secondaryText, current.secondaryAttributedText, .subheadline),
      current.textToSecondaryTextPadding)
    add(button(current.button, current.buttonProperties), current.textToButtonPadding)
    add(
      button(current.secondaryButton, current.secondaryButtonProperties),
      current.buttonToSecondaryButtonPadding)
    setNeedsLayout()
  }

  private func add(_ view: UIView?, _ gap: CGFloat) {
    guard let view else { return }
    parts.append((view, gap))
    addSubview(view)
  }

  private func label(
    _ text: String?, _ attributed: NSAttributedString?, _ style: UIFont.TextStyle
  ) -> UILabel? {
    guard text?.isEmpty == false || attributed != nil else { return nil }
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    label.numberOfLines = 0
    label.textAlignment = .center
    if let attributed { label.attributedText = attributed } else { label.text = text }
    return label
  }

  private func button(
    _ look: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIButton? {
    guard look.title != nil || look.attributedTitle != nil || look.image != nil else { return nil }
    let button = UIButton(configuration: look, primaryAction: nil)
    if let action = properties.primaryAction {
      button.addAction(action, for: .primaryActionTriggered)
    }
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    button.isEnabled = properties.isEnabled
    button.role = properties.role
    return button
  }
}
