/// What the tool knows of UIKit, as the model has it.
package struct Kit {
  /// An optional method of one of UIKit's protocols.
  package struct OptionalMethod: Equatable {
    package let protocolName: String
    package let hasResult: Bool
  }

  /// The superclasses of classes that descend from `NSObject`.
  package var classes: [String: String] = [:]
  /// The classes among them that have no list, and do not inherit one.
  package var unlisted: Set<String> = []
  /// The protocols' ancestors.
  package var protocols: [String: [String]] = [:]
  /// The protocols that demand nothing: a class conforms without a member of its own.
  package var lenient: Set<String> = []
  /// The optional methods by their full names.
  package var optionals: [String: [OptionalMethod]] = [:]
  /// The labels of methods with parameters, where all methods of that name have the same.
  package var labels: [String: [String]] = [:]

  /// Creates the knowledge of nothing.
  package init() {}

  /// Whether a class has a list of members that subclasses add to.
  func hasList(_ name: String) -> Bool { classes[name] != nil && !unlisted.contains(name) }

  /// Whether a class is one or a subclass of it.
  func descends(_ name: String, from other: String) -> Bool {
    classes[name] != nil && (name == other || superclasses(of: name).contains(other))
  }

  /// The classes that one descends from, the nearest first.
  func superclasses(of name: String) -> [String] {
    var found: [String] = []
    var next = classes[name]
    while let superclass = next, !found.contains(superclass) {
      found.append(superclass)
      next = classes[superclass]
    }
    return found
  }
}
