/// Opens a window of the app's.
@preconcurrency @MainActor
public struct OpenWindowAction {
  let open: @MainActor (AppSession.Request) -> Void

  nonisolated init(_ open: @escaping @MainActor (AppSession.Request) -> Void = { _ in }) {
    self.open = open
  }

  /// Opens a window of the scene with a name.
  public func callAsFunction(id: String) { open(.init(id: id)) }

  /// Opens a window that shows a value, or brings the one that shows it to the front.
  public func callAsFunction<D: Codable & Hashable>(value: D) { open(.init(value: value)) }

  /// Opens a window of the scene with a name that shows a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    open(.init(id: id, value: value))
  }
}

/// Closes a window of the app's.
@preconcurrency @MainActor
public struct DismissWindowAction {
  let close: @MainActor (AppSession.Request?) -> Void

  nonisolated init(_ close: @escaping @MainActor (AppSession.Request?) -> Void = { _ in }) {
    self.close = close
  }

  /// Closes the window in front.
  public func callAsFunction() { close(nil) }

  /// Closes the windows of the scene with a name.
  public func callAsFunction(id: String) { close(.init(id: id)) }

  /// Closes the window that shows a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) { close(.init(value: value)) }

  /// Closes the window of the scene with a name that shows a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    close(.init(id: id, value: value))
  }
}
