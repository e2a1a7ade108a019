/// Writes values that are traits, too, for views of UIKit's.
struct BridgedTraits {
  private var writes: [ObjectIdentifier: (inout any UIMutableTraits) -> Void] = [:]

  mutating func set<K: UITraitBridgedEnvironmentKey>(_ value: K.Value, of key: K.Type) {
    writes[ObjectIdentifier(key)] = { K.write(to: &$0, value: value) }
  }

  /// Has a view, or the view of a controller, see what views around have set.
  @MainActor func apply(to made: AnyObject) {
    guard !writes.isEmpty else { return }
    if let view = made as? UIView {
      view.traitOverrides = written(to: view.traitOverrides)
    } else if let controller = made as? UIViewController {
      controller.traitOverrides = written(to: controller.traitOverrides)
    }
  }

  private func written(to overrides: any UITraitOverrides) -> any UITraitOverrides {
    var traits: any UIMutableTraits = overrides
    for write in writes.values { write(&traits) }
    return traits as? any UITraitOverrides ?? overrides
  }
}

private struct TraitsKey: EnvironmentKey { static var defaultValue: UITraitCollection? { nil } }
private struct BridgedKey: EnvironmentKey {
  static var defaultValue: BridgedTraits { BridgedTraits() }
}

extension EnvironmentValues {
  /// The value of a key that is a trait, too: what views around have set, or what UIKit has.
  public subscript<K: UITraitBridgedEnvironmentKey>(key: K.Type) -> K.Value {
    get { value(setFor: key) as? K.Value ?? traits.map(K.read) ?? K.defaultValue }
    set {
      set(newValue, for: key)
      bridged.set(newValue, of: key)
    }
  }

  /// UIKit's traits around.
  var traits: UITraitCollection? {
    get { self[TraitsKey.self] }
    set { self[TraitsKey.self] = newValue }
  }

  /// What views of UIKit's within see.
  var bridged: BridgedTraits {
    get { self[BridgedKey.self] }
    set { self[BridgedKey.self] = newValue }
  }
}
