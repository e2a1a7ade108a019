/// The width and the height of pictures, in pixels.
public struct CMVideoDimensions: Sendable {
  /// The width.
  public var width: Int32
  /// The height.
  public var height: Int32

  /// Creates dimensions without a width and a height.
  public init() { self.init(width: 0, height: 0) }

  /// Creates dimensions.
  public init(width: Int32, height: Int32) {
    self.width = width
    self.height = height
  }
}
