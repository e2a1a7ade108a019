public import Foundation

/// A voice.
@preconcurrency @MainActor
open class AVSpeechSynthesisVoice: NSObject {
  private static let languages = [
    "ar-001", "cs-CZ", "da-DK", "de-DE", "el-GR", "en-AU", "en-GB", "en-IE", "en-IN", "en-US",
    "en-ZA", "es-ES", "es-MX", "fi-FI", "fr-CA", "fr-FR", "he-IL", "hi-IN", "hu-HU", "id-ID",
    "it-IT", "ja-JP", "ko-KR", "nl-BE", "nl-NL", "no-NO", "pl-PL", "pt-BR", "pt-PT", "ro-RO",
    "ru-RU", "sk-SK", "sv-SE", "th-TH", "tr-TR", "zh-CN", "zh-HK", "zh-TW",
  ]

  /// The language that it speaks.
  public let language: String

  /// Creates the voice of a language; `nil` for an unknown language.
  public init?(language languageCode: String?) {
    let code = languageCode ?? Self.currentLanguageCode()
    guard
      let language = Self.languages.first(where: { $0 == code || $0.hasPrefix("\(code)-") })
    else { return nil }
    self.language = language
    super.init()
  }

  /// Creates the voice of a name.
  public convenience init?(identifier: String) {
    self.init(language: identifier.split(separator: ".").last.map(String.init))
  }

  /// All voices.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] {
    languages.compactMap { AVSpeechSynthesisVoice(language: $0) }
  }

  /// The language of the user.
  open class func currentLanguageCode() -> String { "en-US" }

  /// Its name.
  open var name: String { "Voice of \(language)" }
  /// Its identifier.
  open var identifier: String { "com.apple.voice.compact.\(language)" }
}
