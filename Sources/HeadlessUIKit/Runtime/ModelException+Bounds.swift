extension ModelException {
  /// Reports an index out of bounds, in the words of Foundation's arrays.
  static func raiseBeyondBounds(
    _ index: Int, count: Int, by call: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let bounds = count > 0 ? "beyond bounds [0 .. \(count - 1)]" : "beyond bounds for empty array"
    ModelException.range.raise(
      "*** -[__NSArrayM objectAtIndex:]: index \(UInt(bitPattern: index)) \(bounds)", by: call,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
