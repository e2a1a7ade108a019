public import Foundation

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
