import FailureReporting
import Foundation
import HeadlessUIKit

/// The contacts of an application's device.
final class ContactBook: ScopedState {
  private let lock = NSLock()
  // Proof: only touched while the lock is held. The contacts are copies that the book alone has;
  // what they share with others, labeled values, does not change.
  nonisolated(unsafe) private var entries: [CNContact] = []

  init() {}

  static var status: CNAuthorizationStatus {
    PermissionBook.current.status(of: .contacts)
      .choose(.notDetermined, .restricted, .denied, else: .authorized)
  }

  /// Copies of all contacts, in the order in which they were added.
  var all: [CNContact] { lock.withLock { entries.map { CNContact($0.values) } } }

  func add(_ contact: CNContact) {
    lock.withLock { entries.append(CNContact(contact.values)) }
    tell()
  }

  func remove(_ contacts: [CNContact]) {
    let names = Set(contacts.map(\.identifier))
    lock.withLock { entries.removeAll { names.contains($0.identifier) } }
    tell()
  }

  /// Does what a request asks for, all of it or nothing.
  func save(_ request: CNSaveRequest) throws {
    try lock.withLock {
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
