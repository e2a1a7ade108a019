public import HeadlessUIKit

/// The intents that a user finds as shortcuts without doing anything.
public protocol AppShortcutsProvider {
  /// The shortcuts.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The color of their tiles.
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  public static var shortcutTileColor: ShortcutTileColor { .blue }

  /// Tells the system that values in the phrases have changed.
  public static func updateAppShortcutParameters() { Intents.current.noteUpdate() }
}

/// An intent, with phrases that begin it.
public struct AppShortcut: Sendable {
  /// The intent.
  let intent: any AppIntent
  let phrases: [String]
  let shortTitle: LocalizedStringResource?
  let systemImageName: String?

  /// Creates a shortcut.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource? = nil, systemImageName: String? = nil
  ) {
    self.intent = intent
    self.phrases = phrases.map(\.text)
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
  }
}

/// Words that begin an intent.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
  let text: String

  /// Creates words without values.
  public init(stringLiteral value: String) { text = value }

  /// Creates words with values.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Collects words.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    /// Creates no words.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends words.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Appends the app's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      text += "${applicationName}"
    }

    /// Appends a place for a parameter.
    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) { text += "${parameter}" }
  }
}

/// What the system puts into a phrase.
public enum AppShortcutPhraseToken: Sendable {
  case applicationName
}

/// Collects shortcuts.
@resultBuilder
public enum AppShortcutsBuilder {
  /// Takes a shortcut.
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }

  /// Takes an array of shortcuts.
  public static func buildExpression(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }

  /// Takes all of them.
  public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] {
    shortcuts.flatMap(\.self)
  }

  /// Takes the shortcuts of a condition that is met.
  public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] {
    shortcuts ?? []
  }

  /// Takes the shortcuts of a first branch.
  public static func buildEither(first shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }

  /// Takes the shortcuts of a second branch.
  public static func buildEither(second shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }

  /// Takes the shortcuts of a newer system.
  public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] {
    shortcuts
  }
}

/// The colors of the tiles of shortcuts.
public enum ShortcutTileColor: Sendable {
  case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple, red
  case tangerine, teal, yellow
}
