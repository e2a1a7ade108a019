import Foundation

/// The state of a view or a guide in layouts.
///
/// Constraints refer to nodes, not to views: a weak reference takes longer to follow than a
/// constraint to solve.
@MainActor
final class LayoutNode {
  /// The last layout that decided the frame, or in which the view was the root.
  var result: LayoutResult?
  /// The number of the view or guide in that layout.
  var slot: Int32 = -1
  /// The pass that is collecting, and the number in it.
  var stamp: UInt64 = 0
  var index: Int32 = -1
  /// The size of the content; asked for again once that is told to have changed.
  var content: CGSize?
  /// Whether a layout has taken the frame as it is, because it does not decide it.
  var isGiven = false
  /// Whether a layout has placed the view.
  var wasLaidOut = false
  /// The kind of the view's class.
  let features: Features

  struct Features: OptionSet {
    let rawValue: UInt8
    static let scrolls = Self(rawValue: 1 << 0)
    static let stacks = Self(rawValue: 1 << 1)
    static let hasBaselines = Self(rawValue: 1 << 2)
    static let dependsOnWidth = Self(rawValue: 1 << 3)
  }

  init(_ view: UIView?) { features = view.map { Self.features(of: $0) } ?? [] }

  /// Casts to protocols are slow, so that each class is looked at once.
  private static var known: [ObjectIdentifier: Features] = [:]

  private static func features(of view: UIView) -> Features {
    let type = ObjectIdentifier(type(of: view))
    if let features = known[type] { return features }
    var features: Features = []
    if view is UIScrollView { features.insert(.scrolls) }
    if view is UIStackView { features.insert(.stacks) }
    if view is any TextBaselines { features.insert(.hasBaselines) }
    if view is any WidthDependentHeight { features.insert(.dependsOnWidth) }
    known[type] = features
    return features
  }
}

/// One end of a constraint: a view, or one of the guides that every view has, or a guide by itself.
@MainActor
struct LayoutEnd {
  let node: LayoutNode
  /// Which guide of the node's view is meant; `nil` means the view, or the guide that the node is.
  let kind: UILayoutGuide.Kind?

  init?(_ item: LayoutItem?) {
    switch item {
    case .view(let view):
      node = view.layoutNode
      kind = nil
    case .guide(let guide) where guide.kind == .plain:
      node = guide.node
      kind = nil
    case .guide(let guide):
      guard let owner = guide.storedOwner else { return nil }
      node = owner.layoutNode
      kind = guide.kind
    case nil: return nil
    }
  }
  /// Whether it is the same as another one, or both are `nil`.
  static func isSame(_ one: LayoutEnd?, _ other: LayoutEnd?) -> Bool {
    one?.node === other?.node && one?.kind == other?.kind
  }
}

/// A view with lines of text, whose baselines can be aligned with others.
@preconcurrency @MainActor
protocol TextBaselines: UIView {
  /// The distance from the top edge to the baseline of the first line.
  var firstBaselineOffset: CGFloat { get }
  /// The distance from the baseline of the last line to the bottom edge.
  var lastBaselineOffset: CGFloat { get }
}

/// A view whose height depends on its width.
@preconcurrency @MainActor
protocol WidthDependentHeight: UIView {
  /// Returns the height of the content at a width.
  func contentHeight(forWidth width: CGFloat) -> CGFloat
}
