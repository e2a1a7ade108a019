import Foundation
import PropertyLists

/// What was read of one run: a part of a suite on one machine, or one of several repetitions.
struct TestRun: Sendable {
  let name: String
  /// The folder that its files are in, and no others.
  let folder: URL
  var outcomes: [TestOutcome] = []
  /// How long it took from its begin to its end, if that is known.
  var seconds: Double?
  var screens = SeenScreens()
  var deferred = DeferredPlaces()
  var files = RunFiles()
  /// What could not be read.
  var findings: [Finding] = []

  init(name: String, folder: URL) {
    self.name = name
    self.folder = folder
  }

  /// The seconds that all of its tests took, one after the other.
  var secondsOfTests: Double { outcomes.reduce(0) { $0 + $1.seconds } }

  /// How long it took, as far as that is known.
  var length: Double { seconds ?? secondsOfTests }
}
