import HeadlessUIKit

/// The contacts of the device, as a test says.
///
/// They belong to the application of the test: a fresh one starts empty. Whether the user lets the
/// app see them stands among `Fleet.permissions`.
///
/// ```swift
/// let contact = CNMutableContact()
/// contact.givenName = "Jenny"
/// SimulatedContacts.add(contact)
/// print(SimulatedContacts.all.map(\.givenName))  // ["Jenny"]
/// ```
@preconcurrency @MainActor
public enum SimulatedContacts {
  /// All contacts, whatever the app may see, in the order in which they were added.
  public static var all: [CNContact] { DeviceContacts.current.all }

  /// Adds a contact.
  public static func add(_ contact: CNContact) { DeviceContacts.current.add(contact) }

  /// Deletes contacts.
  public static func remove(_ contacts: [CNContact]) { DeviceContacts.current.remove(contacts) }
}
