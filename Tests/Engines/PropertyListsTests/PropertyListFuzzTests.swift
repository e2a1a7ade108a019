import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite("Property lists, damaged")
struct PropertyListFuzzTests {
  private func damaged(_ bytes: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes[place] = .random(in: 0...255, using: &generator)
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(.random(in: 0...255, using: &generator), at: place)
      default: bytes.removeLast((bytes.count - place) / 4)
      }
    }
    return bytes
  }

  @Test(arguments: Fuzz.runs(short: 3, long: 20, steps: (2_000, 20_000)))
  func `are read or refused in a sentence, and end no process`(fuzz: Fuzz) throws {
    var generator = fuzz.generator
    let value: [String: Any] = [
      "text": "plain", "other": "größer", "list": ["a", ["b": true]], "data": Data([1, 2]),
      "number": 3, "date": Date(timeIntervalSince1970: 0),
    ]
    let wholes = try [PropertyListSerialization.PropertyListFormat.binary, .xml].map {
      [UInt8](try PropertyListSerialization.data(fromPropertyList: value, format: $0, options: 0))
    }
    for step in 0..<fuzz.steps {
      let bytes = damaged(wholes[step % wholes.count], using: &generator)
      do throws(Finding) {
        _ = try PropertyList(bytes: bytes, file: "p")
      } catch {
        #expect(error.text.hasSuffix("."), "\(fuzz)")
      }
    }
  }
}
