public import HeadlessUIKit

/// A thing of an app that an intent deals with.
open class INObject: NSObject {
  /// What tells it apart.
  public final let identifier: String?
  /// What the user reads.
  public final let displayString: String
  /// How it is said.
  public final let pronunciationHint: String?
  /// What stands below it.
  open var subtitleString: String?
  /// The picture.
  open var displayImage: INImage?

  /// Creates one.
  public convenience init(identifier: String?, display displayString: String) {
    self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
  }

  /// Creates one.
  public required init(
    identifier: String?, display displayString: String, pronunciationHint: String?
  ) {
    self.identifier = identifier
    self.displayString = displayString
    self.pronunciationHint = pronunciationHint
    super.init()
  }
}
