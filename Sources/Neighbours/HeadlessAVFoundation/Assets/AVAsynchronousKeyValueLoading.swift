public import Foundation
import HeadlessUIKit

/// What has something that takes time to load.
@preconcurrency @MainActor
public protocol AVAsynchronousKeyValueLoading: NSObjectProtocol {
  /// Whether something is loaded.
  func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?)
    -> AVKeyValueStatus

  /// Loads what is asked for, and calls back in a later turn.
  func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (() -> Void)?)
}

extension AVAsynchronousKeyValueLoading {
  /// Loads what is asked for, and returns it in a later turn.
  public func load<Value>(_ property: AVAsyncProperty<Self, Value>) async throws -> Value {
    try await loadValues([property.key])
    return property.read(self)
  }

  /// Loads several things, and returns them in a later turn.
  public func load<First, Second, each Value>(
    _ first: AVAsyncProperty<Self, First>, _ second: AVAsyncProperty<Self, Second>,
    _ others: repeat AVAsyncProperty<Self, each Value>
  ) async throws -> (First, Second, repeat each Value) {
    var keys = [first.key, second.key]
    for other in repeat each others { keys.append(other.key) }
    try await loadValues(keys)
    return (first.read(self), second.read(self), repeat (each others).read(self))
  }

  /// Whether something is loaded, with what it is.
  public func status<Value>(
    of property: AVAsyncProperty<Self, Value>
  ) -> AVAsyncProperty<Self, Value>.Status {
    var error: NSError?
    switch statusOfValue(forKey: property.key, error: &error) {
    case .unknown: return .notYetLoaded
    case .loading: return .loading
    case .loaded: return .loaded(property.read(self))
    case .failed, .cancelled: return .failed(error ?? AVError(.operationCancelled) as NSError)
    }
  }

  private func loadValues(_ keys: [String]) async throws {
    await MainTurn.answer(orWithout: ()) { answer in
      loadValuesAsynchronously(forKeys: keys) { answer(()) }
    }
    for key in keys {
      var error: NSError?
      switch statusOfValue(forKey: key, error: &error) {
      case .failed, .cancelled: throw error ?? AVError(.operationCancelled) as NSError
      default: break
      }
    }
  }
}
