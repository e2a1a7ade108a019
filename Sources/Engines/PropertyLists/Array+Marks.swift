extension [UInt8] {
  /// Returns whether a mark stands at an index.
  package func has(_ mark: StaticString, at index: Int) -> Bool {
    guard index + mark.utf8CodeUnitCount <= count else { return false }
    for offset in 0..<mark.utf8CodeUnitCount where self[index + offset] != mark.utf8Start[offset] {
      return false
    }
    return true
  }
}
