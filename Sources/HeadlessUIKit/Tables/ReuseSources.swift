import Foundation

/// Where a table's cells, or its headers and footers, come from: by identifier.
@MainActor
struct ReuseSources<View: ReusableView> {
  /// Where the views of one identifier come from.
  enum Source {
    case type(View.Type)
    case nib(UINib)
    case prototype(PrototypeCell)
  }

  private var sources: [String: Source] = [:]

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

  /// Takes over what code registers; `nil` takes an earlier registration back.
  mutating func register(_ type: AnyClass?, for identifier: String, by call: String) {
    guard let type else { return sources[identifier] = nil }
    guard let type = type as? View.Type else {
      return ModelException.internalInconsistency.raise(
        "must pass a class of kind \(View.self)", by: call)
    }
    sources[identifier] = .type(type)
  }

  /// Takes over what code registers; `nil` takes an earlier registration back.
  mutating func register(_ nib: UINib?, for identifier: String) {
    sources[identifier] = nib.map { .nib($0) }
  }

  /// Makes a view, one of a class by a closure; `nil` where there is none, which was reported.
  func make(_ identifier: String, by call: String, of type: (View.Type) -> View) -> View? {
    switch sources[identifier] {
    case .type(let registered): return type(registered)
    case .prototype(let prototype): return prototype.makeCell() as? View
    case .nib(let nib):
      let view = nib.makeOnlyObject(View.self, for: identifier, by: call)
      if let view, view.reuseIdentifier == nil { view.reuseIdentifier = identifier }
      return view
    case nil: return nil
    }
  }
}
