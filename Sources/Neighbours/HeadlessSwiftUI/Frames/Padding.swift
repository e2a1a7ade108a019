/// Room around a view.
public nonisolated struct _PaddingLayout: UnaryLayout {
  /// There is no body.
  public typealias Body = Never

  private static let standard: CGFloat = 16

  /// On which sides.
  public var edges: Edge.Set
  /// How much; `nil` is as much as a device has.
  public var insets: EdgeInsets?

  /// Creates room on some sides.
  public nonisolated init(edges: Edge.Set = .all, insets: EdgeInsets?) {
    self.edges = edges
    self.insets = insets
  }

  private var room: EdgeInsets {
    let insets = insets ?? EdgeInsets(Self.standard, .all)
    return EdgeInsets(
      top: edges.contains(.top) ? insets.top : 0,
      leading: edges.contains(.leading) ? insets.leading : 0,
      bottom: edges.contains(.bottom) ? insets.bottom : 0,
      trailing: edges.contains(.trailing) ? insets.trailing : 0)
  }

  @MainActor func size(of item: _LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
    let room = room
    let size = item.size(proposal.inset(by: room))
    return CGSize(
      width: max(size.width + room.horizontal, 0), height: max(size.height + room.vertical, 0))
  }

  @MainActor func placement(
    of item: _LayoutItem, in size: CGSize, _ proposal: ProposedViewSize
  ) -> Placement {
    let room = room
    return Placement(
      origin: CGPoint(x: room.leading, y: room.top), proposal: proposal.inset(by: room))
  }

  @MainActor func spacing(of item: _LayoutItem) -> ViewSpacing {
    var spacing = item.spacing
    spacing.reset(room.edges)
    return spacing
  }
}
