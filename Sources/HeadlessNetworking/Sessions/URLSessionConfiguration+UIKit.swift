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

  private var extras: Extras {
    if let extras = objc_getAssociatedObject(self, Extras.key) as? Extras { return extras }
    let extras = Extras()
    objc_setAssociatedObject(self, Extras.key, extras, .OBJC_ASSOCIATION_RETAIN)
    return extras
  }

  private final class Extras {
    // Proof: only its address is used, which never changes.
    nonisolated(unsafe) static let key = UnsafeRawPointer(
      UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    var waitsForConnectivity = false
    var allowsConstrained = true
    var allowsExpensive = true
    var sendsLaunchEvents = true
  }
}
