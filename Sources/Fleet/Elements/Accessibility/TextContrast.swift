import Foundation
import HeadlessUIKit

/// How much a text stands out from its background, where both colours are known.
///
/// The ratio is defined by the Web Content Accessibility Guidelines: 1 for the same colour twice,
/// and 21 for black on white.
@MainActor
struct TextContrast {
  /// The least ratio of the colours of the text.
  let ratio: Double
  /// The ratio that such a text needs.
  let needed: Double

  /// The contrast that ordinary text needs, and that large text needs.
  private static let ordinary = 4.5
  static let large = 3.0
  /// The size from which text is large, and that for bold text.
  private static let largeSize: CGFloat = 18
  private static let largeBoldSize: CGFloat = 14

  /// Compares the text of a view with its background; `nil` where one color is unknown.
  ///
  /// The text of a button is its title. Disabled elements, and ones colored by UIKit, need no
  /// contrast.
  init?(of view: UIView) {
    guard let view = Self.viewWithText(of: view), !Self.isColoredByUIKit(view) else { return nil }
    guard let text = Self.text(of: view), let behind = Self.background(of: view) else { return nil }
    let fade = Double(view.alpha)
    let ratios = text.colors.map { color in
      Self.ratio(Shade(color, in: view).faded(to: fade).on(behind), behind)
    }
    guard let least = ratios.min() else { return nil }
    ratio = least
    let isBold = text.font.fontDescriptor.symbolicTraits.contains(.traitBold)
    let size = text.font.pointSize
    needed = size >= (isBold ? Self.largeBoldSize : Self.largeSize) ? Self.large : Self.ordinary
  }

  // MARK: The text

  /// Whether UIKit has given a text its color, which no app is to mend: a cell's second text, or the
  /// title of a section.
  private static func isColoredByUIKit(_ view: UIView) -> Bool {
    guard let label = view as? UILabel, label.textColor == .secondaryLabel else { return false }
    return switch label.superview?.superview {
    case let cell as UITableViewCell: cell.detailTextLabel === label
    case let title as UITableViewHeaderFooterView: title.textLabel === label
    default: false
    }
  }

  private static func viewWithText(of view: UIView) -> UIView? {
    guard let button = view as? UIButton else { return view }
    let title = button.currentAttributedTitle?.string ?? button.currentTitle ?? ""
    return button.isEnabled && !title.isEmpty ? button.titleLabel : nil
  }

  private static func text(of view: UIView) -> (colors: [UIColor], font: UIFont)? {
    switch view {
    case let label as UILabel:
      guard label.isEnabled, let text = label.attributedText, text.length > 0 else { return nil }
      let own: UIColor =
        label.isHighlighted ? label.highlightedTextColor ?? label.textColor : label.textColor
      return (colors(of: text, or: own), label.font)
    case let text as UITextView:
      guard text.hasText, let font = text.font else { return nil }
      return (colors(of: text.attributedText, or: text.textColor ?? .label), font)
    case let field as UITextField:
      guard field.isEnabled, field.hasText, let font = field.font else { return nil }
      return (colors(of: field.attributedText ?? .init(string: ""), or: .label), font)
    default: return nil
    }
  }

  private static func colors(of text: NSAttributedString, or color: UIColor) -> [UIColor] {
    var colors: [UIColor] = []
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttribute(.foregroundColor, in: whole) { value, _, _ in
      colors.append(value as? UIColor ?? color)
    }
    return colors
  }

  // MARK: Background

  /// The colour behind the text of a view.
  ///
  /// `nil` where there is a picture, a gradient, an effect, or no opaque view behind.
  private static func background(of view: UIView) -> Shade? {
    var shades: [Shade] = []
    var current = view
    while true {
      guard isFlat(current), current === view || current.alpha >= 1 else { return nil }
      for shade in self.shades(of: current) {
        shades.append(shade)
        if shade.isOpaque { return mixed(shades) }
      }
      guard let superview = current.superview else { return nil }
      let place = superview.convert(view.bounds, from: view)
      let behind = superview.subviews.prefix { $0 !== current }
      for sibling in behind.reversed() where shows(sibling, in: place) {
        guard let flat = flatShades(of: sibling, over: place) else { return nil }
        for shade in flat {
          shades.append(shade)
          if shade.isOpaque { return mixed(shades) }
        }
      }
      current = superview
    }
  }

