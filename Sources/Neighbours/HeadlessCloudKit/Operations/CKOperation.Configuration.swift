public import Foundation

extension CKOperation {
  /// How operations are done, which changes nothing here.
  open class Configuration: NSObject, NSCopying {
    /// The part of iCloud.
    open var container: CKContainer?
    /// How much it matters.
    open var qualityOfService = QualityOfService.default
    /// Whether it may use the phone's network.
    open var allowsCellularAccess = true
    /// Whether it goes on although the app ends.
    open var isLongLived = false
    /// The most seconds of a request.
    open var timeoutIntervalForRequest: TimeInterval = 60
    /// The most seconds of all requests.
    open var timeoutIntervalForResource: TimeInterval = 604_800

    /// Creates the usual one.
    public override init() { super.init() }

    /// Returns one of the same values.
    open func copy(with zone: NSZone? = nil) -> Any { copied() }

    final func copied() -> Configuration {
      let copy = Configuration()
      copy.container = container
      copy.qualityOfService = qualityOfService
      (copy.allowsCellularAccess, copy.isLongLived) = (allowsCellularAccess, isLongLived)
      copy.timeoutIntervalForRequest = timeoutIntervalForRequest
      copy.timeoutIntervalForResource = timeoutIntervalForResource
      return copy
    }
  }
}
