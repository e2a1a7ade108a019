public import HeadlessSwiftUI

/// A part of what a live activity shows at the top of the screen where it is as large as can be.
@preconcurrency @MainActor
public struct DynamicIslandExpandedRegion<Content: View> {
  let region: DynamicIslandRegion

  /// Creates a part at a position.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) { region = DynamicIslandRegion(position: position, view: AnyView(content())) }

  /// Has other margins, which are not shown here.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: Double) -> Self { self }
}

/// Where a part stands.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  private let name: String

  /// Before the camera.
  public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
  /// After the camera.
  public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
  /// Below the camera.
  public static let center = DynamicIslandExpandedRegionPosition(name: "center")
  /// Below all.
  public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// Whether a part stands beside the camera or goes on below it.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  private let name: String

  /// Beside the camera.
  public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(name: "default")
  /// Below it, too, where there is too little room.
  public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(
    name: "belowIfTooWide")
}

/// A part, of whichever type its views are.
struct DynamicIslandRegion {
  let position: DynamicIslandExpandedRegionPosition
  let view: AnyView
}
