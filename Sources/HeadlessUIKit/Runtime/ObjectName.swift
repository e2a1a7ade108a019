package import Foundation

/// Returns the name of an object for messages: its class, and its title or identifier.
///
/// `NSObject`'s own description prints an address, which differs in each run.
@MainActor
package func objectName(_ object: NSObject) -> String {
  if let object = object as? any SelfNamedObject { return object.ownName }
  let name = givenName(of: object)
  // A class of the model's own is told as the UIKit class that an app knows.
  let type = object is AlertTextField ? UITextField.self : type(of: object)
  return name.isEmpty ? "<\(type)>" : "<\(type) \"\(name)\">"
}

/// Returns what kind of object it is, for messages: its class, unless another name says it better.
@MainActor
package func kindName(_ object: NSObject) -> String {
  (object as? any SelfNamedObject)?.ownKind ?? "\(type(of: object))"
}

/// Returns the name of a delegate or a data source.
@MainActor
func objectName(of role: (any NSObjectProtocol)?) -> String {
  (role as? NSObject).map { objectName($0) } ?? "nobody"
}

/// Returns the title or identifier of an object, or an empty string.
///
/// That is its label for assistive technologies, its title, its placeholder, its text or its
/// identifier, whichever comes first.
@MainActor
package func givenName(of object: NSObject) -> String {
  let name = names(of: object).compactMap(\.self).first { !$0.isEmpty } ?? ""
  guard name.utf8.count > longestName || name.utf8.contains(UInt8(ascii: "\n")) else { return name }
  // A text view may hold a book: nothing looks at more of it than is quoted.
  let start = name.prefix(longestName + 1)
  let line = start.prefix(longestName).replacing("\n", with: "⏎")
  return start.count > longestName ? "\(line)…" : String(line)
}

/// How many letters of a name a message quotes.
private let longestName = 40

@MainActor
private func names(of object: NSObject) -> [String?] {
  switch object {
  case let alert as UIAlertController: [alert.title, alert.message]
  case let controller as UIViewController: [controller.title]
  case let item as UITabBarItem: [item.label, item.accessibilityIdentifier]
  case let item as UIBarButtonItem: item.names + [item.accessibilityIdentifier]
  case let item as UIBarItem:
    [item.accessibilityLabel, item.title, item.accessibilityIdentifier]
  case let item as UINavigationItem: [item.title]
  case let document as UIDocument: [document.localizedName]
  case let field as UITextField:
    [
      field.accessibilityLabel, field.placeholder, field.isSecureTextEntry ? nil : field.text,
      field.accessibilityIdentifier,
    ]
  case let view as UITextView:
    [
      view.accessibilityLabel, view.isSecureTextEntry ? nil : view.text,
      view.accessibilityIdentifier,
    ]
  case let bar as UISearchBar:
    [bar.accessibilityLabel, bar.placeholder, bar.text, bar.accessibilityIdentifier]
  case let cell as UITableViewCell:
    [cell.accessibilityLabel, firstText(in: cell), cell.accessibilityIdentifier]
  case let cell as UICollectionViewCell:
    [cell.accessibilityLabel, firstText(in: cell), cell.accessibilityIdentifier]
  case let view as UIView: [view.accessibilityLabel, view.accessibilityIdentifier]
  default: []
  }
}

/// The first text that a row shows.
@MainActor
private func firstText(in view: UIView) -> String? {
  for subview in view.storedSubviews where !subview.storedIsHidden {
    if let text = (subview as? UILabel)?.text, !text.isEmpty { return text }
    if let text = firstText(in: subview) { return text }
  }
  return nil
}
