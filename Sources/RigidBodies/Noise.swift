/// Numbers that look random, change smoothly with place and time, and are the same in each run.
///
/// Each corner of a grid has a number of its own, which is worked out of its place; between corners
/// the numbers go over into each other.
enum Noise {
  /// Returns a vector whose components are between -1 and 1; cells of the grid have the size 1.
  static func vector(at place: Vector, time: Double) -> Vector {
    let all = [place.x, place.y, time]
    guard all.allSatisfy({ abs($0) < 1e15 }) else { return .zero }
    let corner = all.map { Int($0.rounded(.down)) }
    let shares = zip(all, corner).map { smooth($0 - Double($1)) }
    var sum = Vector.zero
    for index in 0..<8 {
      let steps = [index & 1, index >> 1 & 1, index >> 2]
      let weight = zip(shares, steps).reduce(1) { $0 * ($1.1 == 1 ? $1.0 : 1 - $1.0) }
      let place = zip(corner, steps).map { $0 + $1 }
      sum = sum + Vector(value(place + [0]), value(place + [1])) * weight
    }
    return sum
  }

  /// A way from 0 to 1 that begins and ends without a bend.
  private static func smooth(_ share: Double) -> Double {
    share * share * share * (share * (share * 6 - 15) + 10)
  }

  private static func value(_ parts: [Int]) -> Double {
    var bits = seed
    for part in parts {
      bits = (bits ^ UInt64(bitPattern: Int64(part))) &* 0xBF58_476D_1CE4_E5B9
      bits ^= bits >> 31
    }
    return Double(bits >> 11) / 0x1p52 - 1
  }

  private static let seed: UInt64 = 0x9E37_79B9_7F4A_7C15
}
