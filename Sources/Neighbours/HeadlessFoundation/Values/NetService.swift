public import Foundation
public import FoundationNetworking
import HeadlessUIKit

/// A service that the network nearby has: no other device is near, so it is kept, and is neither found nor
/// resolved.
open class NetService: NSObject {
  /// How a service is published.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let noAutoRename = Options(rawValue: 1)
    public static let listenForConnections = Options(rawValue: 2)
  }

  /// What goes wrong with services.
  public enum ErrorCode: Int, Sendable {
    case unknownError = -72000
    case collisionError = -72001
    case notFoundError = -72002
    case activityInProgress = -72003
    case badArgumentError = -72004
    case cancelledError = -72005
    case invalidError = -72006
    case timeoutError = -72007
  }

  /// The key of an error's number.
  public class var errorCode: String { "NSNetServicesErrorCode" }
  /// The key of an error's domain.
  public class var errorDomain: String { "NSNetServicesErrorDomain" }

  /// Where it is published, such as `local.`.
  public let domain: String
  /// What kind it is, such as `_http._tcp.`.
  public let type: String
  /// What it is called.
  public let name: String
  /// The port, or -1 while it is not known.
  public let port: Int
  /// What would hear of the service.
  open weak var delegate: (any NetServiceDelegate)?
  /// Whether devices count that are in no network.
  open var includesPeerToPeer = false
  private var record: Data?

  /// Creates a service that is to be published.
  public init(domain: String, type: String, name: String, port: Int32) {
    (self.domain, self.type, self.name, self.port) = (domain, type, name, Int(port))
  }

  /// Creates a service that is to be found.
  public convenience init(domain: String, type: String, name: String) {
    self.init(domain: domain, type: type, name: name, port: -1)
  }

  /// The device that has it, which is not known.
  open var hostName: String? { nil }
  /// The addresses of the device, which are not known.
  open var addresses: [Data]? { nil }

  /// Nothing waits for a run loop here.
  open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Nothing waits for a run loop here.
  open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Tells no device of the service, since none is near.
  open func publish() {}
  /// Tells no device of the service, since none is near.
  open func publish(options: Options = []) {}
  /// Looks for the device that has the service, and finds none.
  open func resolve(withTimeout timeout: TimeInterval) {}
  /// Ends what has begun.
  open func stop() {}
  /// Hears of no other data that would go with it.
  open func startMonitoring() {}
  /// Hears of no data any more.
  open func stopMonitoring() {}

  /// The data that go with it.
  open func txtRecordData() -> Data? { record }

  /// Sets the data that go with it.
  open func setTXTRecord(_ recordData: Data?) -> Bool {
    record = recordData
    return true
  }
}

/// What hears of a service.
public protocol NetServiceDelegate: NSObjectProtocol {
  /// The service is going to be published.
  func netServiceWillPublish(_ sender: NetService)
  /// The service is published.
  func netServiceDidPublish(_ sender: NetService)
  /// The service could not be published.
  func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber])
  /// The device of the service is going to be looked for.
  func netServiceWillResolve(_ sender: NetService)
  /// An address of the service is known.
  func netServiceDidResolveAddress(_ sender: NetService)
  /// No device of the service was found.
  func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
  /// What had begun has ended.
  func netServiceDidStop(_ sender: NetService)
  /// Other data go with the service.
  func netService(_ sender: NetService, didUpdateTXTRecord data: Data)
}

extension NetServiceDelegate {
  public func netServiceWillPublish(_ sender: NetService) {}
  public func netServiceDidPublish(_ sender: NetService) {}
  public func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {}
  public func netServiceWillResolve(_ sender: NetService) {}
  public func netServiceDidResolveAddress(_ sender: NetService) {}
  public func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {}
  public func netServiceDidStop(_ sender: NetService) {}
  public func netService(_ sender: NetService, didUpdateTXTRecord data: Data) {}
}

extension URLSession {
  /// Returns a task for a connection to a service, which connects to nothing.
  public func streamTask(with service: NetService) -> URLSessionStreamTask {
    uiKitObject(URLSessionStreamTask.self)
  }
}
