import Foundation

/// Writes the sum.
public func vDSP_sve(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  let numbers = Strided(__A, __IA, __N)
  __C.pointee = numbers.reduce(0, +)
}

/// Writes the sum of the squares.
public func vDSP_svesq(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  let numbers = Strided(__A, __IA, __N)
  __C.pointee = numbers.reduce(0) { $0 + $1 * $1 }
}

/// Writes the mean.
public func vDSP_meanv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  let numbers = Strided(__A, __IA, __N)
  __C.pointee = numbers.reduce(0, +) / Float(numbers.count)
}

/// Writes the mean of the magnitudes.
public func vDSP_meamgv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  let numbers = Strided(__A, __IA, __N)
  __C.pointee = numbers.reduce(0) { $0 + abs($1) } / Float(numbers.count)
}

/// Writes the mean of the squares.
public func vDSP_measqv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  let numbers = Strided(__A, __IA, __N)
  __C.pointee = numbers.reduce(0) { $0 + $1 * $1 } / Float(numbers.count)
}

/// Writes the root of the mean of the squares.
public func vDSP_rmsqv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  let numbers = Strided(__A, __IA, __N)
  __C.pointee = (numbers.reduce(0) { $0 + $1 * $1 } / Float(numbers.count)).squareRoot()
}

/// Writes the largest number.
public func vDSP_maxv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  let numbers = Strided(__A, __IA, __N)
  __C.pointee = numbers.reduce(-.infinity) { max($0, $1) }
}

/// Writes the smallest number.
public func vDSP_minv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  let numbers = Strided(__A, __IA, __N)
  __C.pointee = numbers.reduce(.infinity) { min($0, $1) }
}

/// Writes the largest magnitude.
public func vDSP_maxmgv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  let numbers = Strided(__A, __IA, __N)
  __C.pointee = numbers.reduce(0) { max($0, abs($1)) }
}

/// Writes the magnitudes.
public func vDSP_vabs(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { Strided(__A, __IA, __N).map(to: __C, __IC) { abs($0) } }

/// Writes the numbers with the other sign.
public func vDSP_vneg(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { Strided(__A, __IA, __N).map(to: __C, __IC) { -$0 } }

/// Writes the squares.
public func vDSP_vsq(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { Strided(__A, __IA, __N).map(to: __C, __IC) { $0 * $0 } }

/// Writes the numbers plus one.
public func vDSP_vsadd(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let other = __B.pointee
  Strided(__A, __IA, __N).map(to: __C, __IC) { $0 + other }
}

/// Writes the numbers times one.
public func vDSP_vsmul(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let other = __B.pointee
  Strided(__A, __IA, __N).map(to: __C, __IC) { $0 * other }
}

/// Writes the numbers divided by one.
public func vDSP_vsdiv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let other = __B.pointee
  Strided(__A, __IA, __N).map(to: __C, __IC) { $0 / other }
}

/// Writes the sums of numbers that go together.
public func vDSP_vadd(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let other = Strided(__B, __IB, __N)
  Strided(__A, __IA, __N).map(with: other, to: __C, __IC) { $0 + $1 }
}

/// Writes the second numbers minus the first ones.
public func vDSP_vsub(
  _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Float>,
  _ __IA: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let other = Strided(__B, __IB, __N)
  Strided(__A, __IA, __N).map(with: other, to: __C, __IC) { $0 - $1 }
}

/// Writes the products of numbers that go together.
public func vDSP_vmul(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let other = Strided(__B, __IB, __N)
  Strided(__A, __IA, __N).map(with: other, to: __C, __IC) { $0 * $1 }
}

/// Writes the second numbers divided by the first ones.
public func vDSP_vdiv(
  _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Float>,
  _ __IA: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let other = Strided(__B, __IB, __N)
  Strided(__A, __IA, __N).map(with: other, to: __C, __IC) { $0 / $1 }
}

/// Writes the sum of the products of numbers that go together.
public func vDSP_dotpr(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  let (one, other) = (Strided(__A, __IA, __N), Strided(__B, __IB, __N))
  __C.pointee = (0..<one.count).reduce(0) { $0 + one[$1] * other[$1] }
}

/// Writes the numbers, but none below the one or above the other limit.
public func vDSP_vclip(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __C: UnsafePointer<Float>,
  _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  let (low, high) = (__B.pointee, __C.pointee)
  Strided(__A, __IA, __N).map(to: __D, __ID) { min(max($0, low), high) }
}

/// Writes the numbers in decibels: of powers, or with a flag of 1 of amplitudes.
public func vDSP_vdbcon(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length, _ __F: UInt32
) {
  let (zero, factor): (Float, Float) = (__B.pointee, __F == 1 ? 20 : 10)
  Strided(__A, __IA, __N).map(to: __C, __IC) { factor * log10($0 / zero) }
}

/// Writes fewer numbers, each the sum of some that are weighed.
public func vDSP_desamp(
  _ __A: UnsafePointer<Float>, _ __DF: vDSP_Stride, _ __F: UnsafePointer<Float>,
  _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length, _ __P: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __C[index] = (0..<Int(__P)).reduce(0) { $0 + __A[index * __DF + $1] * __F[$1] }
  }
}

/// Writes whole numbers as numbers with a point.
public func vDSP_vflt16(
  _ __A: UnsafePointer<Int16>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = Float(__A[index * __IA]) } }
