import FleetDeferral

// What `fleet-port` writes where the code of a view does not compile: see `FleetDeferral`.

/// Stands for a view whose code does not compile: nothing of it is seen.
public nonisolated struct _DeferredView: View {
  /// Nothing.
  @MainActor public var body: EmptyView { EmptyView() }
}

/// Stands for a view among others.
///
/// - Parameters:
///   - declaration: The declaration that it stands in, such as `CartView.body`.
///   - message: The compiler's words.
@_disfavoredOverload
@discardableResult
public func _deferred(
  _ declaration: StaticString, _ message: StaticString, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> _DeferredView {
  let _: Void = _deferred(
    declaration, message, fileID: fileID, filePath: filePath, line: line, column: column)
  return _DeferredView()
}

/// Stands for a view that is answered.
@_disfavoredOverload
public func _deferredValue(
  _ declaration: StaticString, _ message: StaticString, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> _DeferredView {
  _deferred(declaration, message, fileID: fileID, filePath: filePath, line: line, column: column)
}
