/// The bytes of a sample that is not compressed.
struct SampleCoding: Hashable, Sendable {
  let isFloat: Bool
  let bits: Int

  static let float32 = Self(isFloat: true, bits: 32)

  var byteCount: Int { bits / 8 }

  /// Whether samples can be read and written.
  var isKnown: Bool { (isFloat ? [32, 64] : [8, 16, 24, 32]).contains(bits) }

  init(isFloat: Bool, bits: Int) {
    self.isFloat = isFloat
    self.bits = bits
  }

  /// The coding of a common format; `nil` for any other format.
  init?(_ format: AVAudioCommonFormat) {
    switch format {
    case .otherFormat: return nil
    case .pcmFormatFloat32: self = .float32
    case .pcmFormatFloat64: self.init(isFloat: true, bits: 64)
    case .pcmFormatInt16: self.init(isFloat: false, bits: 16)
    case .pcmFormatInt32: self.init(isFloat: false, bits: 32)
    }
  }

  var commonFormat: AVAudioCommonFormat {
    switch (isFloat, bits) {
    case (true, 32): .pcmFormatFloat32
    case (true, 64): .pcmFormatFloat64
    case (false, 16): .pcmFormatInt16
    case (false, 32): .pcmFormatInt32
    default: .otherFormat
    }
  }

  /// Half of the whole numbers that a sample can have.
  private var scale: Double { Double(1 << (bits - 1)) }

  /// Reads a sample as a fraction; whole numbers become ones between -1 and 1.
  func load(from place: UnsafeRawPointer) -> Double {
    switch (isFloat, bits) {
    case (true, 32): return Double(place.loadUnaligned(as: Float.self))
    case (true, 64): return place.loadUnaligned(as: Double.self)
    case (false, 8): return Double(Int(place.load(as: UInt8.self)) - 128) / scale
    case (false, 16): return Double(place.loadUnaligned(as: Int16.self)) / scale
    case (false, 24):
      let low = Int32(place.loadUnaligned(as: UInt16.self))
      let high = Int32(place.load(fromByteOffset: 2, as: Int8.self))
      return Double(high << 16 | low) / scale
    case (false, 32): return Double(place.loadUnaligned(as: Int32.self)) / scale
    default: return 0
    }
  }

  /// Writes a sample.
  func store(_ sample: Double, at place: UnsafeMutableRawPointer) {
    if isFloat {
      if bits == 32 { place.storeBytes(of: Float(sample), as: Float.self) }
      if bits == 64 { place.storeBytes(of: sample, as: Double.self) }
      return
    }
    let scaled = (sample.isNaN ? 0 : sample * scale).rounded()
    let whole = Int(min(max(scaled, -scale), scale - 1)) + (bits == 8 ? 128 : 0)
    for byte in 0..<byteCount {
      place.storeBytes(
        of: UInt8(truncatingIfNeeded: whole >> (8 * byte)), toByteOffset: byte, as: UInt8.self)
    }
  }
}
