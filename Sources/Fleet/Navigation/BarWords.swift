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

  // MARK: Items

  static let noMenu = FailureText("UIBarButtonItem has no menu to choose from.")

  static func noAction(of item: UIBarButtonItem) -> FailureText { lacks(item, "action") }

  static func noTarget(of item: UIBarButtonItem, for action: Selector) -> FailureText {
    lacks(
      item, "target",
      "The item has no target, and nobody on the responder chain performs '\(action.name)'.")
  }

  private static func lacks(
    _ item: UIBarButtonItem, _ missing: String, _ details: String = ""
  ) -> FailureText {
    let title = item.title ?? "<No Title>"
    return FailureText(
      "Attempted to tap UIBarButtonItem (title='\(title)') with no associated \(missing).", details)
  }

  // MARK: Toolbars and navigation bars

  static let emptyToolbar = FailureText("No toolbar items found in the view controller.")
  static let emptyNavigationBar = FailureText("No nav bar items found in the view controller.")

  static func noItem(titled title: String, inToolbar items: BarItems) -> FailureText {
    FailureText(
      "No item with title '\(title)' found in toolbar.",
      NearMiss.details(for: title, among: items.choices, noun: "items"))
  }

  static func noItem(
    titled title: String, inNavigationBar items: BarItems, backButton: String?
  ) -> FailureText {
    let back = backButton.map { [NearMiss.Choice(title: $0, note: "back button")] } ?? []
    return FailureText(
      "No item with title '\(title)' found in nav bar.",
      NearMiss.details(for: title, among: back + items.choices, noun: "items"))
  }

  static func noBackButton(_ refusal: Refusal<UINavigationBar.NoBackButton>) -> FailureText {
    let sentence =
      switch refusal.kind {
      case .empty: "The navigation bar shows nothing."
      case .atRoot: "There is nothing to go back to."
      case .hidden: "The navigation item hides it."
      case .replaced: "A left bar button item stands in its place."
      }
    return FailureText("\(backButton.cannot): \(sentence)")
  }

  static func couldNotGoBack(_ refusal: Refusal<Veto>) -> FailureText {
    FailureText("Could not go back: \(refusal.method) refused.", answeredFalse(refusal))
  }

  // MARK: Tabs

  static func selecting(_ item: UITabBarItem, at index: Int) -> GestureWords {
    GestureWords(.tabBarController, cannot: "Cannot select tab \(name(of: item, at: index))")
  }

  static func noTab(labelled label: String, among items: [UITabBarItem]) -> FailureText {
    let choices = items.map { item in
      NearMiss.Choice(title: item.label ?? "", note: item.isEnabled ? "" : "disabled")
    }
    return FailureText(
      "No tab with label '\(label)' found in tab bar.",
      NearMiss.details(for: label, among: choices, noun: "tabs"))
  }

  static func noTab(at index: Int, of count: Int) -> FailureText {
    FailureText(
      "No tab at index \(index) found in tab bar.",
      count == 1 ? "There is 1 tab." : "There are \(count) tabs.")
  }

  static func couldNotSelect(
    _ item: UITabBarItem, at index: Int, _ refusal: Refusal<Veto>
  ) -> FailureText {
    FailureText(
      "Could not select tab \(name(of: item, at: index)): \(refusal.method) refused.",
      answeredFalse(refusal))
  }

  private static func name(of item: UITabBarItem, at index: Int) -> String {
    item.label.map { "'\($0)'" } ?? "at index \(index)"
  }

  /// Which delegate's method said no.
  private static func answeredFalse(_ refusal: Refusal<Veto>) -> String {
    "\(refusal.culprit.map(objectName) ?? "The delegate").\(refusal.method) returned false."
  }
}
