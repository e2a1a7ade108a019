/// The meaning of an animation's numbers for the property that it changes.
open class CAValueFunction: NSObject {
  /// The name of the function.
  public let name: CAValueFunctionName

  /// Creates the function of a name; `nil` if it does not exist.
  public init?(name: CAValueFunctionName) {
    guard CAValueFunctionName.known.contains(name) else { return nil }
    self.name = name
    super.init()
  }
}

/// The name of a value function.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the function.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A rotation about the x axis, in radians.
  public static let rotateX = Self(rawValue: "rotateX")
  /// A rotation about the y axis, in radians.
  public static let rotateY = Self(rawValue: "rotateY")
  /// A rotation about the z axis, in radians.
  public static let rotateZ = Self(rawValue: "rotateZ")
  /// A scale along all axes.
  public static let scale = Self(rawValue: "scale")
  /// A scale along the x axis.
  public static let scaleX = Self(rawValue: "scaleX")
  /// A scale along the y axis.
  public static let scaleY = Self(rawValue: "scaleY")
  /// A scale along the z axis.
  public static let scaleZ = Self(rawValue: "scaleZ")
  /// A way along all axes.
  public static let translate = Self(rawValue: "translate")
  /// A way along the x axis.
  public static let translateX = Self(rawValue: "translateX")
  /// A way along the y axis.
  public static let translateY = Self(rawValue: "translateY")
  /// A way along the z axis.
  public static let translateZ = Self(rawValue: "translateZ")

  fileprivate static let known: Set<Self> = [
    rotateX, rotateY, rotateZ, scale, scaleX, scaleY, scaleZ, translate, translateX, translateY,
    translateZ,
  ]
}
