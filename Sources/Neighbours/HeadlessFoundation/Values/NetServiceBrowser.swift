public import Foundation

/// What looks for services of the network nearby, and finds none: no other device is near.
open class NetServiceBrowser: NSObject {
  /// What would hear of services.
  open weak var delegate: (any NetServiceBrowserDelegate)?
  /// Whether devices count that are in no network.
  open var includesPeerToPeer = false

  /// Nothing waits for a run loop here.
  open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Nothing waits for a run loop here.
  open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Finds no domain.
  open func searchForBrowsableDomains() {}
  /// Finds no domain.
  open func searchForRegistrationDomains() {}
  /// Finds no service.
  open func searchForServices(ofType type: String, inDomain domainString: String) {}
  /// Ends a search.
  open func stop() {}
}

/// What hears of services that are found.
public protocol NetServiceBrowserDelegate: NSObjectProtocol {
  /// A search begins.
  func netServiceBrowserWillSearch(_ browser: NetServiceBrowser)
  /// A search has ended.
  func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser)
  /// A search could not begin.
  func netServiceBrowser(
    _ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber])
  /// A service was found.
  func netServiceBrowser(
    _ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool)
  /// A service has gone.
  func netServiceBrowser(
    _ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool)
}

extension NetServiceBrowserDelegate {
  public func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) {}
  public func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser) {}
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]
  ) {}
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool
  ) {}
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool
  ) {}
}
