import Foundation
public import FoundationNetworking
import HeadlessUIKit

/// What Foundation lacks of configurations on Linux. It is kept, and changes nothing.
extension URLSessionConfiguration {
  /// Returns the configuration of a session that goes on without its app; here it does not.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration.default
    configuration.identifier = identifier
    return configuration
  }

  /// Whether tasks wait for a network that is not there.
  public var waitsForConnectivity: Bool {
    get { extras.waitsForConnectivity }
    set { extras.waitsForConnectivity = newValue }
  }

  /// Whether tasks may use a network in Low Data Mode.
  public var allowsConstrainedNetworkAccess: Bool {
    get { extras.allowsConstrained }
    set { extras.allowsConstrained = newValue }
  }

  /// Whether tasks may use a network that costs something.
  public var allowsExpensiveNetworkAccess: Bool {
    get { extras.allowsExpensive }
    set { extras.allowsExpensive = newValue }
  }

  /// Whether the app is launched when tasks in the background end.
  public var sessionSendsLaunchEvents: Bool {
    get { extras.sendsLaunchEvents }
    set { extras.sendsLaunchEvents = newValue }
  }

  /// The use of several networks at once.
  public var multipathServiceType: MultipathService {
    get { extras.multipathService }
    set { extras.multipathService = newValue }
  }

  /// The oldest version of TLS that tasks take.
  public var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t {
    get { extras.oldestTLS }
    set { extras.oldestTLS = newValue }
  }

  /// The newest version of TLS that tasks take.
  public var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t {
    get { extras.newestTLS }
    set { extras.newestTLS = newValue }
  }

  /// Whether the answers of name servers have to be signed.
  public var requiresDNSSECValidation: Bool {
    get { extras.requiresDNSSEC }
    set { extras.requiresDNSSEC = newValue }
  }

  /// The container in which files of a session in the background lie.
  public var sharedContainerIdentifier: String? {
    get { extras.container }
    set { extras.container = newValue }
  }

  /// Whether requests are loaded as they were before iOS 18.4.
  public var usesClassicLoadingMode: Bool {
    get { extras.usesClassicLoading }
    set { extras.usesClassicLoading = newValue }
  }

  private var extras: Extras {
    get { Extras.key[self] ?? Extras() }
    set { Extras.key[self] = newValue }
  }

  /// Takes over what another configuration keeps here: Foundation's copies do not have it.
  func takeExtras(of other: URLSessionConfiguration) { extras = other.extras }

  private struct Extras {
    static let key = AssociationKey<Extras>()

    var waitsForConnectivity = false
    var allowsConstrained = true
    var allowsExpensive = true
    var sendsLaunchEvents = true
    var multipathService = MultipathService.none
    var oldestTLS = tls_protocol_version_t.TLSv12
    var newestTLS = tls_protocol_version_t.TLSv13
    var requiresDNSSEC = false
    var container: String?
    var usesClassicLoading = true
  }
}

/// A version of TLS, or of DTLS.
public enum tls_protocol_version_t: UInt16, Sendable {
  case TLSv10 = 0x0301
  case TLSv11 = 0x0302
  case TLSv12 = 0x0303
  case TLSv13 = 0x0304
  case DTLSv10 = 0xFEFF
  case DTLSv12 = 0xFEFD
}
