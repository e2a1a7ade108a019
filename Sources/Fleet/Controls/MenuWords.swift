import FailureReporting
import Foundation
import HeadlessUIKit

/// The sentences for impossible choices from a menu.
@MainActor
struct MenuWords {
  let menu: OpenMenu
  /// The object that the menu belongs to; `nil` if the sentence names it already.
  let owner: NSObject?
  /// The name of the failure.
  let name: RecordedFailure.Name

  init(menu: OpenMenu, of owner: NSObject? = nil, name: RecordedFailure.Name) {
    self.menu = menu
    self.owner = owner
    self.name = name
  }

  /// The words for a menu that shows already, which name whom it belongs to.
  init(open menu: OpenMenu) {
    let (owner, name): (NSObject?, RecordedFailure.Name) =
      switch menu.sender {
      case let button as UIButton: (button, .button)
      case let item as UIBarButtonItem: (item, .barButtonItem)
      case let interaction as UIContextMenuInteraction: (interaction.view, .control)
      case let text as any EditedView: (text, TextWords(for: text).name)
      case is UITableView: (nil, .tableView)
      case is UICollectionView: (nil, .collectionView)
      default: (nil, .element)
      }
    self.init(menu: menu, of: owner, name: name)
  }

  /// Says that the app shows no edit menu itself.
  static func noEditMenu(_ application: UIApplication) -> FailureText {
    let focus = application.firstResponder.map { "The focus is with \(ObjectWords.name(of: $0))." }
    return FailureText(
      "The edit menu is not shown.",
      "The app shows it by UIMenuController.shared.showMenu(from:rect:), where the first responder "
        + "can perform a command. \(focus ?? "Nothing has the focus.")")
  }

  /// The choice of the element of a title.
  func choosing(_ title: String) -> Act { Act(with: .application(.shared)) { _ in choose(title) } }

  /// Chooses the element of a title, or returns the fault.
  func choose(_ title: String) -> Fault? {
    menu.choose(titled: title).map { refusal in
      let isMissing = if case .missing = refusal.kind { true } else { false }
      return Fault(
        name, kind: isMissing ? .missing : .refused,
        FailureText(reason(of: refusal, for: title), details(of: refusal, for: title)))
    }
  }

  private func reason(of refusal: Refusal<OpenMenu.Fault>, for title: String) -> String {
    switch refusal.kind {
    case .closed: "The menu is not open."
    case .disabled: "Menu item '\(title)' is not enabled."
    case .submenu: "Menu item '\(title)' opens a submenu and cannot be chosen."
    case .missing: "No item with title '\(title)' found in menu."
    }
  }

  /// The content of the menu instead.
  private func details(of refusal: Refusal<OpenMenu.Fault>, for title: String) -> String {
    let whose = owner.map { " of \(ObjectWords.name(of: $0))" } ?? ""
    if case .closed = refusal.kind { return "The app closed the menu\(whose) meanwhile." }
    let items = items(of: menu.menu)
    var lines = items.isEmpty ? "The menu\(whose) is empty." : "The items\(whose) are \(items)."
    if case .missing = refusal.kind {
      lines = NearMiss.question(title, among: titles(in: menu.menu)) + lines
    }
    if menu.isLoading { lines += "\nA part of the menu has not been provided yet." }
    return lines
  }

  private func titles(in shown: UIMenu, depth: Int = 0) -> [String] {
    guard depth < OpenMenu.depthLimit else { return [] }
    return menu.visibleElements(of: shown).flatMap { element in
      (element as? UIMenu).map { titles(in: $0, depth: depth + 1) } ?? [element.title]
    }
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
