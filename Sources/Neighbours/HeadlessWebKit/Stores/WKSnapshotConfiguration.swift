public import Foundation
import HeadlessUIKit

/// The part of a page that a picture shows.
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
  /// Creates a picture of all that shows.
  public override init() { super.init() }

  /// The part of the web view; all of it for `.null`.
  open var rect = CGRect.null
  /// How wide the picture is, if that is another width.
  open var snapshotWidth: NSNumber?
  /// Whether it waits until all is drawn.
  open var afterScreenUpdates = true
}
