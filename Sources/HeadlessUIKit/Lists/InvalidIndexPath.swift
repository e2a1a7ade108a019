import FailureReporting
import Foundation

/// UIKit's exceptions about index paths that name no row.
///
/// Index paths are values, which any thread may ask.
enum InvalidIndexPath {
  /// The message of an index path that is asked for its row.
  static let ofRow =
    "Invalid index path for use with UITableView. This index path must contain exactly two indices "
    + "specifying the section and row."
  /// The message of an index path that is asked for its item.
  static let ofItem =
    "Invalid index path for use with UICollectionView. This index path must contain exactly two "
    + "indices specifying the section and item."
  /// The message of a table for such an index path.
  static let inTable =
    "Invalid index path for use with UITableView.  Index paths passed to table view must contain "
    + "exactly two indices specifying the section and row.  Please use the category on NSIndexPath "
    + "in NSIndexPath+UITableView.h if possible."

  /// Reports a failure where UIKit raises, or stops the app.
  static func raise(_ reason: String, _ path: IndexPath, by call: String) {
    let given = path.isEmpty ? "It is empty." : "It is \(Array(path))."
    Reporting.deliver(
      RecordedFailure(
        reason, name: .internalInconsistency, kind: .exception,
        details: "UIKit raises this exception in \(call). \(given)",
        site: AmbientCallSite.surrounding ?? CallSite()))
  }
}
