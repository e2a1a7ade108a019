import Foundation
import Interfaces

/// Where a view was drawn, which decides what its constraints leave open.
///
/// Interface Builder makes constraints for that when it builds a file: otherwise the view would
/// have no size, or lie in a corner.
@MainActor
struct DrawnFrame {
  let view: UIView
  let frame: CGRect
  /// Whether the file says that nothing else decides the frame.
  let isFixed: Bool
  /// The axes along which content that comes with the app is to decide the size.
  let awaited: Set<NSLayoutConstraint.Axis>

  init(_ view: UIView, _ frame: CGRect, _ element: InterfaceElement) {
    self.view = view
    self.frame = frame
    isFixed = element.says("fixedFrame")
    var awaited: Set<NSLayoutConstraint.Axis> = []
    if element.number("placeholderIntrinsicWidth") > 0 { awaited.insert(.horizontal) }
    if element.number("placeholderIntrinsicHeight") > 0 { awaited.insert(.vertical) }
    self.awaited = awaited
  }

  private static let fixedIdentifier = "IB auto generated at build time for view with fixed frame"
  private static let openIdentifier = "IB auto generated at build time for view with ambiguity"

  /// Adds constraints for the edges that others leave open.
  static func keep(
    _ frames: [Self], besides constraints: [(holder: UIView, constraint: NSLayoutConstraint)]
  ) {
    guard !frames.isEmpty else { return }
    var known: [ObjectIdentifier: [NSLayoutConstraint.Axis: Decided]] = [:]
    for (holder, constraint) in constraints {
      let ends = [
        (constraint.first.item, constraint.firstAttribute),
        (constraint.second.item, constraint.secondAttribute),
      ]
      for (item, attribute) in ends {
        guard let view = item?.view else { continue }
        let (axis, place) = attribute.place(isMirrored: false)
        guard let place else { continue }
        known[ObjectIdentifier(view), default: [:]][axis, default: Decided()]
          .note(place, fromInside: holder === view)
      }
    }
    for drawn in frames {
      let decided = known[ObjectIdentifier(drawn.view)] ?? [:]
      drawn.keep(.horizontal, besides: decided[.horizontal] ?? Decided())
      drawn.keep(.vertical, besides: decided[.vertical] ?? Decided())
    }
  }

  private func keep(_ axis: NSLayoutConstraint.Axis, besides decided: Decided) {
    guard let superview = view.superview else { return }
    let isRow = axis == .horizontal
    let (start, length) =
      isRow ? (frame.minX, frame.width) : (frame.minY, frame.height)
    var constraints: [NSLayoutConstraint] = []
    if isFixed || !decided.hasPosition {
      constraints.append(
        isRow
          ? view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: start)
          : view.topAnchor.constraint(equalTo: superview.topAnchor, constant: start))
    }
    if isFixed || !decided.hasLength && !hasContent(axis) {
      let dimension = isRow ? view.widthAnchor : view.heightAnchor
      constraints.append(dimension.constraint(equalToConstant: length))
    }
    for constraint in constraints {
      constraint.identifier = isFixed ? Self.fixedIdentifier : Self.openIdentifier
      constraint.isActive = true
    }
  }

  /// Whether the view's content decides about its length.
  private func hasContent(_ axis: NSLayoutConstraint.Axis) -> Bool {
    if view is UIStackView || awaited.contains(axis) { return true }
    let size = view.intrinsicContentSize
    return (axis == .horizontal ? size.width : size.height) >= 0
  }

  /// The parts of a view that constraints decide along an axis.
  private struct Decided {
    private var outer: Set<LayoutPlace> = []
    private var inner: Set<LayoutPlace> = []

    var hasPosition: Bool { !outer.subtracting([.length]).isEmpty }

    var hasLength: Bool {
      // Content that is tied to both edges makes the view as long as itself.
      outer.contains(.length) || outer.count > 1 || inner.isSuperset(of: [.start, .end])
    }

    /// Notes the edge that a constraint decides.
    ///
    /// - Parameter isInside: Whether the view itself holds it, so that it ties its subviews.
    mutating func note(_ place: LayoutPlace, fromInside isInside: Bool) {
      if isInside, place != .length { inner.insert(place) } else { outer.insert(place) }
    }
  }
}
