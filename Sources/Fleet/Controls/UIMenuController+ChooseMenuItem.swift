import FailureReporting
public import HeadlessUIKit

extension UIMenuController {
  /// Chooses an item of the edit menu that the app has shown.
  ///
  /// The menu disappears, and the first responder, or one after it, performs the command. Records a
  /// failure when the menu does not show, or when it has no item of that title.
  ///
  /// ```swift
  /// final class Message: UILabel {
  ///   override var canBecomeFirstResponder: Bool { true }
  ///   override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
  ///     action == "copy:"
  ///   }
  ///   override func copy(_ sender: Any?) { UIPasteboard.general.string = text }
  /// }
  ///
  /// @MainActor func copy(_ message: Message) {
  ///   message.becomeFirstResponder()
  ///   UIMenuController.shared.showMenu(from: message, rect: message.bounds)
  ///   UIMenuController.shared.chooseMenuItem(withTitle: "Copy")
  /// }
  /// ```
  public func chooseMenuItem(
    withTitle title: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    Gesture.perform(in: .shared, at: site) { application in
      guard let openMenu else {
        return MenuWords.noEditMenu(application).report(.element, kind: .missing, at: site)
      }
      MenuWords(menu: openMenu, name: .element).choose(title)?.report(at: site)
    }
  }
}
