/// What may cover parts of the screen.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Bars, and the device's own edges.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of it.
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// A view that goes on under what covers the screen.
public nonisolated struct _SafeAreaRegionsIgnoringLayout: UnaryLayout {
  /// There is no body.
  public typealias Body = Never

  let regions: SafeAreaRegions
  let edges: Edge.Set

  @MainActor func place(
    _ item: _LayoutItem, at origin: CGPoint, in size: CGSize, _ proposal: ProposedViewSize,
    _ canvas: UIKitCanvas
  ) {
    let proposed = proposal.replacingUnspecifiedDimensions(by: size)
    let rect = CGRect(
      x: origin.x + (size.width - proposed.width) / 2,
      y: origin.y + (size.height - proposed.height) / 2, width: proposed.width,
      height: proposed.height)
    let grown = canvas.grown(rect, edges, regions)
    guard grown != rect else { return item.place(origin, proposal, canvas) }
    let inner = ProposedViewSize(
      width: proposal.width == nil ? nil : grown.width,
      height: proposal.height == nil ? nil : grown.height)
    let own = item.size(inner)
    let outer = canvas.room
    canvas.room.safeArea = grown.union(outer.safeArea)
    item.place(
      CGPoint(x: grown.midX - own.width / 2, y: grown.midY - own.height / 2), inner, canvas)
    canvas.room = outer
  }
}
