/// Numbers that look random, change smoothly with place and time, and are the same in each run.
///
/// Each corner of a grid has a number of its own, which is worked out of its place; between corners
/// the numbers go over into each other.
enum Noise {
  /// Returns a vector whose components are between -1 and 1; cells of the grid have the size 1.
  static func vector(at place: Vector, time: Double) -> Vector {
    guard abs(place.x) < 1e15, abs(place.y) < 1e15, abs(time) < 1e15 else { return .zero }
    let corner = (x: place.x.rounded(.down), y: place.y.rounded(.down), time: time.rounded(.down))
    let share = (
      x: smooth(place.x - corner.x), y: smooth(place.y - corner.y),
      time: smooth(time - corner.time)
    )
    var sum = Vector.zero
    for index in 0..<8 {
      let (x, y, z) = (Double(index & 1), Double(index >> 1 & 1), Double(index >> 2))
      let weight =
        weight(share.x, of: x) * weight(share.y, of: y) * weight(share.time, of: z)
      let bits = bits(bits(bits(seed, corner.x + x), corner.y + y), corner.time + z)
      sum = sum + Vector(value(bits, 0), value(bits, 1)) * weight
    }
    return sum
  }

  /// How much of a number is that of a corner: the one at its step 0 or at its step 1.
  private static func weight(_ share: Double, of step: Double) -> Double {
    step == 1 ? share : 1 - share
  }

  /// A way from 0 to 1 that begins and ends without a bend.
  private static func smooth(_ share: Double) -> Double {
    share * share * share * (share * (share * 6 - 15) + 10)
  }

  /// Mixes a whole number with others.
  private static func bits(_ bits: UInt64, _ part: Double) -> UInt64 {
    let mixed = (bits ^ UInt64(bitPattern: Int64(part))) &* 0xBF58_476D_1CE4_E5B9
    return mixed ^ mixed >> 31
  }

  private static func value(_ bits: UInt64, _ component: Double) -> Double {
    Double(self.bits(bits, component) >> 11) / 0x1p52 - 1
  }

  private static let seed: UInt64 = 0x9E37_79B9_7F4A_7C15
}
