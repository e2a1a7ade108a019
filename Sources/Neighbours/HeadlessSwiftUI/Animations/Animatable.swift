/// What has values between others, so that changes can be seen to come.
public protocol Animatable {
  /// The type of value.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// The value.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// A value that says nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// What can be added and made larger.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Makes it larger.
  mutating func scale(by rhs: Double)

  /// How large it is, squared.
  var magnitudeSquared: Double { get }
}

/// A value that says nothing.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates the value.
  public init() {}
  /// The value.
  public static var zero: Self { Self() }
  /// The value.
  public static func + (one: Self, other: Self) -> Self { one }
  /// The value.
  public static func - (one: Self, other: Self) -> Self { one }
  /// Does nothing.
  public mutating func scale(by rhs: Double) {}
  /// Nothing.
  public var magnitudeSquared: Double { 0 }
}

extension Double: VectorArithmetic {
  /// Makes it larger.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// Its square.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Makes it larger.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// Its square.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Makes it larger.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// Its square.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// Two values together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The one.
  public var first: First
  /// The other.
  public var second: Second

  /// Creates a pair.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
  /// Nothing.
  public static var zero: Self { Self(.zero, .zero) }
  /// The sum.
  public static func + (one: Self, other: Self) -> Self {
    Self(one.first + other.first, one.second + other.second)
  }
  /// The difference.
  public static func - (one: Self, other: Self) -> Self {
    Self(one.first - other.first, one.second - other.second)
  }
  /// Makes both larger.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// How large both are, squared.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
