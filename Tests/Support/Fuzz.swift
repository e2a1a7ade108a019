import Foundation

/// One run of a test that does random things: where its numbers come from, and how far it goes.
///
/// A run is short and its seed always the same, so that `swift test` says the same thing twice.
/// With `FLEET_FUZZ=long` it is long, on a new seed; `FLEET_SEED=…` has
/// every run begin with that seed. As text, a run is its seed and the command that replays it: put
/// it first in whatever a test says of a failure.
public struct Fuzz: Sendable, CustomStringConvertible {
  /// What all random numbers of the run are made from.
  public let seed: UInt64
  /// The number of steps in the run.
  public let steps: Int
  private let suite: String

  /// Creates a run of so many steps.
  public init(short: Int, long: Int, fileID: String = #fileID) {
    self.init(seed: Self.firstSeed, steps: Self.isLong ? long : short, fileID)
  }

  private init(seed: UInt64, steps: Int, _ fileID: String) {
    self.seed = seed
    self.steps = steps
    suite = fileID.replacing(".swift", with: "").replacing("/", with: ".")
  }

  /// Creates so many runs, each with a seed of its own; where a seed is replayed, the one run of it.
  public static func runs(
    short: Int, long: Int, steps: (short: Int, long: Int) = (1, 1), fileID: String = #fileID
  ) -> [Fuzz] {
    let count = replayedSeed == nil ? isLong ? long : short : 1
    return (0..<UInt64(count)).map {
      Fuzz(seed: firstSeed &+ $0, steps: isLong ? steps.long : steps.short, fileID)
    }
  }

  /// A generator that begins with the seed.
  public var generator: SeededGenerator { SeededGenerator(seed: seed) }

  /// The seed, and how to run the test with it again.
  public var description: String {
    let length = Self.isLong ? "FLEET_FUZZ=long " : ""
    return "seed \(seed) (again: \(length)FLEET_SEED=\(seed) swift test --filter \(suite))"
  }

  // MARK: What the environment says

  private static let environment = ProcessInfo.processInfo.environment

  /// Whether the long versions are asked for, also of tests that do much, but nothing random.
  public static let isLong = environment["FLEET_FUZZ"] == "long"

  private static let replayedSeed = environment["FLEET_SEED"].flatMap { UInt64($0) }

  private static let firstSeed = replayedSeed ?? (isLong ? UInt64.random(in: .min ... .max) : 1)
}
