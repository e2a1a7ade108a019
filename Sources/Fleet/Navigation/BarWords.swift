import HeadlessUIKit

/// The sentences for what a user cannot do with a bar.
@MainActor
enum BarWords {
  static let item = GestureWords(.barButtonItem, cannot: "Cannot tap UIBarButtonItem")
  static let backButton = GestureWords(.navigationBar, cannot: "Cannot tap back button")

  /// What a bar is called.
  static func kind(of bar: AnyObject?) -> String {
    switch bar {
    case is UIToolbar: "toolbar"
    case is UITabBar: "tab bar"
    default: "navigation bar"
    }
  }

  /// That a bar shows other items than those of a navigation item or screen.
  static func notOnTop(_ owner: NSObject, of bar: UIView?) -> String {
    guard let item = owner as? UINavigationItem else {
      return "It is a toolbar item of \(objectName(owner)), which is not on top of the stack."
    }
    let title = item.title.map { "'\($0)'" } ?? "without a title"
    let top = (bar as? UINavigationBar)?.topItem?.title.map { "'\($0)'" } ?? "another one"
    return "Its navigation item \(title) is not on top of the bar: \(top) is."
  }

  /// That a tap on an item would do nothing.
  static func lacks(_ item: UIBarButtonItem, _ missing: String) -> String {
    let title = item.title ?? "<No Title>"
    return "Attempted to tap UIBarButtonItem (title='\(title)') with no associated \(missing)."
  }

  /// That an item has no target, and none was found.
  static func nobody(for action: Selector) -> String {
    "The item has no target, and nobody on the responder chain performs '\(action.name)'."
  }

  /// Why there is no button that leads back.
  static func reason(of refusal: Refusal<UINavigationBar.NoBackButton>) -> String {
    let sentence =
      switch refusal.kind {
      case .empty: "The navigation bar shows nothing."
      case .atRoot: "There is nothing to go back to."
      case .hidden: "The navigation item hides it."
      case .replaced: "A left bar button item stands in its place."
      }
    return "\(backButton.cannot): \(sentence)"
  }

  /// Which delegate's method said no.
  static func answeredFalse(_ refusal: Refusal<Veto>) -> String {
    "\(refusal.culprit.map(objectName) ?? "The delegate").\(refusal.method) returned false."
  }
}
