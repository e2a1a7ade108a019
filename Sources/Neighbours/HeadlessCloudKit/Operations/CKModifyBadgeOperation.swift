import HeadlessUIKit

/// Sets the number that the server counts for the app's icon.
// Proof: as of its superclass.
open class CKModifyBadgeOperation: CKOperation, @unchecked Sendable {
  /// The number.
  open var badgeValue = 0
  /// Called at the end.
  open var modifyBadgeCompletionBlock: (((any Error)?) -> Void)?

  /// Creates an operation that sets it to 0.
  public override init() { super.init() }

  /// Creates an operation.
  public convenience init(badgeValue: Int) {
    self.init()
    self.badgeValue = badgeValue
  }

  @MainActor override func perform() {
    CloudRecords.current.pushes.badge = badgeValue
    modifyBadgeCompletionBlock?(nil)
  }

  @MainActor override func fail(with error: any Error) { modifyBadgeCompletionBlock?(error) }
}
