/// A property that a storyboard connects by its name.
///
/// It stands for `@IBOutlet`.
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

  /// The connected object.
  public var wrappedValue: Value? {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// Storyboards find the wrapper by reflection, which makes a copy.
  ///
  /// Both copies share this box.
  private final class Box {
    var value: Value?
    init(_ value: Value?) { self.value = value }
  }
}

/// An outlet of any type.
package protocol AnyOutlet {
  /// Connects the outlet, or returns `false` if it does not accept the object.
  func connect(to object: Any?) -> Bool
  /// The type that the outlet accepts.
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
  /// Connects an outlet.
  ///
  /// Returns `nil` if no outlet has that name.
  ///
  /// Returns `false` if the outlet accepts another type.
  ///
  /// A property that the class lists is set as code sets it, so that its observers run.
  @MainActor
  package static func connect(_ name: String, of object: AnyObject, to value: Any?) -> Bool? {
    Selector.set(name, of: object, to: value)
      ?? outlet(named: name, of: object)?.connect(to: value)
  }

  /// The names of all outlets, and of the properties that the class lists.
  @MainActor
  static func names(of object: AnyObject) -> [String] {
    var names = ObjectiveCMembers.of(object).properties
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      for child in level.children where child.value is any AnyOutlet {
        if let label = child.label { names.insert(String(label.dropFirst())) }
      }
      mirror = level.superclassMirror
    }
    return names.sorted()
  }

  /// Returns the outlet with a name, from the object's class or one of its superclasses.
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
