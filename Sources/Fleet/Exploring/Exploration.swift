/// What an exploration has come to.
public struct Exploration: Sendable {
  /// One find, with the shortest way to it.
  public struct Find: Sendable {
    /// What was found, in one sentence.
    public let sentence: String
    /// The steps from a fresh application on, each as a command.
    public let steps: [String]
    /// A test that shows it, as Swift.
    public let test: String
    /// Its oracle.
    package let oracle: Oracles.Kind
  }

  /// What all was chosen by.
  public let seed: UInt64
  /// How many steps were tried, without those that made finds shorter.
  public internal(set) var steps = 0
  /// How often the app was opened for them.
  public internal(set) var runs = 0
  /// What was found, each thing once.
  public internal(set) var finds: [Find] = []
  /// The screens that were seen, and what led where.
  public internal(set) var map = ScreenMap()

  init(seed: UInt64) { self.seed = seed }
}
