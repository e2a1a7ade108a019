public import HeadlessSwiftData
public import HeadlessSwiftUI

private struct ModelContextKey: EnvironmentKey {
  static var defaultValue: ModelContext { .withoutContainer }
}

extension EnvironmentValues {
  /// The context of the views; without a container around them one in which nothing can be.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}
