import Foundation
import HeadlessUIKit

/// The view in which the parts of a page stand, one after the other, without any style.
final class WKContentView: UIView, NeighbourView {
  static var neighbourRole: ElementRole { .web }

  weak var view: WKWebView?
  /// The page itself, which is called by its title.
  private let area = UIView()
  private var page = WebPage()
  private var parts: [(part: WebPage.Part, view: UIView)] = []
  private var width: CGFloat?

  private static let margin: CGFloat = 8
  private static let gap: CGFloat = 4
  private static let fieldSize = CGSize(width: 200, height: 34)
  private static let imageSize = CGSize(width: 44, height: 44)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(area)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a page in the place of the one before.
  func show(_ page: WebPage) {
    self.page = page
    area.accessibilityLabel = page.title.isEmpty ? nil : page.title
    for (_, view) in parts { view.removeFromSuperview() }
    parts = page.parts.map { ($0, view(for: $0.content)) }
    for (_, view) in parts { area.addSubview(view) }
    width = nil
  }

  /// Lays the parts out: each beside the one before, unless it begins a line or does not fit.
  func lay(out width: CGFloat) {
    guard self.width != width else { return }
    self.width = width
    let room = max(0, width - 2 * Self.margin)
    var place = CGPoint(x: Self.margin, y: Self.margin)
    var height: CGFloat = 0
    for (part, view) in parts {
      let size = Self.size(of: view, in: room)
      if place.x > Self.margin, part.startsLine || place.x + size.width > width - Self.margin {
        place = CGPoint(x: Self.margin, y: place.y + height + Self.gap)
        height = 0
      }
      view.frame = CGRect(origin: place, size: size)
      place.x += size.width + Self.gap
      height = max(height, size.height)
    }
    frame = CGRect(x: 0, y: 0, width: width, height: place.y + height + Self.margin)
    area.frame = bounds
  }

  private static func size(of view: UIView, in room: CGFloat) -> CGSize {
    switch view {
    case is UITextField, is UITextView: fieldSize
    case is UIImageView: imageSize
    default:
      {
        let size = view.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
        return CGSize(width: min(size.width, room), height: size.height)
      }()
    }
  }

  // MARK: Parts

  private func view(for content: WebPage.Content) -> UIView {
    switch content {
    case .text(let text, let isHeading): return label(text, isHeading: isHeading)
    case .link(let text, let place, let opensWindow):
      return WebLink(text) { [weak self] in
        self?.view?.follow(place, opensWindow: opensWindow)
      }
    case .image(let name):
      let image = UIImageView()
      image.isAccessibilityElement = true
      image.accessibilityLabel = name
      return image
    case .field(let field) where field.isLong:
      let view = UITextView()
      view.text = field.value
      return view
    case .field(let field):
      let view = UITextField()
      view.text = field.value
      view.placeholder = field.placeholder
      view.isSecureTextEntry = field.isSecure
      view.borderStyle = .roundedRect
      view.addAction(
        UIAction { [weak self] _ in self?.send(field.form) }, for: .editingDidEndOnExit)
      return view
    case .button(let title, let form):
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.send(form) }, for: .touchUpInside)
      return button
    }
  }

  private func label(_ text: String, isHeading: Bool) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    label.font = isHeading ? .preferredFont(forTextStyle: .title1) : .systemFont(ofSize: 17)
    if isHeading { label.accessibilityTraits.insert(.header) }
    return label
  }

  // MARK: Forms

  /// Sends a form, with what stands in its fields now.
  private func send(_ form: Int?) {
    guard let form, page.forms.indices.contains(form) else { return }
    var pairs: [WebPage.Pair] = []
    for case (let part, let view) in parts {
      guard case .field(let field) = part.content, field.form == form, !field.name.isEmpty else {
        continue
      }
      let text = (view as? UITextField)?.text ?? (view as? UITextView)?.text ?? ""
      pairs.append(.init(name: field.name, value: text))
    }
    view?.send(page.forms[form], pairs)
  }
}
