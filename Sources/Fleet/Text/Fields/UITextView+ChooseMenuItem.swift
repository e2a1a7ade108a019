import FailureReporting
public import HeadlessUIKit

extension UITextView {
  /// Presses the link, or the tag, of a text for long, and chooses an item of its menu.
  ///
  /// The delegate is asked for the menu, and told of its coming and going. Records a failure when a
  /// user could not tap the link, when no menu comes, or when no item of that title can be chosen.
  ///
  /// ```swift
  /// let terms = UITextView()
  /// terms.isEditable = false
  /// terms.attributedText = NSAttributedString(
  ///   string: "Terms of use", attributes: [.link: "https://example.com/terms"])
  ///
  /// terms.chooseMenuItem(withTitle: "Copy", ofLinkWithText: "Terms of use")
  /// ```
  public func chooseMenuItem(
    withTitle title: String, ofLinkWithText text: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    choosing(title, ofLinkWithText: text).perform(at: CallSite(fileID, filePath, line, column))
  }

  /// The choice of an item of a link's menu.
  final func choosing(_ title: String, ofLinkWithText text: String) -> Act {
    let gesture = TextItemGesture(view: self, cannot: TextWords.choosingFromLink)
    return gesture.act(onLinkWithText: text) { [self] link in
      guard let menu = userPress(link) else {
        return gesture.fault(TextWords.noMenu(ofLink: text, in: self))
      }
      let fault = MenuWords(menu: menu, of: self, name: .textView).choose(title)
      if fault != nil { menu.close() }
      return fault
    }
  }
}
