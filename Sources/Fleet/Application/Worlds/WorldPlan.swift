import HeadlessUIKit

/// The worlds that a test runs in, one after the other.
package struct WorldPlan: Sendable {
  /// One of these worlds.
  package struct Stop: Sendable {
    /// Its name in failures: "iPhone SE, accessibility5, right to left".
    package let name: String
    private let choices: [WorldAxis.Choice]

    init(_ choices: [WorldAxis.Choice]) {
      self.choices = choices
      name =
        choices.isEmpty ? "the usual world" : choices.map(\.name).joined(separator: ", ")
    }

    /// The line for the details of a failure.
    package var place: String { "In \(name)." }

    /// Puts an application into the world.
    @MainActor
    package func enter(_ application: UIApplication) -> TestWorld {
      var world = TestWorld(of: application)
      for choice in choices { choice.change(&world) }
      world.apply(to: application)
      return world
    }
  }

  package let stops: [Stop]
  /// The name of an axis that leads nowhere, so that there is no world at all.
  let emptyAxis: String?

  package init(_ axes: [WorldAxis], _ combination: WorldCombination) {
    emptyAxis = axes.first { $0.choices.isEmpty }?.name
    let counts = axes.map(\.choices.count)
    let worlds =
      switch combination {
      case .product: Self.product(counts)
      case .pairs: Self.pairs(counts)
      }
    stops = worlds.map { world in
      Stop(zip(axes, world).map { axis, index in axis.choices[index] })
    }
  }

  /// Returns each combination of a number below each count; the last one changes fastest.
  static func product(_ counts: [Int]) -> [[Int]] {
    counts.reduce([[]]) { worlds, count in
      worlds.flatMap { world in (0..<max(0, count)).map { world + [$0] } }
    }
  }

  /// Returns few combinations in which each two numbers of different places meet.
  ///
  /// One after the other is the combination with most of the pairs that have not met: not always the
  /// fewest there could be, but the same ones each time.
  static func pairs(_ counts: [Int]) -> [[Int]] {
    guard counts.count > 2, counts.allSatisfy({ $0 > 0 }) else { return product(counts) }
    var open = Set<Pair>()
    for (first, second) in places(counts.count) {
      for a in 0..<counts[first] {
        for b in 0..<counts[second] { open.insert(Pair(first, a, second, b)) }
      }
    }
    var worlds: [[Int]] = []
    while let seed = open.min() {
      var world = Array(repeating: -1, count: counts.count)
      world[seed.firstPlace] = seed.first
      world[seed.secondPlace] = seed.second
      for place in counts.indices where world[place] < 0 {
        let gains = (0..<counts[place]).map { choice in
          gain(of: choice, at: place, in: world, open)
        }
        let best = gains.max() ?? 0
        world[place] = gains.firstIndex(of: best) ?? 0
      }
      for (first, second) in places(counts.count) {
        open.remove(Pair(first, world[first], second, world[second]))
      }
      worlds.append(world)
    }
    return worlds
  }

  /// How many pairs that have not met a choice would bring to a combination.
  private static func gain(
    of choice: Int, at place: Int, in world: [Int], _ open: Set<Pair>
  ) -> Int {
    world.indices.count { other in
      guard other != place, world[other] >= 0 else { return false }
      return open.contains(
        other < place
          ? Pair(other, world[other], place, choice) : Pair(place, choice, other, world[other]))
    }
  }

  private static func places(_ count: Int) -> [(Int, Int)] {
    (0..<count).flatMap { first in (first + 1..<count).map { (first, $0) } }
  }

  /// Two choices of different axes.
  private struct Pair: Hashable, Comparable {
    let firstPlace: Int
    let first: Int
    let secondPlace: Int
    let second: Int

    init(_ firstPlace: Int, _ first: Int, _ secondPlace: Int, _ second: Int) {
      self.firstPlace = firstPlace
      self.first = first
      self.secondPlace = secondPlace
      self.second = second
    }

    static func < (left: Pair, right: Pair) -> Bool {
      (left.firstPlace, left.secondPlace, left.first, left.second)
        < (right.firstPlace, right.secondPlace, right.first, right.second)
    }
  }
}
