public import Foundation

extension NSValue {
  /// Creates a value that holds a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// Creates a value that holds a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// Creates a value that holds a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// The rectangle that the value holds.
  public var cgRectValue: CGRect { rectValue }

  /// The point that the value holds.
  public var cgPointValue: CGPoint { pointValue }

  /// The size that the value holds.
  public var cgSizeValue: CGSize { sizeValue }
}

/// A rectangle in a notification's user info is an `NSValue` too, as on Apple's systems: both
/// `as? CGRect` and `as? NSValue` find it.
extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// The rectangle as an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  /// The rectangle of an object.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = rectangle(of: source)
  }

  /// The rectangle of an object, where it holds one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGRect?
  ) -> Bool {
    result = rectangle(of: source)
    return result != nil
  }

  /// The rectangle of an object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source.flatMap(rectangle(of:)) ?? .zero
  }

  private static func rectangle(of value: NSValue) -> CGRect? {
    let isRectangle =
      String(cString: value.objCType) == String(cString: NSValue(rect: .zero).objCType)
    return isRectangle ? value.rectValue : nil
  }
}
