import HeadlessMapKit
import HeadlessSwiftUI

/// All that is said of a map.
struct MapSetup {
  /// The part that shows at first, or whenever it is set.
  var position: Binding<MapCameraPosition>?
  var initial = MapCameraPosition.automatic
  /// The region of the older form, which follows the user.
  var region: Binding<MKCoordinateRegion>?
  var rect: Binding<MKMapRect>?
  var modes = MapInteractionModes.all
  var showsUser = false
  var tracking: Binding<MapUserTrackingMode>?
  var selection: MapSelection?
  var items = _MapItems()
}

/// What is selected, whatever its type.
struct MapSelection {
  let read: @MainActor () -> AnyHashable?
  let write: @MainActor (AnyHashable?) -> Void

  @MainActor init<Value: Hashable>(_ selection: Binding<Value?>) {
    read = { selection.wrappedValue.map { AnyHashable($0) } }
    write = { selection.wrappedValue = $0?.base as? Value }
  }
}
