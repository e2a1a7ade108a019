public import Foundation

/// The look of a preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, @MainActor NSCopying {
  /// Creates the usual look.
  public required override init() { super.init() }

  /// Creates the look of a part of a text, by the rectangles of its lines.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let path = UIBezierPath()
    for rect in textLineRects { path.append(UIBezierPath(rect: rect.cgRectValue)) }
    visiblePath = path
  }

  /// The part of the view that is seen; `nil` for all of it.
  open var visiblePath: UIBezierPath?

  /// The shape of the shadow; `nil` for that of the part that is seen.
  open var shadowPath: UIBezierPath?

  /// The color behind the view.
  ///
  /// `nil` means the system's.
  open var backgroundColor: UIColor! {
    get { storedColor ?? .systemBackground }
    set { storedColor = newValue }
  }

  /// Returns the same look.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.visiblePath = visiblePath
    copy.shadowPath = shadowPath
    copy.storedColor = storedColor
    return copy
  }

  private var storedColor: UIColor?
}
