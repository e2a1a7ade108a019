public import Foundation

/// Something of a sound or a film that takes time to load.
public final class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root> {
  let read: @MainActor (Root) -> Value

  init(_ key: String, _ read: @escaping @MainActor (Root) -> Value) {
    self.read = read
    super.init(key: key)
  }

  /// Whether something is loaded.
  public enum Status {
    case notYetLoaded
    /// It is on its way.
    case loading
    case loaded(Value)
    /// It cannot be had.
    case failed(NSError)
  }
}
