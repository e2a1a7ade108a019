import HeadlessUIKit
import Locks

/// What is known of words and texts, as a test says.
///
/// It belongs to the application of the test.
///
/// ```swift
/// SimulatedLanguages.setTag(.noun, of: "wren", scheme: .lexicalClass)
/// SimulatedLanguages.setLanguage(NLLanguage("cy"), of: "dryw")
/// ```
public enum SimulatedLanguages {
  /// Says what a word or a text is: a noun, a name, a basic form, a mood from -1 to 1.
  public static func setTag(_ tag: NLTag, of text: String, scheme: NLTagScheme) {
    LanguageFacts.current.set(tag, text, scheme)
  }

  /// Says which language a text is in.
  public static func setLanguage(_ language: NLLanguage, of text: String) {
    LanguageFacts.current.set(language, text)
  }
}

/// What is known in one application.
final class LanguageFacts: ScopedState {
  private struct Key: Hashable {
    let text: String
    let scheme: NLTagScheme
  }

  private let tags = Locked<[Key: NLTag]>([:])
  private let languages = Locked<[String: NLLanguage]>([:])

  func set(_ tag: NLTag, _ text: String, _ scheme: NLTagScheme) {
    tags.withLock { $0[Key(text: text, scheme: scheme)] = tag }
  }

  func set(_ language: NLLanguage, _ text: String) {
    languages.withLock { $0[text] = language }
  }

  func tag(of text: String, _ scheme: NLTagScheme) -> NLTag? {
    tags.withLock { $0[Key(text: text, scheme: scheme)] }
  }

  func language(of text: String) -> NLLanguage? { languages.withLock { $0[text] } }
}
