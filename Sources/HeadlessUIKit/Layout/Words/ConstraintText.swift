import Foundation

/// A constraint in UIKit's words, without addresses (behaviour 751).
@MainActor
struct ConstraintText {
  /// One side of a constraint.
  struct Side {
    var item: Item
    var attribute: NSLayoutConstraint.Attribute
  }

  /// The view or guide on one side of the constraint.
  struct Item {
    /// How UIKit calls it: by its class and its text, or by its identifier.
    var name: String
    /// The class, if the item goes by its identifier.
    var namedClass: String?
    var object: NSObject?
    /// The view around it.
    var container: UIView?
  }

  var type = "NSLayoutConstraint"
  /// Whether the distance is the system's between two heights (behaviour 751).
  var isSystemSpacing = false
  var identifier: String?
  var first: Side
  var relation: NSLayoutConstraint.Relation
  var second: Side?
  var multiplier: CGFloat = 1
  var constant: CGFloat
  var priority: Float = UILayoutPriority.required.rawValue
  var isActive = true

  var text: String {
    let visual = visualFormat
    var names = [first, second].compactMap(\.self).reduce(into: [String]()) { names, side in
      guard let type = side.item.namedClass, side.item.name != visual?.around?.name else { return }
      let name = "\(side.item.name):\(type)"
      if !names.contains(name) { names.append(name) }
    }
    if let around = visual?.around { names.append("'|':\(around.name)") }
    let label = identifier.map { "'\($0)' " } ?? ""
    let wish =
      priority < UILayoutPriority.required.rawValue ? " priority:\(Self.number(priority))" : ""
    return
      "<\(isSystemSpacing ? "_UISystemBaselineConstraint" : type) \(label)\(visual?.text ?? equation)\(wish)"
      + Self.ending(isActive: isActive, names: names)
  }

  /// Returns what stands behind a constraint: whether it is active, and whom its names mean.
  static func ending(isActive: Bool = true, names: [String]) -> String {
    let state = isActive ? "active" : "inactive"
    return names.isEmpty
      ? "   (\(state))>" : "   (\(state), names: \(names.joined(separator: ", ")) )>"
  }

  /// Returns the class of an object; the app's have their module, as in Objective-C.
  static func className(of object: NSObject) -> String {
    let names = String(reflecting: Swift.type(of: object)).split(separator: ".")
    // A class inside a function has its place in the file as well.
    let path = names.filter { !$0.hasPrefix("(") }
    return (path.first == "HeadlessUIKit" ? path.dropFirst() : path[...]).joined(separator: ".")
  }

  /// Returns a number as UIKit prints it, with at most six digits.
  static func number(_ number: some BinaryFloatingPoint) -> String {
    String(format: "%g", Double(number))
  }

  // MARK: Equations

  private var equation: String {
    let left = "\(first.item.name).\(first.attribute.name) \(relation.symbol) "
    let size = Self.number(constant.magnitude)
    guard let second else { return left + (constant < 0 ? "- " : "") + size }
    let factor = multiplier == 1 ? "" : "\(Self.number(multiplier))*"
    let sum: String
    if isSystemSpacing {
      sum = " \(spacing)"
    } else {
      sum = constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(size)"
    }
    return "\(left)\(factor)\(second.item.name).\(second.attribute.name)\(sum)"
  }

  // MARK: Distances

  /// A distance to the next view or to the superview as visual format; `nil` for anything else, and
  /// for a distance that is written from the other end.
  private var visualFormat: (text: String, around: Item?)? {
    guard let second, multiplier == 1, let side = first.attribute.side else { return nil }
    let (one, other) = (first.item, second.item)
    let least = relation == .equal ? "" : relation.symbol
    let wish = priority < UILayoutPriority.required.rawValue ? "@\(Self.number(priority))" : ""
    let gap = "-(\(least)\(spacing)\(wish))-"
    let axis = side.isVertical ? "V:" : "H:"
    let direction = first.attribute.isLeftOrRight ? "(LTR)" : ""
    if second.attribute == first.attribute {
      if side.isStart, Self.contains(other, one) {
        return ("\(axis)|\(gap)[\(one.name)]\(direction)", other)
      }
      if !side.isStart, Self.contains(one, other) {
        return ("\(axis)[\(other.name)]\(gap)|\(direction)", one)
      }
      return nil
    }
    guard side.isStart, second.attribute == side.opposite, !Self.contains(one, other),
      !Self.contains(other, one)
    else { return nil }
    return ("\(axis)[\(other.name)]\(gap)[\(one.name)]\(direction)", nil)
  }

  /// The distance, which has a name if it is the system's.
  private var spacing: String {
    let size = Self.number(constant)
    return isSystemSpacing ? "NSLayoutAnchorConstraintSpace(\(size))" : size
  }

  private static func contains(_ outer: Item, _ inner: Item) -> Bool {
    outer.object != nil && inner.container === outer.object
  }
}

@MainActor
extension ConstraintText.Item {
  init(_ item: LayoutItem?) {
    switch item {
    case .view(let view):
      let type = ConstraintText.className(of: view)
      let identifier = view.accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 }
      self.init(
        name: identifier ?? type + Self.quoted(view), namedClass: identifier.map { _ in type },
        object: view, container: view.storedSuperview)
    case .guide(let guide as BarLayoutGuide):
      self.init(name: "_UILayoutGuide", object: guide, container: guide.owningView)
    case .guide(let guide):
      let identifier = guide.identifier.isEmpty ? "" : "'\(guide.identifier)'"
      self.init(
        name: ConstraintText.className(of: guide) + identifier, object: guide,
        container: guide.owningView)
    case nil: self.init(name: "(null)")
    }
  }

  /// How many characters of a text are told.
  private static let quotedLength = 25

  private static func quoted(_ view: UIView) -> String {
    let text = (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle
    guard let text, !text.isEmpty else { return "" }
    return text.count > quotedLength ? "'\(text.prefix(quotedLength))...'" : "'\(text)'"
  }
}
