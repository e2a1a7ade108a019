/// Something whose changes of traits can be observed.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

/// What registering for changes of traits gives back, by which it can be ended.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

extension UITraitChangeObservable where Self: UIView {
  /// Calls a closure when one of the traits has changed, with the traits as they were.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    traitRegistrations.add(traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
  }

  /// Performs an action when one of the traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    traitRegistrations.add(traits) { [weak self] _ in
      if let self { action.perform(on: self, sender: self) }
    }
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.remove(registration)
  }
}

extension UITraitChangeObservable where Self: UIViewController {
  /// Calls a closure when one of the traits has changed, with the traits as they were.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    traitRegistrations.add(traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
  }

  /// Performs an action when one of the traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    traitRegistrations.add(traits) { [weak self] _ in
      if let self { action.perform(on: self, sender: self) }
    }
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.remove(registration)
  }
}

extension UIView: UITraitChangeObservable {}

extension UIViewController: UITraitChangeObservable {}
