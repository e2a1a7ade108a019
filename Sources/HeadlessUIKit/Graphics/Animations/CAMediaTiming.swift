/// An object with its own time: an animation or a layer.
public protocol CAMediaTiming {
  /// When it begins, in the time of its layer or group.
  var beginTime: CFTimeInterval { get set }
  /// How long it takes.
  var duration: CFTimeInterval { get set }
  /// How fast its time goes.
  var speed: Float { get set }
  /// How far its time is ahead.
  var timeOffset: CFTimeInterval { get set }
  /// How often it runs; 0 means once.
  var repeatCount: Float { get set }
  /// For how long it runs again and again.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether it also runs backwards.
  var autoreverses: Bool { get set }
  /// The look before it begins and after its end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The look of a layer before an animation begins and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the mode.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The end stays.
  public static let forwards = Self(rawValue: "forwards")

  /// The start is there already.
  public static let backwards = Self(rawValue: "backwards")

  public static let both = Self(rawValue: "both")

  public static let removed = Self(rawValue: "removed")
}

/// Returns the time, in seconds: UIKit time, which moves when a test moves it.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval { UIApplication.shared.mainLoop.now.seconds }
