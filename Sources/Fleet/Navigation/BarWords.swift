import HeadlessUIKit

/// The sentences for impossible acts on a bar.
@MainActor
enum BarWords {
  static let item = GestureWords(.barButtonItem, cannot: "Cannot tap UIBarButtonItem")
  static let backButton = GestureWords(.navigationBar, cannot: "Cannot tap back button")

  /// The name of a bar.
  static func kind(of bar: AnyObject?) -> String {
    switch bar {
    case is UIToolbar: "toolbar"
    case is UITabBar: "tab bar"
    default: "navigation bar"
    }
  }

  /// Says that a bar shows other items than a navigation item's or screen's.
  static func notOnTop(_ owner: NSObject, _ subject: String, of bar: UIView?) -> String {
    guard let item = owner as? UINavigationItem else {
      return "\(subject) is a toolbar item of \(objectName(owner)), which is not on top of the "
        + "stack."
    }
    let title = item.title.map { "'\($0)'" } ?? "without a title"
    let top = (bar as? UINavigationBar)?.topItem?.title.map { "'\($0)'" } ?? "another one"
    return
      "\(subject) is in the navigation item \(title), which is not on top of the bar: \(top) is."
  }

  // MARK: Items

  static func noMenu(_ item: UIBarButtonItem) -> FailureText {
    FailureText(
      "UIBarButtonItem has no menu to choose from.", "\(objectName(item)).menu is nil.")
  }

  static func noAction(of item: UIBarButtonItem) -> FailureText {
    lacks(item, "action", "It needs a primaryAction, a menu, or a target and an action.")
  }

  static func noTarget(of item: UIBarButtonItem, for action: Selector) -> FailureText {
    lacks(
      item, "target",
      "Its target is nil, and nobody on the responder chain performs '\(action.name)'.")
  }

  private static func lacks(
    _ item: UIBarButtonItem, _ missing: String, _ details: String = ""
  ) -> FailureText {
    let title = item.title ?? "<No Title>"
    return FailureText(
      "Attempted to tap UIBarButtonItem (title='\(title)') with no associated \(missing).", details)
  }

  // MARK: Toolbars and navigation bars

  static func empty(_ bar: UIToolbar) -> FailureText {
    FailureText(
      "No toolbar items found in the view controller.",
      "\(ObjectWords.name(of: bar)) shows no items: setItems(_:animated:) or the toolbarItems of a "
        + "view controller give it some.")
  }
  static func empty(_ bar: UINavigationBar) -> FailureText {
    FailureText(
      "No nav bar items found in the view controller.",
      bar.topItem.map { "\(objectName($0)) is on top, and has no bar button items." }
        ?? "\(ObjectWords.name(of: bar)) has no navigation item.")
  }

  static func noItem(
    titled title: String, in bar: UIToolbar, _ items: BarItems
  ) -> FailureText {
    FailureText(
      "No item with title '\(title)' found in toolbar.",
      NearMiss.details(
        for: title, among: items.choices, noun: "items of \(ObjectWords.name(of: bar))"))
  }

  static func noItem(
    titled title: String, in bar: UINavigationBar, _ items: BarItems
  ) -> FailureText {
    let backButton = bar.backButtonTitle
    let back = backButton.map { [NearMiss.Choice(title: $0, note: "back button")] } ?? []
    return FailureText(
      "No item with title '\(title)' found in nav bar.",
      NearMiss.details(
        for: title, among: back + items.choices, noun: "items of \(ObjectWords.name(of: bar))"))
  }

  static func noBackButton(_ refusal: Refusal<UINavigationBar.NoBackButton>) -> FailureText {
    let sentence =
      switch refusal.kind {
      case .empty: "The navigation bar shows nothing."
      case .atRoot: "There is nothing to go back to."
      case .hidden: "The navigation item hides it."
      case .replaced: "A left bar button item stands in its place."
      }
    return FailureText(
      "\(backButton.cannot): \(sentence)",
      refusal.culprit.map { "\(objectName($0)) is on top of the bar." }
        ?? "Nothing was pushed on it.")
  }

  static func couldNotGoBack(_ refusal: Refusal<Veto>) -> FailureText {
    FailureText(
      "Could not go back: Delegate's \(refusal.method) returned false.",
      ObjectWords.refuser(refusal.culprit, of: "the navigation bar"))
  }

  // MARK: Tabs

  static func selecting(_ item: UITabBarItem, at index: Int) -> GestureWords {
    GestureWords(.tabBarController, cannot: "Cannot select tab \(name(of: item, at: index))")
  }

  static func noTab(
    labelled label: String, among items: [UITabBarItem], underMore rest: [UITabBarItem]
  ) -> FailureText {
    FailureText(
      "No tab with label '\(label)' found in tab bar.",
      NearMiss.details(for: label, among: choices(items, underMore: rest), noun: "tabs"))
  }

  static func noTab(
    at index: Int, among items: [UITabBarItem], underMore rest: [UITabBarItem]
  ) -> FailureText {
    FailureText(
      "No tab at index \(index) found in tab bar.",
      NearMiss.list(choices(items, underMore: rest), "tabs"))
  }

  /// That More does not go back to its list.
  static var noList: FailureText {
    FailureText(
      "The list of tab 'More' does not appear.",
      "More was tapped twice, and another screen stays on top of moreNavigationController.")
  }

  private static func choices(
    _ items: [UITabBarItem], underMore rest: [UITabBarItem]
  ) -> [NearMiss.Choice] {
    items.map { item in
      NearMiss.Choice(title: item.label ?? "", note: item.isEnabled ? "" : "disabled")
    }
      + rest.map { item in
        NearMiss.Choice(
          title: item.label ?? "", note: item.isEnabled ? "under More" : "under More, disabled")
      }
  }

  static func couldNotSelect(
    _ item: UITabBarItem, at index: Int, _ refusal: Refusal<Veto>
  ) -> FailureText {
    FailureText(
      "Could not select tab \(name(of: item, at: index)): Delegate's \(refusal.method) returned "
        + "false.", ObjectWords.refuser(refusal.culprit, of: "the tab bar"))
  }

  private static func name(of item: UITabBarItem, at index: Int) -> String {
    item.label.map { "'\($0)'" } ?? "at index \(index)"
  }
}
