public import HeadlessCoreData
public import HeadlessSwiftUI
import HeadlessUIKit

private struct ManagedObjectContextKey: EnvironmentKey {
  static var defaultValue: NSManagedObjectContext {
    MainActor.runUnchecked { LonelyContext.current.context }
  }
}

/// The context of views that are given none: it has no store.
@MainActor
private final class LonelyContext: ScopedState {
  lazy var context = NSManagedObjectContext(.mainQueue)

  nonisolated init() {}
}

extension EnvironmentValues {
  /// The context of the views; where nothing sets it one that has no store.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}
