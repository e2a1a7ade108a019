/// A modifier that changes the environment of views.
@preconcurrency @MainActor
protocol EnvironmentModifier: ViewModifier where Body == Never {
  /// Changes the environment.
  func change(_ environment: inout EnvironmentValues)

  /// Whether another modifier does the same.
  func isSame(as other: Self) -> Bool
}

extension EnvironmentModifier {
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _Context
  ) -> _Node<ModifiedContent<C, Self>> {
    EnvironmentNode(view, context)
  }

  func isSame(as other: Self) -> Bool { FieldPlan.areSame(self, other) }
}

/// Sets a value of the environment.
public nonisolated struct _EnvironmentKeyWritingModifier<Value>: EnvironmentModifier {
  /// There is no body.
  public typealias Body = Never

  /// Which value.
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  /// What it is to be.
  public var value: Value

  /// Creates a modifier that sets a value.
  public nonisolated init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }

  @MainActor func change(_ environment: inout EnvironmentValues) {
    environment[keyPath: keyPath] = value
  }

  @MainActor func isSame(as other: Self) -> Bool {
    keyPath == other.keyPath
      && (FieldPlan.areSame(value, other.value) || Equality.holds(value, other.value))
  }
}

/// Changes a value of the environment by a closure.
public nonisolated struct _EnvironmentKeyTransformModifier<Value>: EnvironmentModifier {
  /// There is no body.
  public typealias Body = Never

  /// Which value.
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  /// What changes it.
  public var transform: (inout Value) -> Void

  /// Creates a modifier that changes a value.
  public nonisolated init(
    keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) {
    self.keyPath = keyPath
    self.transform = transform
  }

  @MainActor func change(_ environment: inout EnvironmentValues) {
    transform(&environment[keyPath: keyPath])
  }
}

/// Gives an object to views.
nonisolated struct EnvironmentObjectModifier<Object: AnyObject>: EnvironmentModifier {
  typealias Body = Never

  let object: Object?

  @MainActor func change(_ environment: inout EnvironmentValues) {
    environment.setObject(object, of: Object.self)
  }

  @MainActor func isSame(as other: Self) -> Bool { object === other.object }
}

/// Whether controls can be used, as far as views around let them.
nonisolated struct DisabledModifier: EnvironmentModifier {
  typealias Body = Never

  let isDisabled: Bool

  @MainActor func change(_ environment: inout EnvironmentValues) {
    if isDisabled { environment.isEnabled = false }
  }
}
