import Foundation

/// The classes and nibs of a table's cells, or of its headers and footers, by identifier.
@MainActor
struct ReuseSources<View: ReusableView> {
  /// The source of the views with one identifier.
  enum Source {
    case type(View.Type)
    case nib(UINib)
    case prototype(PrototypeCell)
  }

  private var sources: [String: Source] = [:]
  /// The identifiers that were asked for in vain.
  private var missing: Set<String> = []

  /// Whether an identifier that is not registered was not asked for before.
  ///
  /// UIKit ends the app at the first row that does; that is one failure for any number of rows.
  mutating func isFirstRequest(for identifier: String) -> Bool {
    missing.insert(identifier).inserted
  }

  subscript(identifier: String) -> Source? {
    get { sources[identifier] }
    set { sources[identifier] = newValue }
  }

  /// The classes that code has registered, in the order of their identifiers.
  var types: [View.Type] {
    sources.sorted { $0.key < $1.key }.compactMap {
      if case .type(let type) = $0.value { type } else { nil }
    }
  }

  /// The registered identifiers, similar ones to the missing one first; without a full stop.
  func instead(of identifier: String) -> String {
    let names = sources.keys.filter { !$0.hasPrefix(RegistrationIdentity.prefix) }.sorted()
    let details = NearMiss.details(
      for: identifier, among: names.map { NearMiss.Choice(title: $0) }, noun: "identifiers")
    return String(details.dropLast())
  }

  /// Registers a class; `nil` cancels the registration.
  mutating func register(_ type: AnyClass?, for identifier: String, by call: String) {
    guard let type else { return sources[identifier] = nil }
    guard let type = type as? View.Type else {
      return ModelException.internalInconsistency.raise(
        "must pass a class of kind \(View.self)", by: call)
    }
    sources[identifier] = .type(type)
  }

  /// Registers a nib; `nil` cancels the registration.
  mutating func register(_ nib: UINib?, for identifier: String) {
    sources[identifier] = nib.map { .nib($0) }
  }

  /// Makes a view; `nil` if the identifier is not registered, or a failure was reported.
  ///
  /// A closure makes the view if a class is registered.
  func make(_ identifier: String, by call: String, of type: (View.Type) -> View) -> View? {
    switch sources[identifier] {
    case .type(let registered): return type(registered)
    case .prototype(let prototype): return prototype.makeView() as? View
    case .nib(let nib):
      guard let view = nib.makeOnlyObject(View.self, for: identifier, by: call) else { return nil }
      let known = view.reuseIdentifier ?? identifier
      guard known == identifier || !(view is UICollectionReusableView) else {
        ModelException.internalInconsistency.raise(
          "view reuse identifier in nib (\(known)) does not match the identifier used to register "
            + "the nib (\(identifier))", by: call)
        return nil
      }
      view.reuseIdentifier = known
      return view
    case nil: return nil
    }
  }
}
