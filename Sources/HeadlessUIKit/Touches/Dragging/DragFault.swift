import Foundation

/// Why a drag does not come about, or is not dropped.
package enum DragFault {
  /// There is nothing that can be dragged.
  case noSource
  /// The delegate gives no items.
  case noItems
  /// There is nothing on which something can be dropped.
  case noTarget
  /// Nothing opens where the drag is held.
  case noSpring
  /// The delegate or the behavior lets nothing open there.
  case staysClosed
  /// The delegate does not handle such a drag.
  case notHandled
  /// The delegate proposes to do nothing.
  case refused(UIDropOperation)
}
