public import Foundation
public import HeadlessUIKit

/// The system's screen for choosing contacts, for which no permission is needed.
///
/// It shows nothing here: a test says which contacts the user picks, see
/// ``pick(_:fileID:filePath:line:column:)``. It dismisses itself.
open class CNContactPickerViewController: UIViewController {
  /// The delegate that is told which contacts the user has chosen.
  open weak var delegate: (any CNContactPickerDelegate)?
  /// What is shown of a contact; all of it without them.
  open var displayedPropertyKeys: [String]?
  /// Which contacts can be chosen.
  open var predicateForEnablingContact: NSPredicate?
  /// Which contacts are chosen by a tap, and not opened.
  open var predicateForSelectionOfContact: NSPredicate?
  /// Which values are chosen by a tap.
  open var predicateForSelectionOfProperty: NSPredicate?
}

/// Is told which contacts a user has chosen.
@preconcurrency @MainActor
public protocol CNContactPickerDelegate: NSObjectProtocol {
  /// Called when the user has cancelled.
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  /// Called with a contact.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  /// Called with a value of a contact.
  func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
  /// Called with several contacts.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}

extension CNContactPickerDelegate {
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contact: CNContact
  ) {}
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty
  ) {}
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contacts: [CNContact]
  ) {}
}
