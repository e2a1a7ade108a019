/// What a user feels.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String

  /// How heavy something is.
  public enum Weight: Equatable, Sendable { case light, medium, heavy }
  /// How soft something is.
  public enum Flexibility: Equatable, Sendable { case rigid, solid, soft }

  private init(_ name: String) { self.name = name }

  /// It has succeeded.
  public static let success = Self("success")
  /// Something is to be looked at.
  public static let warning = Self("warning")
  /// It has failed.
  public static let error = Self("error")
  /// Another one is chosen.
  public static let selection = Self("selection")
  /// It is more.
  public static let increase = Self("increase")
  /// It is less.
  public static let decrease = Self("decrease")
  /// It has begun.
  public static let start = Self("start")
  /// It has ended.
  public static let stop = Self("stop")
  /// It fits.
  public static let alignment = Self("alignment")
  /// It has another level.
  public static let levelChange = Self("levelChange")
  /// Something has met something.
  public static let impact = Self("impact")
  /// Something has met something.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self {
    Self("impact \(weight) \(intensity)")
  }
  /// Something has met something.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self {
    Self("impact \(flexibility) \(intensity)")
  }
}

/// A key of a hardware keyboard.
public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Hashable, Sendable {
  /// What it types.
  public var character: Character
  /// Creates a key.
  public init(_ character: Character) { self.character = character }
  /// Creates a key.
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }
  /// The return key.
  public static let `return` = Self("\r")
  /// The escape key.
  public static let escape = Self("\u{1B}")
  /// The delete key.
  public static let delete = Self("\u{8}")
  /// The space bar.
  public static let space = Self(" ")
  /// The tab key.
  public static let tab = Self("\t")
  /// The arrow upwards.
  public static let upArrow = Self("\u{F700}")
  /// The arrow downwards.
  public static let downArrow = Self("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = Self("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = Self("\u{F703}")
}

/// Keys that are held.
public struct EventModifiers: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The caps lock.
  public static let capsLock = Self(rawValue: 1)
  /// The shift key.
  public static let shift = Self(rawValue: 2)
  /// The control key.
  public static let control = Self(rawValue: 4)
  /// The option key.
  public static let option = Self(rawValue: 8)
  /// The command key.
  public static let command = Self(rawValue: 16)
  /// A key of the number pad.
  public static let numericPad = Self(rawValue: 32)
  /// All of them.
  public static let all = Self(rawValue: 63)
}

/// Keys that do what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held.
  public var modifiers: EventModifiers
  /// Creates a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    (self.key, self.modifiers) = (key, modifiers)
  }
  /// The return key.
  public static let defaultAction = Self(.return, modifiers: [])
  /// The escape key.
  public static let cancelAction = Self(.escape, modifiers: [])
}

extension EventModifiers: Hashable {}
