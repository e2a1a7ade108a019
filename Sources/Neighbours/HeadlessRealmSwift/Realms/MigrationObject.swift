/// An object in a migration, whose values are found by their names.
public final class MigrationObject: CustomStringConvertible {
  private(set) var values: [String: Any]
  private(set) var changed: [String: Any] = [:]
  var isDeleted = false

  init(_ values: [String: Any]) { self.values = values }

  /// A value by its name.
  public subscript(key: String) -> Any? {
    get { values[key] }
    set {
      values[key] = newValue
      changed[key] = .some(newValue as Any)
    }
  }

  /// The values by their names.
  public var description: String {
    values.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value);" }.joined(separator: "\n")
  }
}

/// An object whose values are found by their names.
public typealias DynamicObject = MigrationObject
