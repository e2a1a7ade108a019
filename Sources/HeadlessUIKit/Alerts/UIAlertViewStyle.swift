/// The fields of an alert view.
@available(*, deprecated, message: "Use UIAlertController instead.")
public enum UIAlertViewStyle: Int, Sendable {
  case `default` = 0
  case secureTextInput = 1
  case plainTextInput = 2
  case loginAndPasswordInput = 3
}

@available(*, deprecated)
extension UIAlertViewStyle {
  @MainActor func makeFields() -> [AlertTextField] {
    let kinds: [(placeholder: String?, isSecure: Bool)] =
      switch self {
      case .default: []
      case .secureTextInput: [(nil, true)]
      case .plainTextInput: [(nil, false)]
      case .loginAndPasswordInput: [("Login", false), ("Password", true)]
      }
    return kinds.map { placeholder, isSecure in
      let field = AlertTextField()
      field.placeholder = placeholder
      field.isSecureTextEntry = isSecure
      return field
    }
  }
}
