import HeadlessUIKit

extension ElementGesture {
  /// Does something with the text of a field.
  static func edit(
    _ verb: String, _ edit: @escaping (TextGesture) -> Fault?
  ) -> ElementGesture {
    ElementGesture(verb, orElse: "It is no field for text.") { node in
      let view = (node.view as? UISearchBar)?.searchTextField ?? node.view
      return (view as? any EditedView)?.editing(edit)
    }
  }

  // MARK: Links and attachments

  static func tap(linkWithText text: String) -> ElementGesture {
    onTextView("tap a link of") { $0.tapping(linkWithText: text) }
  }

  static func tap(attachmentAt index: Int) -> ElementGesture {
    onTextView("tap an attachment of") { $0.tapping(attachmentAt: index) }
  }

  static func choose(menuItemTitled title: String, ofLinkWithText text: String) -> ElementGesture {
    onTextView("choose a menu item of a link of") {
      $0.choosing(title, ofLinkWithText: text)
    }
  }

  private static func onTextView(
    _ verb: String, _ act: @escaping (UITextView) -> Act
  ) -> ElementGesture {
    on(UITextView.self, verb, orElse: "It is no text view.", act)
  }

  // MARK: Search bars

  static let tapSearchKey = onSearchBar("tap the search key of") { bar in
    bar.searchTextField.editing { $0.tapReturnKey() }
  }

  static let tapCancel = onSearchBar("cancel") { $0.tapping(.cancel) }

  static let tapBookmarkButton = onSearchBar("tap the bookmark button of") {
    $0.tapping(.bookmarks)
  }

  static let tapResultsListButton = onSearchBar("tap the results list button of") {
    $0.tapping(.resultsList)
  }

  static func select(scopeTitled title: String) -> ElementGesture {
    onSearchBar("select a scope of") { $0.selecting(scopeTitled: title) }
  }

  static func select(suggestionTitled title: String) -> ElementGesture {
    onSearchBar("select a suggestion of") { $0.selecting(suggestionTitled: title) }
  }

  /// A gesture on a search bar, which its field stands for, too: people see only that.
  private static func onSearchBar(
    _ verb: String, _ act: @escaping (UISearchBar) -> Act
  ) -> ElementGesture {
    ElementGesture(verb, orElse: "It is no search bar.") { node in
      guard let view = node.view, view is UISearchBar || view is UISearchTextField else {
        return nil
      }
      let around = sequence(first: view, next: \.superview)
      return around.lazy.compactMap { $0 as? UISearchBar }.first.map(act)
    }
  }
}
