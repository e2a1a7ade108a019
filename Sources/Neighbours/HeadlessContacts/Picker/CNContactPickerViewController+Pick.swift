import FailureReporting
import Fleet
import HeadlessUIKit

extension CNContactPickerViewController {
  /// Chooses a contact, as a user does; the picker goes, and then its delegate is told.
  ///
  /// Records a failure when the picker is not presented, when something is in front of it, or when the
  /// contact cannot be chosen.
  ///
  /// ```swift
  /// let picker = CNContactPickerViewController()
  /// picker.pick(CNMutableContact())
  /// ```
  public func pick(
    _ contact: CNContact, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    choose([contact], at: CallSite(fileID, filePath, line, column)) {
      $0?.contactPicker(self, didSelect: contact)
    }
  }

  /// Chooses several contacts, as a user can where the delegate takes several.
  public func pick(
    _ contacts: [CNContact], fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    choose(contacts, at: CallSite(fileID, filePath, line, column)) {
      $0?.contactPicker(self, didSelect: contacts)
    }
  }

  /// Chooses the number of a contact's telephone, by its label, or the first one.
  public func pick(
    phoneNumberOf contact: CNContact, labeled label: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    choose(
      CNContactPhoneNumbersKey, among: contact.phoneNumbers, of: contact, labeled: label,
      at: CallSite(fileID, filePath, line, column))
  }

  /// Chooses the address for a contact's mail, by its label, or the first one.
  public func pick(
    emailAddressOf contact: CNContact, labeled label: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    choose(
      CNContactEmailAddressesKey, among: contact.emailAddresses, of: contact, labeled: label,
      at: CallSite(fileID, filePath, line, column))
  }

  /// Taps the button that cancels, as a user does.
  public func cancel(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform("cancel", at: CallSite(fileID, filePath, line, column)) {
      $0?.contactPickerDidCancel(self)
    }
  }

  private func choose<Value>(
    _ key: String, among values: [CNLabeledValue<Value>], of contact: CNContact,
    labeled label: String?, at site: CallSite
  ) {
    let value = values.first { label == nil || $0.label == label }
    choose([contact], at: site) {
      $0?.contactPicker(
        self,
        didSelect: CNContactProperty(
          contact, key, value?.value, value?.identifier, value?.label))
    }
  }

  private func choose(
    _ contacts: [CNContact], at site: CallSite,
    _ tell: @escaping ((any CNContactPickerDelegate)?) -> Void
  ) {
    let other = contacts.first { predicateForEnablingContact?.evaluate(with: $0) == false }
    perform("pick", refusing: other, at: site, tell)
  }

  private func perform(
    _ purpose: String, refusing other: CNContact? = nil, at site: CallSite,
    _ tell: @escaping ((any CNContactPickerDelegate)?) -> Void
  ) {
    PickerWords.perform(in: self, to: purpose, at: site) {
      if let other { return ContactWords.notEnabled(other, in: self) }
      let delegate = delegate
      dismiss(animated: true) { tell(delegate) }
      return nil
    }
  }
}
