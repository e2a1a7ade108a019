public import Foundation

/// Whether the user lets the app use the mobile network: no user has forbidden it.
open class CTCellularData: NSObject {
  /// Creates one.
  public override init() { super.init() }

  /// Hears of changes, which do not happen here.
  open var cellularDataRestrictionDidUpdateNotifier: ((CTCellularDataRestrictedState) -> Void)?

  /// Whether the app may not use it.
  open var restrictedState: CTCellularDataRestrictedState { .notRestricted }
}

/// Whether an app may use the mobile network.
public enum CTCellularDataRestrictedState: UInt, Sendable {
  case restrictedStateUnknown = 0
  case restricted = 1
  case notRestricted = 2
}
