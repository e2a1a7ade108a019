import Foundation

extension UITextField {
  /// What a field shows while it is empty, as it was given.
  enum Placeholder {
    case plain(String)
    case attributed(NSAttributedString)

    var text: String {
      switch self {
      case .plain(let text): text
      case .attributed(let text): text.string
      }
    }

    var attributedText: NSAttributedString {
      switch self {
      case .plain(let text): NSAttributedString(string: text)
      case .attributed(let text): text
      }
    }
  }
}
