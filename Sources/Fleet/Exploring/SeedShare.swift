import FailureReporting

/// The seeds of this process among all, as `FLEET_SEEDS` says it: the second of four machines has
/// `2/4`.
struct SeedShare: Equatable {
  private static let variable = "FLEET_SEEDS"
  private static let all = SeedShare(number: 1, count: 1)

  let number: UInt64
  let count: UInt64

  private init(number: UInt64, count: UInt64) {
    self.number = number
    self.count = count
  }

  init?(_ wish: String) {
    let parts = wish.split(separator: "/", omittingEmptySubsequences: false).map { UInt64($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], number > 0,
      number <= count
    else { return nil }
    self.init(number: number, count: count)
  }

  /// The share of an environment: all seeds, where it says nothing.
  @MainActor
  static func share(in environment: [String: String], at site: CallSite) -> SeedShare {
    let wish = environment[variable] ?? ""
    guard !wish.isEmpty else { return all }
    guard let share = SeedShare(wish) else {
      Gesture.perform(at: site) {
        ExploringWords.unknownShare(wish).report(.exploration, kind: .mistake, at: site)
      }
      return all
    }
    return share
  }

  /// The seed that stands for one here: all machines together have each number once.
  func seed(for seed: UInt64) -> UInt64 { seed &* count &+ (number - 1) }
}
