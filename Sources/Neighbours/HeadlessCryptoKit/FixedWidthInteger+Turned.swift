extension FixedWidthInteger {
  /// The bits turned to the right.
  func turned(right count: Int) -> Self { self >> count | self << (Self.bitWidth - count) }
}
