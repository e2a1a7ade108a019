public import Foundation
public import HeadlessSwiftUI
import HeadlessWidgetKit

/// What a live activity shows at the top of the screen.
@preconcurrency @MainActor
public struct DynamicIsland {
  private let regions: () -> [DynamicIslandRegion]
  private let compactLeading: () -> AnyView
  private let compactTrailing: () -> AnyView
  private let minimal: () -> AnyView

  /// Creates what is shown: as large as can be, at both sides, and beside another activity.
  public init<Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder
    expanded: @escaping @MainActor () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping @MainActor () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping @MainActor () -> CompactTrailing,
    @ViewBuilder minimal: @escaping @MainActor () -> Minimal
  ) {
    regions = { expanded().regions }
    self.compactLeading = { AnyView(compactLeading()) }
    self.compactTrailing = { AnyView(compactTrailing()) }
    self.minimal = { AnyView(minimal()) }
  }

  /// Says which address a tap opens, which none does here.
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }

  /// Has a color around, which is not shown here.
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }

  /// Has other margins, which are not shown here.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland { self }

  func view(_ presentation: SimulatedWidgets.Presentation) -> AnyView {
    switch presentation {
    case .expanded: AnyView(ExpandedIsland(regions: regions()))
    case .compact:
      AnyView(
        HStack {
          compactLeading(); Spacer(); compactTrailing()
        })
    case .minimal, .lockScreen: minimal()
    }
  }
}

/// The ways in which a live activity is shown at the top of the screen.
public struct DynamicIslandMode: Equatable, Sendable {
  private let name: String

  /// At the leading side.
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  /// At the trailing side.
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  /// As large as can be.
  public static let expanded = DynamicIslandMode(name: "expanded")
  /// Beside another activity.
  public static let minimal = DynamicIslandMode(name: "minimal")
}

/// The regions around the camera: it is between the leading and the trailing one.
private struct ExpandedIsland: View {
  let regions: [DynamicIslandRegion]

  var body: some View {
    VStack {
      HStack(alignment: .top) {
        views(.leading)
        Spacer()
        views(.center)
        Spacer()
        views(.trailing)
      }
      views(.bottom)
    }
  }

  private func views(_ position: DynamicIslandExpandedRegionPosition) -> some View {
    let here = regions.filter { $0.position == position }
    return ForEach(here.indices, id: \.self) { here[$0].view }
  }
}
