public import Foundation

/// How a map looks: one of its three kinds.
@preconcurrency @MainActor
open class MKMapConfiguration: NSObject {
  /// Whether the ground is flat.
  public enum ElevationStyle: Int, Sendable {
    case flat = 0
    case realistic
  }

  /// Whether the ground is flat.
  open var elevationStyle: ElevationStyle

  init(_ elevationStyle: ElevationStyle) {
    self.elevationStyle = elevationStyle
    super.init()
  }

  var mapType: MKMapType { .standard }
}
