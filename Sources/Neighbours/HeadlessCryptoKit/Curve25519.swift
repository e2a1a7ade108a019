/// The curve of Bernstein's: X25519 by RFC 7748, and Ed25519 by RFC 8032.
public enum Curve25519 {
  enum Field: PrimeField {
    static let modulus = Modulus(UInt256(high: .max >> 1, low: 0 &- 19))
  }

  /// The numbers by which points are multiplied.
  enum Scalars: PrimeField {
    static let modulus = Modulus(
      UInt256(high: 1 << 124, low: 0x14DE_F9DE_A2F7_9CD6_5812_631A_5CF5_D3ED))
  }

  typealias Coordinate = Residue<Field>

  /// A point of the Edwards form by three coordinates, the quotients of which are x and y.
  struct Point: CurvePoint {
    var x: Coordinate
    var y: Coordinate
    var z: Coordinate

    static let d = -Coordinate(121_665) * Coordinate(121_666).inverse
    static let zero = Point(x: Coordinate(0), y: Coordinate(1), z: Coordinate(1))
    static let base = Point(
      x: Coordinate(
        UInt256("216936D3 CD6E53FE C0A4E231 FDD6DC5C 692CC760 9525A7B2 C9562D60 8F25D51A")),
      y: Coordinate(4) * Coordinate(5).inverse, z: Coordinate(1))

    /// The sum, of the same point too.
    static func + (left: Point, right: Point) -> Point {
      let z = left.z * right.z
      let (x, y) = (left.x * right.x, left.y * right.y)
      let product = d * x * y
      let (less, more) = (z * z - product, z * z + product)
      let mixed = (left.x + left.y) * (right.x + right.y) - x - y
      return Point(x: z * less * mixed, y: z * more * (y + x), z: less * more)
    }

    static func choose(_ bit: UInt128, _ left: Point, _ right: Point) -> Point {
      Point(
        x: .choose(bit, left.x, right.x), y: .choose(bit, left.y, right.y),
        z: .choose(bit, left.z, right.z))
    }

    /// The point of y in 32 bytes, the lowest first, with the lowest bit of x in the last one.
    init?(_ bytes: [UInt8]) {
      guard bytes.count == 32 else { return nil }
      var number = UInt256(bigEndianBytes: bytes.reversed())
      let isOdd = number.high >> 127
      number.high &= .max >> 1
      guard number < Field.modulus.value else { return nil }
      let y = Coordinate(number)
      let square = (y * y - Coordinate(1)) * (Self.d * y * y + Coordinate(1)).inverse
      guard var x = Self.root(square) else { return nil }
      if x.isZero, isOdd == 1 { return nil }
      if x.number.low & 1 != isOdd { x = -x }
      self.init(x: x, y: y, z: Coordinate(1))
    }

    private init(x: Coordinate, y: Coordinate, z: Coordinate) {
      (self.x, self.y, self.z) = (x, y, z)
    }

    private static func root(_ square: Coordinate) -> Coordinate? {
      // The root, or its product with a root of -1, in a field whose size is 5 and a multiple of 8.
      let eighth = UInt256(high: .max >> 4, low: 0 &- 2)
      let root = square.power(eighth)
      if root * root == square { return root }
      let quarter = UInt256(high: .max >> 3, low: 0 &- 5)
      let other = root * Coordinate(2).power(quarter)
      return other * other == square ? other : nil
    }

    var bytes: [UInt8] {
      let inverse = z.inverse
      var number = (y * inverse).number
      number.high |= ((x * inverse).number.low & 1) << 127
      return number.bigEndianBytes.reversed()
    }
  }
}
