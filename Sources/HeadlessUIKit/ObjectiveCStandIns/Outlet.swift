/// A property that a storyboard connects by its name, in place of `@IBOutlet`.
///
/// ```swift
/// final class ProfileViewController: UIViewController {
///   @Outlet var nameLabel: UILabel!
/// }
/// ```
@propertyWrapper
public struct Outlet<Value> {
  private let box: Box

  /// Creates an outlet that is not connected.
  public init() { box = Box(nil) }

  /// Creates an outlet that is connected to a value.
  public init(wrappedValue: Value?) { box = Box(wrappedValue) }

  /// What the outlet is connected to.
  public var wrappedValue: Value? {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// A storyboard finds the wrapper by reflection, as a copy, and connects what both share.
  private final class Box {
    var value: Value?
    init(_ value: Value?) { self.value = value }
  }
}

/// An outlet, whatever it is connected to.
package protocol AnyOutlet {
  /// Connects the outlet, or answers `false` where it does not take such an object.
  func connect(to object: Any?) -> Bool
  /// What the outlet takes.
  var valueType: Any.Type { get }
}

extension Outlet: AnyOutlet {
  package var valueType: Any.Type { Value.self }

  package func connect(to object: Any?) -> Bool {
    guard let object else {
      box.value = nil
      return true
    }
    guard let value = object as? Value else { return false }
    box.value = value
    return true
  }
}

/// The outlets of an object, by the names of its properties.
package enum Outlets {
  /// Connects an outlet; `nil` where there is none of that name, `false` where it takes another type.
  package static func connect(_ name: String, of object: AnyObject, to value: Any?) -> Bool? {
    outlet(named: name, of: object)?.connect(to: value)
  }

  /// The outlet of a name, looked for in the object's class and its superclasses.
  package static func outlet(named name: String, of object: AnyObject) -> (any AnyOutlet)? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      for child in level.children where child.label == "_\(name)" {
        if let outlet = child.value as? any AnyOutlet { return outlet }
      }
      mirror = level.superclassMirror
    }
    return nil
  }
}
