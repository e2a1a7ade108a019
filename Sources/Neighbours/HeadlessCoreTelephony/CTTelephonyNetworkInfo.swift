public import Foundation
import NetworkAnswers

/// What is known of the mobile network: nothing, as in a simulator, but by what the device is connected.
open class CTTelephonyNetworkInfo: NSObject {
  /// The identifier of the only card.
  private static let service = "0000000100000001"

  /// Creates one.
  public override init() { super.init() }

  /// The companies, by card.
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }

  /// The company.
  open var subscriberCellularProvider: CTCarrier? { nil }

  /// The kinds of network, by card: LTE while `Fleet.networkConnection` is a mobile one.
  open var serviceCurrentRadioAccessTechnology: [String: String]? {
    currentRadioAccessTechnology.map { [Self.service: $0] }
  }

  /// The kind of network: LTE while `Fleet.networkConnection` is a mobile one.
  open var currentRadioAccessTechnology: String? {
    DeviceConnection.current.connection == .cellular ? CTRadioAccessTechnologyLTE : nil
  }

  /// The card that data goes by.
  open var dataServiceIdentifier: String? {
    currentRadioAccessTechnology == nil ? nil : Self.service
  }
}

/// A network of the second generation.
public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
/// A network of the second generation.
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
/// A network of the third generation.
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
/// A network of the third generation.
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
/// A network of the third generation.
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
/// A network of the third generation.
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
/// A network of the third generation.
public let CTRadioAccessTechnologyCDMAEVDORev0 = "CTRadioAccessTechnologyCDMAEVDORev0"
/// A network of the third generation.
public let CTRadioAccessTechnologyCDMAEVDORevA = "CTRadioAccessTechnologyCDMAEVDORevA"
/// A network of the third generation.
public let CTRadioAccessTechnologyCDMAEVDORevB = "CTRadioAccessTechnologyCDMAEVDORevB"
/// A network of the third generation.
public let CTRadioAccessTechnologyeHRPD = "CTRadioAccessTechnologyeHRPD"
/// A network of the fourth generation.
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
/// A network of the fifth generation, beside one of the fourth.
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
/// A network of the fifth generation.
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
