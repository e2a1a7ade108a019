import Foundation

/// A proxy, and the objects that it is for.
@MainActor
struct AppearanceRule {
  /// The object that code sets values of.
  let proxy: NSObject
  /// An object of the same class with all properties at their defaults.
  let untouched: NSObject
  /// The class that the objects must have.
  let type: NSObject.Type
  /// The containers that the objects must be in, from the innermost outwards.
  let containers: [any UIAppearanceContainer.Type]
  /// The traits that the objects must have.
  let traits: UITraitCollection?
  /// Whether an object is of the class.
  let matches: (NSObject) -> Bool

  /// Returns whether this is the rule for a class, traits and containers.
  func isFor(
    _ type: NSObject.Type, _ traits: UITraitCollection?,
    _ containers: [any UIAppearanceContainer.Type]
  ) -> Bool {
    self.type == type && self.traits == traits
      && self.containers.map(ObjectIdentifier.init) == containers.map(ObjectIdentifier.init)
  }

  /// How far out the outermost container stands, counted from the object; `nil` if it is not within
  /// all of them.
  func depth(in chain: [UIResponder]) -> Int? {
    var rest = containers[...]
    var depth = 0
    for (index, responder) in chain.enumerated() {
      guard let wanted = rest.first else { break }
      guard Self.isObject(responder, of: wanted) else { continue }
      rest.removeFirst()
      depth = index + 1
    }
    return rest.isEmpty ? depth : nil
  }

  private static func isObject(
    _ object: UIResponder, of type: any UIAppearanceContainer.Type
  ) -> Bool {
    func check<Container>(_ type: Container.Type) -> Bool { object is Container }
    return _openExistential(type, do: check)
  }
}
