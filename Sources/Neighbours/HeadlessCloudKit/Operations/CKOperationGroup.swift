public import Foundation

/// Operations that belong together, which the system counts together.
open class CKOperationGroup: NSObject {
  /// How much goes over the network.
  public enum TransferSize: Int, Sendable {
    case unknown = 0
    case kilobytes = 1
    case megabytes = 2
    case tensOfMegabytes = 3
    case hundredsOfMegabytes = 4
    case gigabytes = 5
    case tensOfGigabytes = 6
    case hundredsOfGigabytes = 7
  }

  /// Creates a group without a name.
  public override init() { super.init() }

  /// The name that no other group has.
  public final let operationGroupID = UUID().uuidString
  /// How they are done.
  open var defaultConfiguration: CKOperation.Configuration! = CKOperation.Configuration()
  /// The app's name for it.
  open var name: String?
  /// How many there are.
  open var quantity = 0
  /// How much is sent.
  open var expectedSendSize = TransferSize.unknown
  /// How much is received.
  open var expectedReceiveSize = TransferSize.unknown
}
