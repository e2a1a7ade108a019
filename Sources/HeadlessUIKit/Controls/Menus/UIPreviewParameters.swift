public import Foundation

/// The look of a preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The color behind the view.
  ///
  /// `nil` means the system's.
  open var backgroundColor: UIColor! {
    get { storedColor ?? .systemBackground }
    set { storedColor = newValue }
  }

  private var storedColor: UIColor?
}
