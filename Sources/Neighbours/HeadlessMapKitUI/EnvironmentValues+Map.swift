import HeadlessMapKit
import HeadlessSwiftUI

/// What wants to know of the part that a map shows.
struct MapWatch {
  let isContinuous: Bool
  let tell: @MainActor (MapCameraUpdateContext) -> Void
}

private struct MapKindKey: EnvironmentKey { static var defaultValue: MKMapType { .standard } }
private struct MapWatchesKey: EnvironmentKey { static var defaultValue: [MapWatch] { [] } }

extension EnvironmentValues {
  var mapKind: MKMapType {
    get { self[MapKindKey.self] }
    set { self[MapKindKey.self] = newValue }
  }

  var mapWatches: [MapWatch] {
    get { self[MapWatchesKey.self] }
    set { self[MapWatchesKey.self] = newValue }
  }
}
