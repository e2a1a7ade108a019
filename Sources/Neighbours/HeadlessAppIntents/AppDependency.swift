import HeadlessUIKit
import Locks

/// Something of the app that an intent needs, and that the app has added.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
  private let key: String

  /// Creates one.
  public init(key: String? = nil, manager: AppDependencyManager = .shared) {
    self.key = key ?? AppDependencyManager.key(of: Value.self)
  }

  /// What was added; records a failure where nothing was, which ends an app on a device.
  public var wrappedValue: Value {
    let value: Value! = Intents.current.dependency(key) as? Value
    if value == nil { IntentWords.missing(Value.self) }
    return value
  }
}

/// Keeps what intents need of the app, for the test that runs.
public final class AppDependencyManager: Sendable {
  /// The manager.
  public static let shared = AppDependencyManager()

  private init() {}

  /// Adds something, made when it is first needed.
  public func add<Value: Sendable>(
    key: String? = nil, dependency dependencyProvider: @autoclosure @escaping @Sendable () -> Value
  ) {
    Intents.current.add(dependencyProvider, for: key ?? Self.key(of: Value.self))
  }

  static func key(of type: Any.Type) -> String { String(reflecting: type) }
}
