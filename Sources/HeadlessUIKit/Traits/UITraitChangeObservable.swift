/// An object whose changes of traits can be observed.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

/// A registration for changes of traits, by which it can be ended.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// An object that stores registrations.
@preconcurrency @MainActor
protocol TraitRegistering: AnyObject {
  var traitRegistrations: TraitRegistrations { get set }
}

extension UITraitChangeObservable {
  /// Calls a closure when one of the traits has changed, with the previous traits.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { handler($0, $1) }
  }

  // Within a class, `self` has the type `Self`, which only a generic overload takes:
  // `registerForTraitChanges(traits) { (self: Self, previous) in … }`.
  /// Calls a closure when one of the traits has changed, with the previous traits.
  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges<Target: UITraitChangeObservable>(
    _ traits: [UITrait], handler: @escaping (Target, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { object, previous in
      if let target = object as? Target { handler(target, previous) }
    }
  }

  /// Performs an action when one of the traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    register(traits) { object, _ in action.perform(on: object, sender: object) }
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitRegistering)?.traitRegistrations.remove(registration)
  }

  private func register(
    _ traits: [UITrait], _ handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let object = self as? any TraitRegistering
    // An object that is not of a class of the model has no changes.
    guard let object else { return TraitRegistrations.Registration() }
    return object.traitRegistrations.add(traits) { [weak object] previous in
      if let object = object as? Self { handler(object, previous) }
    }
  }
}
