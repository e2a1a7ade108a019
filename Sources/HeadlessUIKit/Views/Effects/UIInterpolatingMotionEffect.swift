public import Foundation

/// An effect that moves a value between two others as the device is tilted.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// Creates an effect on a value of the view.
  public init(keyPath: String, type: EffectType) {
    storedKeyPath = keyPath
    storedType = type
    super.init()
  }

  /// Creates an effect on no value.
  public override convenience init() { self.init(keyPath: "", type: .tiltAlongHorizontalAxis) }

  /// Returns `nil`, because no effect is archived here.
  public override init?(coder: NSCoder) { nil }

  /// The path to the value.
  open var keyPath: String { storedKeyPath }

  /// The axis that counts.
  open var type: EffectType { storedType }

  /// The value where the device is tilted to the left, or up.
  open var minimumRelativeValue: Any?

  /// The value where the device is tilted to the right, or down.
  open var maximumRelativeValue: Any?

  /// Returns the value between the two, where both are numbers.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    guard let least = Self.number(minimumRelativeValue),
      let greatest = Self.number(maximumRelativeValue)
    else { return nil }
    let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    return [keyPath: least + (greatest - least) * (min(max(-1, offset), 1) + 1) / 2]
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  private final let storedKeyPath: String
  private final let storedType: EffectType

  /// The axis along which a device is tilted.
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis = 0
    case tiltAlongVerticalAxis = 1
  }
}
