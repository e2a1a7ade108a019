extension UIReturnKeyType {
  /// The name of the return key.
  var keyName: String {
    switch self {
    case .default: "Return"
    case .go: "Go"
    case .google, .yahoo, .search: "Search"
    case .join: "Join"
    case .next: "Next"
    case .route: "Route"
    case .send: "Send"
    case .done: "Done"
    case .emergencyCall: "Emergency Call"
    case .continue: "Continue"
    }
  }
}
