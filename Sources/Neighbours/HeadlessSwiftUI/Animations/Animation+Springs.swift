extension Animation {
  /// Along a curve.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(.unit(curve), duration)
  }

  /// As a spring does.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(.spring(bounce: spring.bounce), spring.duration)
  }

  /// As a spring does that does not bounce.
  public static let interpolatingSpring = interpolatingSpring()

  /// As a spring does.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    .spring(spring)
  }

  /// As a spring does.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    .spring(Spring(duration: duration, bounce: bounce))
  }
}
