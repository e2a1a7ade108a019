/// Where a layout of the app's puts its views.
@MainActor
final class LayoutBoard {
  var placements: [Int: Placement] = [:]
}
