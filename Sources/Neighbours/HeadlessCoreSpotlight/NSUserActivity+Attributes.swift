public import HeadlessUIKit

extension NSUserActivity {
  /// What a user sees of the activity where it is found.
  public var contentAttributeSet: CSSearchableItemAttributeSet? {
    get { objc_getAssociatedObject(self, Self.attributesKey) as? CSSearchableItemAttributeSet }
    set {
      objc_setAssociatedObject(
        self, Self.attributesKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  private static let attributesKey = UnsafeRawPointer(
    Unmanaged.passUnretained(attributesObject).toOpaque())
  private static let attributesObject = NSObject()
}
