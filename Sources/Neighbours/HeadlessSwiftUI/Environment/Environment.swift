/// A value that views around have set.
@propertyWrapper
public struct Environment<Value>: LinkedProperty {
  private enum Content {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value?)
  }

  private let content: Content
  private var value: Value?

  static var readsEnvironment: Bool { true }

  /// Creates a property of a value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .keyPath(keyPath) }

  /// Creates a property of an observable object, which must be there.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    content = .object { $0.object(Value.self) }
  }

  /// Creates a property of an observable object, if it is there.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    content = .object { .some($0.object(T.self)) }
  }

  /// The value.
  public var wrappedValue: Value {
    if let value { return value }
    if case .keyPath(let path) = content {
      RuntimeIssue.log(
        """
        Accessing Environment<\(Value.self)>'s value outside of being installed on a View. This will \
        always read the default value and will not update.
        """)
      return EnvironmentValues()[keyPath: path]
    }
    if case .object(let read) = content, let none = read(EnvironmentValues()) { return none }
    RuntimeIssue.stop(
      """
      No Observable object of type \(Value.self) found. A View.environmentObject(_:) for \
      \(Value.self) may be missing as an ancestor of this view.
      """)
  }

  private func read(_ environment: EnvironmentValues) -> Value? {
    switch content {
    case .keyPath(let path): environment[keyPath: path]
    case .object(let read): read(environment)
    }
  }

  @MainActor mutating func link(_ slot: inout AnyObject?, _ node: _AnyNode) {
    value = read(node.environment)
  }

  @MainActor func isOutdated(in environment: EnvironmentValues) -> Bool {
    !Equality.holds(value, read(environment))
  }
}
