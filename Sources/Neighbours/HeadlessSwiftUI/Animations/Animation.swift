/// How a change comes to be seen, in time.
public struct Animation: Equatable, Hashable, Sendable {
  /// The course that it takes.
  enum Curve: Hashable, Sendable {
    case linear, easeIn, easeOut, easeInOut
    case timing(Double, Double, Double, Double)
    case unit(UnitCurve)
    case spring(bounce: Double)
  }

  let curve: Curve
  private let length: Double
  private var wait = 0.0
  private var pace = 1.0
  private var times = 1.0

  init(_ curve: Curve, _ length: Double) {
    self.curve = curve
    self.length = length
  }

  /// How long it takes, from the change on; without end if it is repeated so.
  var duration: Double { wait + length * times / max(pace, 0.001) }
  /// How long it is until something moves.
  var delay: Double { wait }

  /// The animation of changes that do not say which.
  public static let `default` = Animation.spring()
  /// At one speed.
  public static let linear = linear(duration: 0.35)
  /// Slowly at first.
  public static let easeIn = easeIn(duration: 0.35)
  /// Slowly in the end.
  public static let easeOut = easeOut(duration: 0.35)
  /// Slowly at first and in the end.
  public static let easeInOut = easeInOut(duration: 0.35)

  /// At one speed.
  public static func linear(duration: TimeInterval) -> Animation { Animation(.linear, duration) }
  /// Slowly at first.
  public static func easeIn(duration: TimeInterval) -> Animation { Animation(.easeIn, duration) }
  /// Slowly in the end.
  public static func easeOut(duration: TimeInterval) -> Animation { Animation(.easeOut, duration) }
  /// Slowly at first and in the end.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(.easeInOut, duration)
  }

  /// Along a curve between two points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(.timing(p1x, p1y, p2x, p2y), duration)
  }

  /// As a spring does.
  public static func spring(
    response: TimeInterval = 0.5, dampingFraction: Double = 0.825,
    blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(.spring(bounce: 1 - dampingFraction), response)
  }

  /// As a spring does.
  @_disfavoredOverload
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(bounce: bounce), duration)
  }

  /// As a spring does that follows a finger.
  public static func interactiveSpring(
    response: TimeInterval = 0.15, dampingFraction: Double = 0.86,
    blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(.spring(bounce: 1 - dampingFraction), response)
  }

  /// As a spring does.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    let response = 2 * Double.pi / max(stiffness / max(mass, 0.001), 0.001).squareRoot()
    let fraction = damping / (2 * max(stiffness * mass, 0.001).squareRoot())
    return Animation(.spring(bounce: 1 - fraction), response)
  }

  /// As a spring does that does not bounce.
  public static let spring = spring(response: 0.5, dampingFraction: 1)
  /// As a spring does that does not bounce.
  public static let smooth = smooth()
  /// As a spring does that bounces a little.
  public static let snappy = snappy()
  /// As a spring does that bounces.
  public static let bouncy = bouncy()

  /// As a spring does that does not bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.spring(bounce: extraBounce), duration)
  }

  /// As a spring does that bounces a little.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.spring(bounce: 0.15 + extraBounce), duration)
  }

  /// As a spring does that bounces.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.spring(bounce: 0.3 + extraBounce), duration)
  }

  /// The animation, some time later.
  public func delay(_ delay: TimeInterval) -> Animation { with { $0.wait += delay } }
  /// The animation, faster or slower.
  public func speed(_ speed: Double) -> Animation { with { $0.pace *= speed } }
  /// The animation, several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    with { $0.times = Double(repeatCount) }
  }
  /// The animation, without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    with { $0.times = .infinity }
  }

  private func with(_ change: (inout Animation) -> Void) -> Animation {
    var animation = self
    change(&animation)
    return animation
  }
}

/// When an animation counts as done.
public enum AnimationCompletionCriteria: Hashable, Sendable {
  /// When it is over for a user.
  case logicallyComplete
  /// When nothing of it moves any more.
  case removed
}

/// Sets what a closure sets with an animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Sets what a closure sets with an animation, and tells when that is over.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping @MainActor @Sendable () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  defer { transaction.completion?.begin(animation) }
  return try withTransaction(transaction, body)
}
