extension Position {
  /// Creates the position of an offset in a text, whose characters are counted.
  package init(of offset: Int, in bytes: [UInt8]) {
    var place = TextPlace()
    place.advance(to: min(max(offset, 0), bytes.count), in: bytes)
    self = place.position
  }
}
