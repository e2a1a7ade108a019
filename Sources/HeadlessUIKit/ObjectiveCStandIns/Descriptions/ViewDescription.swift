import Foundation

/// A view and all that is in it, a line each, as `recursiveDescription` of UIKit has them, without
/// addresses.
@MainActor
package struct ViewDescription {
  package private(set) var text: String

  package init(of view: UIView) {
    text = ""
    add(view, depth: 0)
  }

  private mutating func add(_ view: UIView, depth: Int) {
    if depth > 0 { text += "\n" + Indent.before(depth) }
    text += Self.line(view)
    for subview in view.subviews { add(subview, depth: depth + 1) }
  }

  /// Describes a view in UIKit's words.
  private static func line(_ view: UIView) -> String {
    let frame = view.frame
    var parts = [
      ClassName.of(view),
      "frame = (\(number(frame.minX)) \(number(frame.minY)); "
        + "\(number(frame.width)) \(number(frame.height)))",
    ]
    if let text = text(of: view) { parts.append("text = '\(text)'") }
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    if view.alpha != 1 { parts.append("alpha = \(number(view.alpha))") }
    if view.isHidden { parts.append("hidden = YES") }
    if !isOpaque(view) { parts.append("opaque = NO") }
    let mask = Self.mask(view.autoresizingMask)
    if !mask.isEmpty { parts.append("autoresize = \(mask)") }
    if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if view.tag != 0 { parts.append("tag = \(view.tag)") }
    if view.gestureRecognizers?.isEmpty == false {
      parts.append("gestureRecognizers = <NSArray>")
    }
    parts.append("layer = <\(layerName(view))>")
    return "<\(parts.joined(separator: "; "))>"
  }

  private static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }

  private static func text(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let field as UITextField: field.text
    case let view as UITextView: view.text
    default: nil
    }
  }

  /// Whether a view is opaque: labels and what draws images are not, unless the app says so.
  private static func isOpaque(_ view: UIView) -> Bool {
    switch view {
    case is UILabel, is UIImageView, is UIControl, is UIActivityIndicatorView: false
    default: view.isOpaque
    }
  }

  private static func mask(_ mask: UIView.AutoresizingMask) -> String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { mask.contains($0.0) }.map(\.1).joined(separator: "+")
  }

  private static func layerName(_ view: UIView) -> String {
    let name = ClassName.of(view.layer)
    guard name == "CALayer" else { return name }
    return switch view {
    case is UILabel: "_UILabelLayer"
    case is UIWindow: "UIWindowLayer"
    case is UIStackView: "CATransformLayer"
    default: name
    }
  }
}

/// The start of a line that is in others.
enum Indent {
  static func before(_ depth: Int) -> String {
    "   " + String(repeating: "|    ", count: depth - 1) + "| "
  }
}
