/// Effects that nothing draws or plays: the views are as they are without.
extension View {
  /// Lets a symbol move; it stands still.
  public nonisolated func symbolEffect<T>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View where T: SymbolEffect { self }

  /// Lets a symbol move where a value changes; it stands still.
  public nonisolated func symbolEffect<T, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View where T: SymbolEffect { self }

  /// Ends the movements of symbols; they stand still.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }

  /// Shows a variant of symbols; they show as they are.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View { self }

  /// Has the view be one for animations around.
  public nonisolated func geometryGroup() -> some View { self }

  /// Hides the view where a device is looked at by others; it shows.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  /// Does something when a pointer comes and goes; no pointer comes.
  @preconcurrency
  public nonisolated func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> some View
  {
    self
  }

  /// Has keys of a hardware keyboard do what the control does; they do nothing here.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { self }

  /// Has keys of a hardware keyboard do what the control does; they do nothing here.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }

  /// Lets a user feel a change; nothing is felt.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }

  /// Lets a user feel a change, if a closure says so; nothing is felt.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View { self }
}

/// How a symbol moves.
public protocol SymbolEffect: Sendable {}

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Sendable {
  private init() {}
  /// As the system has it.
  public static let `default` = Self()
  /// Again and again.
  public static let repeating = Self()
  /// Once.
  public static let nonRepeating = Self()
  /// Some times.
  public static func `repeat`(_ count: Int?) -> Self { Self() }
  /// At another speed.
  public static func speed(_ speed: Double) -> Self { Self() }
  /// At another speed.
  public func speed(_ speed: Double) -> Self { self }
  /// Some times.
  public func `repeat`(_ count: Int?) -> Self { self }
}

/// A symbol that jumps.
public struct BounceSymbolEffect: SymbolEffect {
  /// Upwards.
  public var up: Self { self }
  /// Downwards.
  public var down: Self { self }
  /// Its layers one by one.
  public var byLayer: Self { self }
  /// All of it.
  public var wholeSymbol: Self { self }
}
/// A symbol that pales again and again.
public struct PulseSymbolEffect: SymbolEffect {
  /// Its layers one by one.
  public var byLayer: Self { self }
  /// All of it.
  public var wholeSymbol: Self { self }
}
/// A symbol that shakes.
public struct WiggleSymbolEffect: SymbolEffect {}
/// A symbol that turns.
public struct RotateSymbolEffect: SymbolEffect {}
/// A symbol that breathes.
public struct BreatheSymbolEffect: SymbolEffect {}
/// A symbol whose layers show one after the other.
public struct VariableColorSymbolEffect: SymbolEffect {
  /// Again and again.
  public var iterative: Self { self }
  /// All of them in the end.
  public var cumulative: Self { self }
  /// Back and forth.
  public var reversing: Self { self }
}
/// A symbol that grows or shrinks.
public struct ScaleSymbolEffect: SymbolEffect {
  /// It grows.
  public var up: Self { self }
  /// It shrinks.
  public var down: Self { self }
}
/// A symbol that comes.
public struct AppearSymbolEffect: SymbolEffect {}
/// A symbol that goes.
public struct DisappearSymbolEffect: SymbolEffect {}

/// A way in which one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect: Sendable {}

/// A symbol that takes the place of another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// Downwards, then upwards.
  public var downUp: Self { self }
  /// Upwards twice.
  public var upUp: Self { self }
  /// The new one from above.
  public var offUp: Self { self }
  /// Its layers one by one.
  public var byLayer: Self { self }
  /// All of it.
  public var wholeSymbol: Self { self }
  /// What both have in common stays, or else as another way says.
  public func magic(fallback: ReplaceSymbolEffect) -> Self { self }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// A symbol that takes the place of another.
  public static var replace: Self { Self() }
}
extension AppearSymbolEffect: ContentTransitionSymbolEffect {}
extension DisappearSymbolEffect: ContentTransitionSymbolEffect {}
extension SymbolEffect where Self == BounceSymbolEffect {
  /// A symbol that jumps.
  public static var bounce: Self { Self() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// A symbol that pales again and again.
  public static var pulse: Self { Self() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// A symbol that shakes.
  public static var wiggle: Self { Self() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// A symbol that turns.
  public static var rotate: Self { Self() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// A symbol that breathes.
  public static var breathe: Self { Self() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// A symbol whose layers show one after the other.
  public static var variableColor: Self { Self() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A symbol that grows or shrinks.
  public static var scale: Self { Self() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  /// A symbol that comes.
  public static var appear: Self { Self() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// A symbol that goes.
  public static var disappear: Self { Self() }
}

/// The variants of a symbol.
public struct SymbolVariants: Hashable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  /// As it is.
  public static let none = Self("")
  /// Filled.
  public static let fill = Self("fill")
  /// In a circle.
  public static let circle = Self("circle")
  /// In a square.
  public static let square = Self("square")
  /// In a rectangle.
  public static let rectangle = Self("rectangle")
  /// Struck through.
  public static let slash = Self("slash")
  /// Filled, too.
  public var fill: Self { Self(name + ".fill") }
  /// In a circle, too.
  public var circle: Self { Self(name + ".circle") }
  /// Struck through, too.
  public var slash: Self { Self(name + ".slash") }
}
