public import Foundation
import HeadlessUIKit

/// The user's answer to a question for permission.
public enum CNAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined = 0
  /// The user cannot allow it.
  case restricted = 1
  /// The user has said no.
  case denied = 2
  /// The user has said yes.
  case authorized = 3
  /// The user has chosen some contacts.
  case limited = 4
}

/// The kinds of data that can be asked for.
public enum CNEntityType: Int, Sendable {
  case contacts = 0
}

/// The contacts of the device, as far as the user lets the app see and change them.
///
/// Which there are, a test says, see ``SimulatedContacts``.
open class CNContactStore: NSObject {
  /// Creates a store; all stores have the same contacts.
  public override init() { super.init() }

  private let contacts = DeviceContacts.current

  // MARK: What the user lets the app do

  /// The user's answer.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    DeviceContacts.status
  }

  /// Asks the user, unless that was decided before.
  @preconcurrency open func requestAccess(
    for entityType: CNEntityType,
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    UserPermissions.current.request(
      .contacts, by: "CNContactStore.requestAccess(for:completionHandler:)"
    ) { status in
      let isAllowed = status == .allowed
      completionHandler(isAllowed, isAllowed ? nil : CNError(.authorizationDenied))
    }
  }

  /// Asks the user, unless that was decided before.
  nonisolated(nonsending) open func requestAccess(for entityType: CNEntityType) async throws
    -> Bool
  {
    try await withCheckedThrowingContinuation { (next: CheckedContinuation<Bool, any Error>) in
      requestAccess(for: entityType) { isAllowed, error in
        if let error { next.resume(throwing: error) } else { next.resume(returning: isAllowed) }
      }
    }
  }

  // MARK: Fetching

  /// Fetches the contacts for which a condition holds.
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] {
    try fetch(keys, predicate)
  }

  /// Fetches a contact.
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact {
    let found = try fetch(
      keys, CNContact.predicateForContacts(withIdentifiers: [identifier]))
    guard let contact = found.first else { throw CNError(.recordDoesNotExist) }
    return contact
  }

  /// Calls a block with each contact, within the call.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {
    var found = try fetch(
      fetchRequest.keysToFetch, fetchRequest.predicate, order: fetchRequest.sortOrder)
    if fetchRequest.mutableObjects {
      found = found.compactMap { $0.mutableCopy() as? CNMutableContact }
    }
    var stop = ObjCBool(false)
    for contact in found {
      block(contact, &stop)
      if stop.boolValue { return }
    }
  }

  private func fetch(
    _ keys: [any CNKeyDescriptor], _ predicate: NSPredicate?,
    order: CNContactSortOrder = .none
  ) throws -> [CNContact] {
    guard DeviceContacts.status == .authorized else { throw CNError(.authorizationDenied) }
    let names = keys.reduce(into: Set<String>()) { $0.formUnion($1.keysOfContact) }
    return DeviceContacts.sorted(contacts.all, order).filter {
      predicate?.evaluate(with: $0) ?? true
    }
    .map { CNContact($0.values, keys: names) }
  }

  // MARK: Changing

  /// Does what a request asks for, within the call.
  open func execute(_ saveRequest: CNSaveRequest) throws {
    guard DeviceContacts.status == .authorized else { throw CNError(.authorizationDenied) }
    try contacts.save(saveRequest)
  }

  /// Returns the identifier of the container of new contacts.
  open func defaultContainerIdentifier() -> String { "default" }
}

extension Notification.Name {
  /// Posted after contacts have changed.
  public static let CNContactStoreDidChange = Notification.Name(
    "CNContactStoreDidChangeNotification")
}
