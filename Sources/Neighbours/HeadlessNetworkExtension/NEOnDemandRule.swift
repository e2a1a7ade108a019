public import Foundation

/// When a tunnel is needed.
open class NEOnDemandRule: NSObject {
  /// The networks that it is about.
  open var ssidMatch: [String]?
  /// The kind of network that it is about.
  open var interfaceTypeMatch = NEOnDemandRuleInterfaceType.any

  /// Creates one.
  public override init() { super.init() }
}

/// A kind of network.
public enum NEOnDemandRuleInterfaceType: Int, Sendable {
  case any = 0
  case ethernet = 1
  case wiFi = 2
  case cellular = 3
}
