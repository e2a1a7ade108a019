public import HeadlessUIKit

/// Tells devices nearby of this one, and asks the user for what they want.
@preconcurrency @MainActor
open class MCAdvertiserAssistant: NSObject {
  /// The session.
  public final let session: MCSession
  /// What is told.
  public final let discoveryInfo: [String: String]?
  /// The service.
  public final let serviceType: String

  /// Creates one for a service.
  public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
    self.session = session
    discoveryInfo = info
    self.serviceType = serviceType
    super.init()
  }

  /// Begins to tell.
  open func start() {}

  /// Ends to tell.
  open func stop() {}
}
