/// Numbers at equal distances in memory.
struct Strided<Number: BinaryFloatingPoint> {
  let numbers: UnsafePointer<Number>
  let stride: Int
  let count: Int

  init(_ numbers: UnsafePointer<Number>, _ stride: vDSP_Stride, _ count: vDSP_Length) {
    (self.numbers, self.stride, self.count) = (numbers, stride, Int(count))
  }

  subscript(index: Int) -> Number { numbers[index * stride] }

  /// Puts together all numbers.
  func reduce(_ start: Number, _ next: (Number, Number) -> Number) -> Number {
    (0..<count).reduce(start) { next($0, self[$1]) }
  }

  /// Writes a number for each.
  func map(
    to result: UnsafeMutablePointer<Number>, _ step: vDSP_Stride, _ change: (Number) -> Number
  ) {
    for index in 0..<count { result[index * step] = change(self[index]) }
  }

  /// Writes a number for each, and the one that goes with it.
  func map(
    with other: Strided, to result: UnsafeMutablePointer<Number>, _ step: vDSP_Stride,
    _ join: (Number, Number) -> Number
  ) {
    for index in 0..<count { result[index * step] = join(self[index], other[index]) }
  }
}
