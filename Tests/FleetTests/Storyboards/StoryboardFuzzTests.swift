import Fleet
import FleetTesting
import TestSupport
import Testing

/// Files that were damaged, by hand or by a merge.
@MainActor @Suite(.freshApplication) struct StoryboardFuzzTests {
  private nonisolated static let fixtures = [
    "Birds.storyboard", "Settings.storyboard", "Everything.storyboard", "Old.storyboard",
    "Bound.storyboard", "Adapted.storyboard", "Rest.storyboard", "More.storyboard", "BadgeCell.xib",
    "NibScreen.xib", "Flow.xib",
  ]

  private static func bytes(of fixture: String) throws -> [UInt8] {
    let url = try #require(Bundle.module.resourceURL).appending(path: "Fixtures/\(fixture)")
    return Array(try Data(contentsOf: url))
  }

  /// Loads and shows the contents of the file, and counts the reports.
  private func load(_ bytes: [UInt8], as name: String, in folder: URL) throws -> Int {
    try Data(bytes).write(to: folder.appending(path: name))
    let log = FailureLog()
    withFailureReporter(log) {
      let bundle = Bundle(path: folder.path)
      if name.hasSuffix(".xib") {
        for object in UINib(nibName: "Test", bundle: bundle).instantiate(withOwner: nil) {
          (object as? UIViewController)?.loadViewIfNeeded()
        }
      } else {
        let storyboard = UIStoryboard(name: "Test", bundle: bundle)
        let controllers =
          [storyboard.instantiateInitialViewController()]
          + ["BirdList", "BirdDetail", "Everything", "About", "Own", "Table", "More", "Editing"].map
        {
          storyboard.instantiateViewController(withIdentifier: $0)
        }
        for controller in controllers { controller?.loadViewIfNeeded() }
      }
      Fleet.settle()
    }
    return log.failures.count
  }

  @Test(arguments: fixtures, Fuzz.runs(short: 2, long: 20, steps: (short: 46, long: 92)))
  func `nothing that can be in a file crashes or hangs`(fixture: String, fuzz: Fuzz) throws {
    let original = try Self.bytes(of: fixture)
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "fleet-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = fixture.hasSuffix(".xib") ? "Test.xib" : "Test.storyboard"
    var mutation = Mutation(fuzz.generator)
    var reports = 0
    for _ in 0..<fuzz.steps {
      reports += try load(mutation.apply(to: original), as: name, in: folder)
    }
    #expect(reports > 0, "\(fuzz)")
  }
}

/// A damage to a file.
private struct Mutation {
  private var random: SeededGenerator

  init(_ random: SeededGenerator) { self.random = random }

  mutating func apply(to bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty { change(&bytes) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let place = Int.random(in: 0..<bytes.count, using: &random)
    switch Int.random(in: 0..<9, using: &random) {
    case 0: bytes.removeLast(bytes.count - place)
    case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 2:
      let end = min(place + Int.random(in: 1...200, using: &random), bytes.count)
      bytes.removeSubrange(place..<end)
    case 3:
      let end = min(place + Int.random(in: 1...200, using: &random), bytes.count)
      bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 4:
      let markers = ["\n<<<<<<< HEAD\n", "\n=======\n", "\n>>>>>>> theirs\n"]
      bytes.insert(contentsOf: markers[Int.random(in: 0..<3, using: &random)].utf8, at: place)
    default: exchangeValues(&bytes)
    }
  }

  /// Puts the value of one attribute in the place of another: well formed, and wrong.
  private mutating func exchangeValues(_ bytes: inout [UInt8]) {
    guard let first = value(in: bytes), let second = value(in: bytes) else { return }
    let odd = ["nan", "-1", "99999999999999999999", "", "YES", "-inf", "1e400"]
    let new =
      Bool.random(using: &random)
      ? Array(bytes[second]) : Array(odd[Int.random(in: 0..<odd.count, using: &random)].utf8)
    bytes.replaceSubrange(first, with: new)
  }

  private mutating func value(in bytes: [UInt8]) -> Range<Int>? {
    let place = Int.random(in: 0..<bytes.count, using: &random)
    guard let start = bytes[place...].firstIndex(of: UInt8(ascii: "\"")),
      let end = bytes[(start + 1)...].firstIndex(of: UInt8(ascii: "\""))
    else { return nil }
    return (start + 1)..<end
  }
}
