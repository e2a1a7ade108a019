import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite("Random entries of tables")
struct ReferenceTableFuzzTests {
  private final class Key: NSObject {
    let number: Int
    init(_ number: Int) { self.number = number }
    // Few numbers, so that different keys meet.
    override var hash: Int { number % 3 }
    override func isEqual(_ object: Any?) -> Bool { (object as? Key)?.number == number }
  }

  @Test(arguments: Fuzz.runs(short: 3, long: 20, steps: (2_000, 50_000)))
  func `are those of a list, without what is gone`(fuzz: Fuzz) {
    var generator = fuzz.generator
    var table = ReferenceTable(.weakMemory, .strongMemory)
    var keys: [Int: Key] = [:]
    var expected: [(key: Int, value: NSNumber)] = []
    for step in 0..<fuzz.steps {
      let number = Int.random(in: 0..<200, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0:
        keys[number] = nil
        expected.removeAll { $0.key == number }
      case 1:
        _ = table.remove(Key(number))
        expected.removeAll { $0.key == number }
      default:
        let key = keys[number] ?? Key(number)
        keys[number] = key
        _ = table.set(step as NSNumber, of: key)
        if let index = expected.firstIndex(where: { $0.key == number }) {
          expected[index].value = step as NSNumber
        } else {
          expected.append((number, step as NSNumber))
        }
      }
      let other = Int.random(in: 0..<200, using: &generator)
      let found = table.pair(of: Key(other))?.value as? NSNumber
      guard found == expected.first(where: { $0.key == other })?.value else {
        Issue.record("\(fuzz): step \(step)")
        return
      }
    }

    #expect(table.pairs.map { ($0.key as? Key)?.number } == expected.map(\.key), "\(fuzz)")
    #expect(table.pairs.map { $0.value as? NSNumber } == expected.map(\.value), "\(fuzz)")
    keys = [:]
    #expect(table.pairs.isEmpty, "\(fuzz)")
  }
}
