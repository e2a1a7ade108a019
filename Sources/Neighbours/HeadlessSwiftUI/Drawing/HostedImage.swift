/// The view of a picture, which is no image view to code that walks the views.
final class HostedImage: HostedView {
  private(set) var image: UIImage?
  private var picture: Image?
  private var label: String?
  private var paint: (() -> UIColor)?

  func show(_ picture: Image, _ node: _AnyNode) {
    let environment = node.environment
    self.picture = picture
    image = picture.uiImage(environment)
    let isTemplate = picture.isTemplate(image)
    paint = isTemplate ? { _Paint.foreground.color(environment) } : nil
    switch picture.spoken {
    case .nothing: label = nil
    case .text(let text): label = TextResolver(node).string(text)
    case .name: label = name(picture, node)
    }
    marksChanged()
    setNeedsDisplay()
  }

  /// The name of a picture, or what the app's texts have for it.
  private func name(_ picture: Image, _ node: _AnyNode) -> String? {
    switch picture.source {
    case .named(let name, let bundle):
      return TextResolver(node).string(Text(LocalizedStringKey(name), bundle: bundle))
    case .symbol(let name): return name
    case .resource: return image?.accessibilityIdentifier
    case .uiImage: return nil
    }
  }

  override var ownLabel: String? { label }
  override var ownTraits: UIAccessibilityTraits { .image }
  override func marksChanged() {
    isAccessibilityElement = label != nil || marks.label != nil || marks.added != []
  }

  override func draw(_ rect: CGRect) {
    guard let image, let picture else { return }
    var shown = image
    if let color = paint?() { shown = image.withTintColor(color, renderingMode: .alwaysOriginal) }
    guard picture.isResizable, picture.capInsets != EdgeInsets() || picture.isTiled else {
      return shown.draw(in: bounds)
    }
    let insets = UIEdgeInsets(
      top: picture.capInsets.top, left: picture.capInsets.leading,
      bottom: picture.capInsets.bottom, right: picture.capInsets.trailing)
    shown.resizableImage(withCapInsets: insets, resizingMode: picture.isTiled ? .tile : .stretch)
      .draw(in: bounds)
  }
}
