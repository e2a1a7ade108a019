/// The curve P-256, by NIST's SP 800-186.
public enum P256 {
  enum Field: PrimeField {
    static let modulus = Modulus(
      UInt256("FFFFFFFF 00000001 00000000 00000000 00000000 FFFFFFFF FFFFFFFF FFFFFFFF"))
  }

  /// The numbers by which points are multiplied.
  enum Scalars: PrimeField {
    static let modulus = Modulus(
      UInt256("FFFFFFFF 00000000 FFFFFFFF FFFFFFFF BCE6FAAD A7179E84 F3B9CAC2 FC632551"))
  }

  typealias Coordinate = Residue<Field>
  typealias Scalar = Residue<Scalars>

  /// A point by three coordinates, the quotients of which are x and y.
  struct Point: CurvePoint {
    var x: Coordinate
    var y: Coordinate
    var z: Coordinate

    static let b = Coordinate(
      UInt256("5AC635D8 AA3A93E7 B3EBBD55 769886BC 651D06B0 CC53B0F6 3BCE3C3E 27D2604B"))
    static let zero = Point(x: Coordinate(0), y: Coordinate(1), z: Coordinate(0))
    static let base = Point(
      x: Coordinate(
        UInt256("6B17D1F2 E12C4247 F8BCE6E5 63A440F2 77037D81 2DEB33A0 F4A13945 D898C296")),
      y: Coordinate(
        UInt256("4FE342E2 FE1A7F9B 8EE7EB4A 7C0F9E16 2BCE3357 6B315ECE CBB64068 37BF51F5")),
      z: Coordinate(1))

    /// The sum, of the same point too, by the formulas of Renes, Costello and Batina.
    static func + (left: Point, right: Point) -> Point {
      let (xx, yy, zz) = (left.x * right.x, left.y * right.y, left.z * right.z)
      let xy = left.x * right.y + left.y * right.x
      let yz = left.y * right.z + left.z * right.y
      let xz = left.x * right.z + left.z * right.x
      let three = Coordinate(3)
      let step = three * (xz - b * zz)
      let (less, more) = (yy - step, yy + step)
      let slope = three * (b * xz - three * zz - xx)
      let other = three * (xx - zz)
      return Point(
        x: xy * more - yz * slope, y: more * less + other * slope, z: yz * less + xy * other)
    }

    static func choose(_ bit: UInt128, _ left: Point, _ right: Point) -> Point {
      Point(
        x: .choose(bit, left.x, right.x), y: .choose(bit, left.y, right.y),
        z: .choose(bit, left.z, right.z))
    }

    /// The numbers x and y; `nil` for the point without them.
    var plain: (x: UInt256, y: UInt256)? {
      guard !z.isZero else { return nil }
      let inverse = z.inverse
      return ((x * inverse).number, (y * inverse).number)
    }
  }

  /// A point that a key is, by its x and y.
  struct PublicPoint: Equatable, Sendable {
    let x: UInt256
    let y: UInt256

    init(x: UInt256, y: UInt256) throws {
      let (left, right) = (Coordinate(x), Coordinate(y))
      guard x < Field.modulus.value, y < Field.modulus.value,
        right * right == Self.square(left)
      else { throw notOnCurve }
      (self.x, self.y) = (x, y)
    }

    /// The point of bytes: x and y after 4, or x after 2 or 3, which tells which y is meant.
    init(_ bytes: [UInt8]) throws {
      switch (bytes.first, bytes.count) {
      case (4, 65):
        try self.init(
          x: UInt256(bigEndianBytes: bytes[1...32]), y: UInt256(bigEndianBytes: bytes[33...]))
      case (2, 33), (3, 33):
        let x = UInt256(bigEndianBytes: bytes[1...])
        // The root of a square, where a quarter of the field's size and one is a whole number.
        let quarter = UInt256(
          "3FFFFFFF C0000000 40000000 00000000 00000000 40000000 00000000 00000000")
        let root = Self.square(Coordinate(x)).power(quarter)
        let isWanted = root.number.low & 1 == UInt128(bytes[0] & 1)
        try self.init(x: x, y: (isWanted ? root : -root).number)
      default: throw CryptoKitError.incorrectParameterSize
      }
    }

    /// The public point of a private number.
    init(_ scalar: UInt256) throws {
      guard let (x, y) = Point.base.times(scalar).plain else {
        throw CryptoKitError.invalidParameter
      }
      try self.init(x: x, y: y)
    }

    private static func square(_ x: Coordinate) -> Coordinate {
      x * x * x - Coordinate(3) * x + Point.b
    }

    var point: Point { Point(x: Coordinate(x), y: Coordinate(y), z: Coordinate(1)) }

    var whole: [UInt8] { [4] + x.bigEndianBytes + y.bigEndianBytes }
    var compressed: [UInt8] { [y.low & 1 == 0 ? 2 : 3] + x.bigEndianBytes }
  }

  /// A private number, from 1 to the number of points.
  static func scalar(_ bytes: [UInt8]) throws -> UInt256 {
    guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
    let number = UInt256(bigEndianBytes: bytes)
    guard number != .zero, number < Scalars.modulus.value else {
      throw notOnCurve
    }
    return number
  }

  /// What is made of a number at random.
  static func random<Made>(_ make: (UInt256) throws -> Made) -> Made {
    while true {
      if let number = try? scalar(randomBytes(32)), let made = try? make(number) { return made }
    }
  }

  static let notOnCurve = CryptoKitError.underlyingCoreCryptoError(error: -7)

  // MARK: How keys are written

  private static let kind = DER(
    DER.sequence,
    DER(DER.identifier, [0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01]),
    DER(DER.identifier, [0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x03, 0x01, 0x07]))

  static func der(_ place: PublicPoint) -> DER {
    DER(DER.sequence, kind, DER(DER.bitString, [0] + place.whole))
  }

  static func place(der bytes: [UInt8]) throws -> PublicPoint {
    guard let parts = DER(bytes)?.parts, parts.count == 2, parts[0] == kind,
      parts[1].tag == DER.bitString
    else { throw CryptoKitASN1Error.invalidASN1Object }
    return try PublicPoint(Array(parts[1].content.dropFirst()))
  }

  static func der(_ scalar: UInt256, _ place: PublicPoint) -> DER {
    let key = DER(
      DER.sequence, DER(number: [1]), DER(DER.octetString, scalar.bigEndianBytes),
      DER(0xA1, DER(DER.bitString, [0] + place.whole)))
    return DER(DER.sequence, DER(number: [0]), kind, DER(DER.octetString, key.bytes))
  }

  /// The number of a private key, in either of the two forms in which it is written.
  static func scalar(der bytes: [UInt8]) throws -> UInt256 {
    guard let parts = DER(bytes)?.parts, parts.count >= 2 else {
      throw CryptoKitASN1Error.invalidASN1Object
    }
    if parts[1].tag == DER.octetString { return try scalar(parts[1].content) }
    guard parts.count >= 3, parts[1] == kind,
      let key = DER(parts[2].content)?.parts, key.count >= 2
    else { throw CryptoKitASN1Error.invalidASN1Object }
    return try scalar(key[1].content)
  }
}