  /// Whether a view, or something within it, shows at a place of its superview.
  private static func shows(_ view: UIView, in place: CGRect) -> Bool {
    guard !view.isHidden, view.alpha > 0, let superview = view.superview,
      view.frame.meets(place)
    else { return false }
    if !isFlat(view) || !shades(of: view).isEmpty || text(of: view) != nil { return true }
    let inside = view.convert(place, from: superview)
    return view.subviews.contains { shows($0, in: inside) }
  }

  /// The colours of a view that lies behind all of a place, and shows nothing else there.
  private static func flatShades(of view: UIView, over place: CGRect) -> [Shade]? {
    guard isFlat(view), text(of: view) == nil, view.frame.contains(place),
      let superview = view.superview
    else { return nil }
    let inside = view.convert(place, from: superview)
    guard !view.subviews.contains(where: { shows($0, in: inside) }) else { return nil }
    return shades(of: view)
  }

  /// The colours that a flat view shows behind its content, the one in front first.
  private static func shades(of view: UIView) -> [Shade] {
    let button = view as? UIButton
    let configured = button?.resolvedConfiguration?.background
      .resolvedBackgroundColor(for: view.tintColor)
    return [configured, view.backgroundColor].compactMap { color in
      color.map { Shade($0, in: view).faded(to: Double(view.alpha)) }
    }
  }

  /// Whether a view shows only its background and its text.
  private static func isFlat(_ view: UIView) -> Bool {
    switch view {
    case let image as UIImageView: if image.image != nil { return false }
    case let effect as UIVisualEffectView: if effect.effect != nil { return false }
    case let field as UITextField:
      if field.borderStyle != .none || field.background != nil { return false }
    case let button as UIButton: if !isFlat(button) { return false }
    case is UILabel, is UITextView: break
    case is UISwitch, is UISlider, is UISegmentedControl, is UIStepper,
      is UIDatePicker,
      is UIPickerView, is UIProgressView, is UISearchBar, is UINavigationBar, is UITabBar,
      is UIToolbar:
      // Their colours do not tell what these views draw.
      return false
    default: break
    }
    let layer = view.layer
    return !(layer is CAGradientLayer) && layer.sublayers?.isEmpty != false && layer.contents == nil
  }

  /// Whether a button shows only uniform colours behind its content.
  private static func isFlat(_ button: UIButton) -> Bool {
    guard button.currentBackgroundImage == nil else { return false }
    guard let background = button.resolvedConfiguration?.background else {
      // A system button that is selected has a shape behind its title.
      return button.buttonType == .custom || !button.isSelected
    }
    return background.customView == nil && background.visualEffect == nil
      && background.backgroundInsets == .zero
  }

  private static func mixed(_ shades: [Shade]) -> Shade? {
    guard var result = shades.last else { return nil }
    for shade in shades.dropLast().reversed() { result = shade.on(result) }
    return result
  }

  // MARK: Colours

  private struct Shade {
    var red: Double
    var green: Double
    var blue: Double
    var alpha: Double

    init(red: Double, green: Double, blue: Double, alpha: Double) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    @MainActor
    init(_ color: UIColor, in view: UIView) {
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      color.resolvedColor(with: view.traitCollection)
        .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      self.init(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    }

    var isOpaque: Bool { alpha >= 1 }

    func faded(to share: Double) -> Self {
      Self(red: red, green: green, blue: blue, alpha: alpha * share)
    }

    /// The colour that is seen where this one lies on an opaque one.
    func on(_ other: Self) -> Self {
      func mix(_ front: Double, _ back: Double) -> Double { front * alpha + back * (1 - alpha) }
      return Self(
        red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
        alpha: 1)
    }

    /// The relative luminance, as the guidelines define it.
    var luminance: Double {
      func linear(_ value: Double) -> Double {
        let value = min(max(value, 0), 1)
        return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
  }

  private static func ratio(_ one: Shade, _ other: Shade) -> Double {
    let (first, second) = (one.luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }
}
