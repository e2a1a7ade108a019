import FleetDeferral

extension View {
  /// Stands for a modifier that does not compile: the view stays as it is.
  public nonisolated func _deferredModifier(
    _ declaration: StaticString, _ message: StaticString, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    let _: Void = _deferred(
      declaration, message, fileID: fileID, filePath: filePath, line: line, column: column)
    return self
  }
}
