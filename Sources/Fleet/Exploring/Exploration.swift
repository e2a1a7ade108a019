/// The result of an exploration.
public struct Exploration: Sendable {
  /// One find, with the shortest way to it.
  public struct Find: Sendable {
    /// The find, in one sentence.
    public let sentence: String
    /// The steps from a fresh application on, each as a command.
    public let steps: [String]
    /// A test that shows it, as Swift.
    public let test: String
    package let oracle: Oracle
  }

  /// The seed of all choices.
  public let seed: UInt64
  /// The number of steps, without the ones that shortened finds.
  public internal(set) var steps = 0
  /// How often the app was opened for them.
  public internal(set) var runs = 0
  /// The finds, each once.
  public internal(set) var finds: [Find] = []
  /// The screens that were seen, and the ways between them.
  public internal(set) var map = ScreenMap()

  init(seed: UInt64) { self.seed = seed }
}
