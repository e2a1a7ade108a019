/// An open menu of a button or a bar item, from which the user can choose.
///
/// Deferred elements are asked for when the menu around them opens. For the menu itself and its
/// inline menus that is at once. For a submenu it is when a user would look into it.
@MainActor
package final class OpenMenu {
  /// How many menus deep a search goes.
  ///
  /// A provider can put a menu into itself. The limit ends the search then.
  package static let depthLimit = 32

  /// The menu as the app set it.
  package let menu: UIMenu
  /// Whether the menu is still open.
  package private(set) var isOpen = true

  // The reference is weak because the sender holds the menu. The application holds the sender, too.
  package private(set) weak var sender: AnyObject?
  private let mainLoop: MainLoop
  private let selectsOne: Bool
  private let didClose: () -> Void
  private let didSelect: () -> Void
  private var loaded: [ObjectIdentifier: [UIMenuElement]?] = [:]

  /// Why an element cannot be chosen.
  package enum Fault {
    /// The menu is not open any more.
    case closed
    /// The element is disabled.
    case disabled
    /// The element opens a submenu.
    case submenu
    /// There is no such element.
    case missing
  }

  /// Opens a menu.
  ///
  /// - Parameters:
  ///   - sender: The control or item that shows the menu. It becomes the sender of the elements.
  ///   - selectsOne: Whether choosing an element ticks it and unticks all others.
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
    application.menuState.opens(self)
    _ = visibleElements(of: menu)
  }

  // MARK: Acts of the user

  /// Chooses the element with a title, also in submenus.
  ///
  /// Returns the reason if that fails.
  package func choose(titled title: String) -> Refusal<Fault>? {
    guard isOpen else { return Refusal(.closed) }
    var search = Search(title: title)
    look(for: &search, in: menu, path: [menu])
    if search.found == nil, isLoading, mainLoop.settle() {
      // Deferred elements may have arrived by now.
      search = Search(title: title)
      look(for: &search, in: menu, path: [menu])
    }
    guard let found = search.found else {
      return Refusal(search.hasDisabled ? .disabled : search.hasSubmenu ? .submenu : .missing)
    }
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
    if AppWatch.withholds(.menuItem(element, from: sender)) { return }
    element.performWithSender(sender, target: nil)
  }

  /// Ticks one element of a menu and unticks all others.
  private func tick(_ chosen: any UIMenuElement & UIMenuLeaf, in menu: UIMenu) {
    for element in visibleElements(of: menu) {
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

  /// Searches the visible elements of a menu, then its submenus.
  private func look(for search: inout Search, in menu: UIMenu, path: [UIMenu], depth: Int = 0) {
    guard depth < Self.depthLimit else { return }
    var submenus: [UIMenu] = []
    for element in visibleElements(of: menu) {
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
    // Elements of this menu win over elements one level deeper. An inline menu is on the same
    // level.
    submenus.sort { Self.isInline($0) && !Self.isInline($1) }
    for submenu in submenus where search.found == nil {
      look(for: &search, in: submenu, path: path + [submenu], depth: depth + 1)
    }
  }

  /// Returns the visible elements of a menu, with the deferred ones that have arrived.
  package func visibleElements(of menu: UIMenu) -> [UIMenuElement] {
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

  /// Whether a deferred element has not arrived yet.
  package var isLoading: Bool { loaded.values.contains { $0 == nil } }

  private static func isInline(_ menu: UIMenu) -> Bool { menu.options.contains(.displayInline) }
}
