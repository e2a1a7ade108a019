/// The handlers to call when certain traits change.
@MainActor
struct TraitRegistrations {
  private var entries: [Entry] = []

  private struct Entry {
    let registration: Registration
    let traits: [UITrait]
    let handler: (UITraitCollection) -> Void
  }

  final class Registration: UITraitChangeRegistration {}

  mutating func add(
    _ traits: [UITrait], handler: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = Registration()
    entries.append(Entry(registration: registration, traits: traits, handler: handler))
    return registration
  }

  mutating func remove(_ registration: any UITraitChangeRegistration) {
    entries.removeAll { $0.registration === registration }
  }

  func tell(of old: UITraitCollection, _ new: UITraitCollection) {
    for entry in entries where new.changes(from: old, in: entry.traits) { entry.handler(old) }
  }
}
