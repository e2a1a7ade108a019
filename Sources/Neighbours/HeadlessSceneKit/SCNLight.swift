public import HeadlessUIKit

/// A light.
@preconcurrency @MainActor
open class SCNLight: NSObject {
  /// The kind.
  open var type = LightType.omni
  /// The color.
  open var color: Any = UIColor.white
  /// How bright it is.
  open var intensity: CGFloat = 1000
  /// Whether it throws shadows.
  open var castsShadow = false

  /// Creates one.
  public override init() { super.init() }

  /// The kinds of lights.
  public struct LightType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates one of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let ambient = LightType(rawValue: "ambient")
    public static let directional = LightType(rawValue: "directional")
    public static let omni = LightType(rawValue: "omni")
    public static let spot = LightType(rawValue: "spot")
  }
}
