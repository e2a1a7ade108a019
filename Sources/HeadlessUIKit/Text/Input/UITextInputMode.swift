public import Foundation
import LocalizedWords

/// A language that the user types in.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// Creates the mode of the user's first language.
  public override init() {
    language = UITextInputMode.languages.first
    super.init()
  }

  private init(_ language: String) {
    self.language = language
    super.init()
  }

  /// The language, such as `en-US`; `emoji` for the keyboard with these.
  open var primaryLanguage: String? { language }

  /// The languages that the user has chosen.
  open class var activeInputModes: [UITextInputMode] { languages.map { UITextInputMode($0) } }

  /// Posted when the user types in another language.
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")

  private final let language: String?

  private static var languages: [String] {
    UIApplication.shared.userLanguages.languages + ["emoji"]
  }
}

/// Which edits a user makes by shaking the device or by gestures of three fingers.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  case none = 0
  case `default` = 1
}
