public import Foundation

/// A class whose objects can get their look from a proxy, when they enter a window.
///
/// The proxy takes the values, and passes on the ones that the model keeps for the class: colours,
/// fonts, images and attributes. An object that has its own value keeps it. Properties that an
/// app's class adds are not passed on. The proxy of an app's class is made with `init(frame:)`,
/// which the class must have: Swift ends the process otherwise, and code cannot check that
/// beforehand.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Returns the proxy for all objects of the class.
  static func appearance() -> Self

  /// Returns the proxy for the objects of the class within others, from the innermost one outwards.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  )
    -> Self

  /// Returns the proxy for the objects of the class that have certain traits.
  static func appearance(for trait: UITraitCollection) -> Self

  /// Returns the proxy for the objects of the class that have certain traits, within others.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A class within whose objects others can have another look.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIAppearance where Self: NSObject {
  /// Returns the proxy for all objects of the class.
  public static func appearance() -> Self { proxy() }

  /// Returns the proxy for the objects of the class within others, from the innermost one outwards.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(within: containerTypes) }

  /// Returns the proxy for the objects of the class that have certain traits.
  public static func appearance(for trait: UITraitCollection) -> Self { proxy(for: trait) }

  /// Returns the proxy for the objects of the class that have certain traits, within others.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(for: trait, within: containerTypes) }

  private static func proxy(
    for trait: UITraitCollection? = nil, within containers: [any UIAppearanceContainer.Type] = []
  ) -> Self {
    UIApplication.shared.appearances.proxy(of: self, trait, containers) {
      AppearanceModels.make(self)
    }
  }
}
