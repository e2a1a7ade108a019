public import Foundation

/// How a preview looks.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The color behind the view; `nil` stands for that of the system.
  open var backgroundColor: UIColor! {
    get { storedColor ?? .systemBackground }
    set { storedColor = newValue }
  }

  private var storedColor: UIColor?
}
