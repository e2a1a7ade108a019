public import Foundation

/// Whether the user lets the app use the mobile network: nobody has said no.
open class CTCellularData: NSObject {
  /// Creates one.
  public override init() { super.init() }

  /// What hears of changes, of which there are none.
  open var cellularDataRestrictionDidUpdateNotifier: ((CTCellularDataRestrictedState) -> Void)?

  /// Whether the app may not use it.
  open var restrictedState: CTCellularDataRestrictedState { .notRestricted }
}

/// Whether an app may use the mobile network.
public enum CTCellularDataRestrictedState: UInt, Sendable {
  /// Nobody knows.
  case restrictedStateUnknown = 0
  /// It may not.
  case restricted = 1
  /// It may.
  case notRestricted = 2
}
