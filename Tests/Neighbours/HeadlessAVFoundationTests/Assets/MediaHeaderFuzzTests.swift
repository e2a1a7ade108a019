import Foundation
import TestSupport
import Testing

@testable import HeadlessAVFoundation

@Suite struct MediaHeaderFuzzTests {
  private static let starts = [
    "RIFF____WAVE", "FORM____AIFF", "caff\u{0}\u{1}\u{0}\u{0}", "____ftyp", "ID3", "\u{0}",
  ]
  private static let names = ["fmt ", "data", "COMM", "desc", "pakt", "moov", "mvhd", "Xing"]

  @Test(arguments: Fuzz.runs(short: 20, long: 200, steps: (50, 500)))
  func `any bytes have a length or none`(fuzz: Fuzz) {
    var generator = fuzz.generator
    for _ in 0..<fuzz.steps {
      var data = Data((Self.starts.randomElement(using: &generator) ?? "").utf8)
      for _ in 0..<Int.random(in: 0..<12, using: &generator) {
        if Bool.random(using: &generator) {
          data += Data((Self.names.randomElement(using: &generator) ?? "").utf8)
        } else {
          let bytes: [UInt8] = [0, 0xFF, 1, 0x7F, .random(in: 0...255, using: &generator)]
          for _ in 0..<8 { data.append(bytes.randomElement(using: &generator) ?? 0) }
        }
      }
      // A part of other data begins elsewhere.
      let part = data.dropFirst(Int.random(in: 0...3, using: &generator))
      for data in [data, part] {
        guard let header = MediaHeader.read(data) else { continue }
        #expect(header.duration.isFinite && header.duration >= 0, "\(fuzz)")
      }
    }
  }
}
