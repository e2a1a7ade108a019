/// A menu that is open: what a button or an item of a bar shows, for the user to choose from.
///
/// Elements that are provided late are asked for when the menu that holds them opens: at once for
/// the menu itself and for menus shown in it, and for a submenu when a user would look into it.
@MainActor
package final class OpenMenu {
  /// The menu as it was set.
  package let menu: UIMenu
  /// Whether the menu still shows.
  package private(set) var isOpen = true

  // Weak, since the sender has the menu; and not the application, which has the sender.
  private weak var sender: AnyObject?
  private let mainLoop: MainLoop
  private let selectsOne: Bool
  private let didClose: () -> Void
  private let didSelect: () -> Void
  private var loaded: [ObjectIdentifier: [UIMenuElement]?] = [:]

  /// Opens a menu.
  ///
  /// - Parameters:
  ///   - sender: The control or item that shows the menu, which its elements get as their sender.
  ///   - selectsOne: Whether choosing an element ticks it, and no other.
  ///   - didClose: Called once, when the menu closes.
  ///   - didSelect: Called when an element has been ticked, before it is performed.
  package init(
    _ menu: UIMenu, from sender: AnyObject, in application: UIApplication,
    selectsOne: Bool = false, didClose: @escaping () -> Void,
    didSelect: @escaping () -> Void = {}
  ) {
    self.menu = menu
    self.sender = sender
    mainLoop = application.mainLoop
    self.selectsOne = selectsOne
    self.didClose = didClose
    self.didSelect = didSelect
    _ = shownElements(of: menu)
  }

  // MARK: What the user does

  /// Chooses the element of a title, also within submenus; answers why not, where that fails.
  package func choose(titled title: String) -> MenuRefusal? {
    guard isOpen else {
      return MenuRefusal(reason: "The menu is not open.", details: "")
    }
    var search = Search(title: title)
    look(for: &search, in: menu, path: [menu])
    if search.found == nil, isLoading, mainLoop.settle() {
      // What was still to come may have come by now.
      search = Search(title: title)
      look(for: &search, in: menu, path: [menu])
    }
    guard let found = search.found else { return refusal(of: search) }
    choose(found.element, in: found.path)
    return nil
  }

  /// Closes the menu without choosing anything.
  package func close() {
    guard isOpen else { return }
    isOpen = false
    didClose()
  }

  private func choose(_ element: any UIMenuElement & UIMenuLeaf, in path: [UIMenu]) {
    if !element.attributes.contains(.keepsMenuPresented) { close() }
    if selectsOne {
      tick(element, in: menu)
      didSelect()
    } else if let single = path.last(where: { $0.options.contains(.singleSelection) }) {
      tick(element, in: single)
      didSelect()
    }
    element.performWithSender(sender, target: nil)
  }

  /// Ticks one element, and no other of a menu.
  private func tick(_ chosen: any UIMenuElement & UIMenuLeaf, in menu: UIMenu) {
    for element in shownElements(of: menu) {
      if let submenu = element as? UIMenu {
        tick(chosen, in: submenu)
      } else if let leaf = element as? any UIMenuLeaf {
        leaf.state = leaf === chosen ? .on : .off
      }
    }
  }

  // MARK: Looking for an element

  private struct Search {
    let title: String
    var found: (element: any UIMenuElement & UIMenuLeaf, path: [UIMenu])?
    var hasDisabled = false
    var hasSubmenu = false
  }

  /// Looks through what a menu shows, then through its submenus.
  private func look(for search: inout Search, in menu: UIMenu, path: [UIMenu], depth: Int = 0) {
    // A menu that holds itself, by way of a provider, would go on for ever.
    guard depth < 32 else { return }
    var submenus: [UIMenu] = []
    for element in shownElements(of: menu) {
      if let submenu = element as? UIMenu {
        if submenu.title == search.title, !submenu.title.isEmpty { search.hasSubmenu = true }
        submenus.append(submenu)
      } else if element.title == search.title,
        let leaf = element as? any UIMenuElement & UIMenuLeaf
      {
        if !leaf.attributes.contains(.disabled) {
          search.found = (leaf, path)
          return
        }
        search.hasDisabled = true
      }
    }
    // What stands in this menu comes before what stands a level deeper.
    submenus.sort { Self.isInline($0) && !Self.isInline($1) }
    for submenu in submenus where search.found == nil {
      look(for: &search, in: submenu, path: path + [submenu], depth: depth + 1)
    }
  }

  /// What a menu shows, with what has come of the elements that are provided late.
  private func shownElements(of menu: UIMenu) -> [UIMenuElement] {
    menu.children.flatMap { child -> [UIMenuElement] in
      guard let deferred = child as? UIDeferredMenuElement else { return [child] }
      return elements(of: deferred)
    }.filter { ($0 as? any UIMenuLeaf)?.attributes.contains(.hidden) != true }
  }

  private func elements(of deferred: UIDeferredMenuElement) -> [UIMenuElement] {
    let key = ObjectIdentifier(deferred)
    if let known = loaded[key] { return known ?? [] }
    loaded[key] = .some(nil)
    deferred.load { [weak self] elements in self?.loaded[key] = elements }
    return (loaded[key] ?? nil) ?? []
  }

  private var isLoading: Bool { loaded.values.contains { $0 == nil } }

  private static func isInline(_ menu: UIMenu) -> Bool { menu.options.contains(.displayInline) }

  // MARK: Telling why not

  private func refusal(of search: Search) -> MenuRefusal {
    let title = search.title
    if search.hasDisabled {
      return MenuRefusal(reason: "Menu item '\(title)' is not enabled.", details: listing)
    }
    if search.hasSubmenu {
      return MenuRefusal(
        reason: "Menu item '\(title)' opens a submenu and cannot be chosen.", details: listing)
    }
    return MenuRefusal(reason: "No item with title '\(title)' found in menu.", details: listing)
  }

  /// What the menu shows, in words.
  private var listing: String {
    let items = describe(menu)
    var lines = items.isEmpty ? "The menu is empty." : "The items are \(items)."
    if isLoading { lines += "\nA part of the menu has not been provided yet." }
    return lines
  }

  private func describe(_ menu: UIMenu, depth: Int = 0) -> String {
    guard depth < 32 else { return "…" }
    return shownElements(of: menu).map { element in
      guard let submenu = element as? UIMenu else {
        let isDisabled = (element as? any UIMenuLeaf)?.attributes.contains(.disabled) == true
        return "'\(element.title)'" + (isDisabled ? " (disabled)" : "")
      }
      let items = describe(submenu, depth: depth + 1)
      return Self.isInline(submenu) ? items : "'\(submenu.title)' (\(items))"
    }.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
