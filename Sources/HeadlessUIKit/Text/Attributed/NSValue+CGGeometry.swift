public import Foundation

extension NSValue {
  /// Creates a value with a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// Creates a value with a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// Creates a value with a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// The rectangle in the value.
  public var cgRectValue: CGRect { rectValue }

  /// The point in the value.
  public var cgPointValue: CGPoint { pointValue }

  /// The size in the value.
  public var cgSizeValue: CGSize { sizeValue }
}

/// Bridges rectangles, so that one in a notification's user info is an `NSValue` as on Apple's
/// systems: both `as?
///
/// CGRect` and `as? NSValue` succeed.
extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// Returns the rectangle as an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  /// Returns the rectangle in an object.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = rectangle(of: source)
  }

  /// Returns the rectangle in an object, if the object contains one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGRect?
  ) -> Bool {
    result = rectangle(of: source)
    return result != nil
  }

  /// Returns the rectangle in an object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source.flatMap(rectangle(of:)) ?? .zero
  }

  private static func rectangle(of value: NSValue) -> CGRect? {
    let isRectangle =
      String(cString: value.objCType) == String(cString: NSValue(rect: .zero).objCType)
    return isRectangle ? value.rectValue : nil
  }
}
