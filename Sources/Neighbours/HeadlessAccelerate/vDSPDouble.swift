import Foundation

/// Writes the sum.
public func vDSP_sveD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  let numbers = Strided(__A, __IA, __N)
  __C.pointee = numbers.reduce(0, +)
}

/// Writes the sum of the squares.
public func vDSP_svesqD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  let numbers = Strided(__A, __IA, __N)
  __C.pointee = numbers.reduce(0) { $0 + $1 * $1 }
}

/// Writes the mean.
public func vDSP_meanvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  let numbers = Strided(__A, __IA, __N)
  __C.pointee = numbers.reduce(0, +) / Double(numbers.count)
}

/// Writes the mean of the magnitudes.
public func vDSP_meamgvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  let numbers = Strided(__A, __IA, __N)
  __C.pointee = numbers.reduce(0) { $0 + abs($1) } / Double(numbers.count)
}

/// Writes the mean of the squares.
public func vDSP_measqvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  let numbers = Strided(__A, __IA, __N)
  __C.pointee = numbers.reduce(0) { $0 + $1 * $1 } / Double(numbers.count)
}

/// Writes the root of the mean of the squares.
public func vDSP_rmsqvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  let numbers = Strided(__A, __IA, __N)
  __C.pointee = (numbers.reduce(0) { $0 + $1 * $1 } / Double(numbers.count)).squareRoot()
}

/// Writes the largest number.
public func vDSP_maxvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  let numbers = Strided(__A, __IA, __N)
  __C.pointee = numbers.reduce(-.infinity) { max($0, $1) }
}

/// Writes the smallest number.
public func vDSP_minvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  let numbers = Strided(__A, __IA, __N)
  __C.pointee = numbers.reduce(.infinity) { min($0, $1) }
}

/// Writes the largest magnitude.
public func vDSP_maxmgvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  let numbers = Strided(__A, __IA, __N)
  __C.pointee = numbers.reduce(0) { max($0, abs($1)) }
}

/// Writes the magnitudes.
public func vDSP_vabsD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { Strided(__A, __IA, __N).map(to: __C, __IC) { abs($0) } }

/// Writes the numbers with the other sign.
public func vDSP_vnegD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { Strided(__A, __IA, __N).map(to: __C, __IC) { -$0 } }

/// Writes the squares.
public func vDSP_vsqD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { Strided(__A, __IA, __N).map(to: __C, __IC) { $0 * $0 } }

/// Writes the numbers plus one.
public func vDSP_vsaddD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let other = __B.pointee
  Strided(__A, __IA, __N).map(to: __C, __IC) { $0 + other }
}

/// Writes the numbers times one.
public func vDSP_vsmulD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let other = __B.pointee
  Strided(__A, __IA, __N).map(to: __C, __IC) { $0 * other }
}

/// Writes the numbers divided by one.
public func vDSP_vsdivD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let other = __B.pointee
  Strided(__A, __IA, __N).map(to: __C, __IC) { $0 / other }
}

/// Writes the sums of numbers that go together.
public func vDSP_vaddD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let other = Strided(__B, __IB, __N)
  Strided(__A, __IA, __N).map(with: other, to: __C, __IC) { $0 + $1 }
}

/// Writes the second numbers minus the first ones.
public func vDSP_vsubD(
  _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Double>,
  _ __IA: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let other = Strided(__B, __IB, __N)
  Strided(__A, __IA, __N).map(with: other, to: __C, __IC) { $0 - $1 }
}

/// Writes the products of numbers that go together.
public func vDSP_vmulD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let other = Strided(__B, __IB, __N)
  Strided(__A, __IA, __N).map(with: other, to: __C, __IC) { $0 * $1 }
}

/// Writes the second numbers divided by the first ones.
public func vDSP_vdivD(
  _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Double>,
  _ __IA: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let other = Strided(__B, __IB, __N)
  Strided(__A, __IA, __N).map(with: other, to: __C, __IC) { $0 / $1 }
}

/// Writes the sum of the products of numbers that go together.
public func vDSP_dotprD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  let (one, other) = (Strided(__A, __IA, __N), Strided(__B, __IB, __N))
  __C.pointee = (0..<one.count).reduce(0) { $0 + one[$1] * other[$1] }
}

/// Writes the numbers, but none below the one or above the other limit.
public func vDSP_vclipD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __C: UnsafePointer<Double>,
  _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  let (low, high) = (__B.pointee, __C.pointee)
  Strided(__A, __IA, __N).map(to: __D, __ID) { min(max($0, low), high) }
}

/// Writes the numbers in decibels: of powers, or with a flag of 1 of amplitudes.
public func vDSP_vdbconD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length, _ __F: UInt32
) {
  let (zero, factor): (Double, Double) = (__B.pointee, __F == 1 ? 20 : 10)
  Strided(__A, __IA, __N).map(to: __C, __IC) { factor * log10($0 / zero) }
}

/// Writes fewer numbers, each the sum of some that are weighed.
public func vDSP_desampD(
  _ __A: UnsafePointer<Double>, _ __DF: vDSP_Stride, _ __F: UnsafePointer<Double>,
  _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length, _ __P: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __C[index] = (0..<Int(__P)).reduce(0) { $0 + __A[index * __DF + $1] * __F[$1] }
  }
}
