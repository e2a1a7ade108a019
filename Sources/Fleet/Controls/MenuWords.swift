import FailureReporting
import HeadlessUIKit

/// The sentences for what a user cannot choose from a menu.
@MainActor
struct MenuWords {
  let menu: OpenMenu
  /// The name of the failure.
  let name: RecordedFailure.Name

  /// Chooses the element of a title, or records why not.
  ///
  /// - Returns: Whether it was chosen.
  @discardableResult
  func choose(_ title: String, at site: CallSite) -> Bool {
    guard let refusal = menu.choose(titled: title) else { return true }
    FailureText(reason(of: refusal, for: title), details(of: refusal)).report(name, at: site)
    return false
  }

  private func reason(of refusal: Refusal<OpenMenu.Fault>, for title: String) -> String {
    switch refusal.kind {
    case .closed: "The menu is not open."
    case .disabled: "Menu item '\(title)' is not enabled."
    case .submenu: "Menu item '\(title)' opens a submenu and cannot be chosen."
    case .missing: "No item with title '\(title)' found in menu."
    }
  }

  /// What the menu holds instead.
  private func details(of refusal: Refusal<OpenMenu.Fault>) -> String {
    if case .closed = refusal.kind { return "" }
    let items = items(of: menu.menu)
    var lines = items.isEmpty ? "The menu is empty." : "The items are \(items)."
    if menu.isLoading { lines += "\nA part of the menu has not been provided yet." }
    return lines
  }

  private func items(of shown: UIMenu, depth: Int = 0) -> String {
    guard depth < OpenMenu.depthLimit else { return "…" }
    return menu.visibleElements(of: shown).map { element in
      guard let submenu = element as? UIMenu else {
        let isDisabled = (element as? any UIMenuLeaf)?.attributes.contains(.disabled) == true
        return "'\(element.title)'" + (isDisabled ? " (disabled)" : "")
      }
      let items = items(of: submenu, depth: depth + 1)
      return submenu.options.contains(.displayInline) ? items : "'\(submenu.title)' (\(items))"
    }.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
