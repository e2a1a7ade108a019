public import HeadlessUIKit

/// Background work of an app.
open class BGTask: NSObject {
  /// The name of the task.
  public final let identifier: String
  private final let lock = NSLock()
  private final var handler: (() -> Void)?
  private final var success: Bool?

  init(_ identifier: String) { self.identifier = identifier }

  /// The closure that is called when the time is over.
  open var expirationHandler: (() -> Void)? {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }

  /// Says that the work is done, and whether it went well.
  open func setTaskCompleted(success: Bool) {
    lock.withLock {
      if self.success == nil { self.success = success }
      handler = nil
    }
  }

  // MARK: For tests

  /// Whether the app has said that the work is done.
  public final var isCompleted: Bool { lock.withLock { success != nil } }

  /// Whether the app has said that the work went well.
  public final var wasSuccessful: Bool { lock.withLock { success == true } }
}
