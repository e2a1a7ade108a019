import FailureReporting
import Foundation
import HeadlessUIKit
import Locks

/// The contacts of an application's device.
final class DeviceContacts: ScopedState {
  // Proof: the contacts are copies of the device's own, and do not change; the labeled values that they share
  // with others do not change either.
  private let entries = Locked<[CNContact]>(unchecked: [])

  init() {}

  static var status: CNAuthorizationStatus {
    UserPermissions.current.status(of: .contacts)
      .choose(.notDetermined, .restricted, .denied, else: .authorized)
  }

  /// Copies of all contacts, in the order in which they were added.
  var all: [CNContact] { entries.withLockUnchecked { $0.map { CNContact($0.values) } } }

  func add(_ contact: CNContact) {
    entries.withLock { $0.append(CNContact(contact.values)) }
    tell()
  }

  func remove(_ contacts: [CNContact]) {
    let names = Set(contacts.map(\.identifier))
    entries.withLock { $0.removeAll { names.contains($0.identifier) } }
    tell()
  }

  /// Does what a request asks for, all of it or nothing.
  func save(_ request: CNSaveRequest) throws {
    try entries.withLock { entries in
      var changed = entries
      for change in request.changes {
        switch change {
        case .add(let contact):
          guard !changed.contains(contact) else { throw CNError(.insertedRecordAlreadyExists) }
          changed.append(CNContact(contact.values))
        case .update(let contact):
          guard let index = changed.firstIndex(of: contact) else {
            throw CNError(.recordDoesNotExist)
          }
          changed[index] = CNContact(contact.values)
        case .delete(let contact):
          guard let index = changed.firstIndex(of: contact) else {
            throw CNError(.recordDoesNotExist)
          }
          changed.remove(at: index)
        }
      }
      entries = changed
    }
    tell()
  }

  private func tell() {
    MainTurn.post("the contacts have changed") {
      NotificationCenter.default.post(name: .CNContactStoreDidChange, object: nil)
    }
  }
}
