public import HeadlessUIKit

/// A text with a depth.
open class SCNText: SCNGeometry {
  /// The text.
  open var string: Any?
  /// How deep it is.
  open var extrusionDepth: CGFloat
  /// The font.
  open var font: UIFont! = .systemFont(ofSize: 36)
  /// How round it is.
  open var flatness: CGFloat = 0.6

  /// Creates one.
  public init(string: Any?, extrusionDepth: CGFloat) {
    (self.string, self.extrusionDepth) = (string, extrusionDepth)
    super.init()
  }

  /// Creates an empty one.
  public convenience override init() { self.init(string: nil, extrusionDepth: 0) }
}
