import Foundation
import HeadlessCoreData
import HeadlessUIKit
import TestSupport
import Testing

/// What a context has after anything that an app does, against a model that knows no Core Data.
@MainActor
@Suite("Core Data, at random")
struct CoreDataFuzzTests {
  @Test(arguments: Fuzz.runs(short: 3, long: 1, steps: (400, 100_000)))
  func `objects, files and fetched results agree with a naive model`(fuzz: Fuzz) throws {
    try withTemporaryFile { path in
      let url = URL(fileURLWithPath: path + ".sqlite")
      defer { try? FileManager.default.removeItem(at: url) }
      let driver = try StudioDriver(url, fuzz.generator)
      for step in 0..<fuzz.steps {
        if step % 7 == 0 || fuzz.steps < 1_000 {
          let difference = try driver.difference
          try #require(difference == nil, "step \(step), \(driver.lastMove), \(fuzz)")
        }
      }
    }
  }
}
