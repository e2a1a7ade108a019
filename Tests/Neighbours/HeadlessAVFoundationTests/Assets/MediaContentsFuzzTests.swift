import Foundation
import TestSupport
import Testing

@testable import HeadlessAVFoundation

@MainActor @Suite struct MediaContentsFuzzTests {
  private static let starts = ["ID3\u{2}\u{0}\u{0}", "ID3\u{3}\u{0}\u{0}", "ID3\u{4}\u{0}\u{0}"]
  private static let names = [
    "TIT2", "APIC", "CHAP", "COMM", "TXXX", "PIC", "trak", "tkhd", "mdia", "hdlr", "mdhd", "minf",
    "stbl", "stsd", "stts", "udta", "meta", "ilst", "data",
  ]

  @Test(arguments: Fuzz.runs(short: 20, long: 200, steps: (50, 500)))
  func `any bytes have lines and metadata or none`(fuzz: Fuzz) {
    var generator = fuzz.generator
    for _ in 0..<fuzz.steps {
      let isFilm = Bool.random(using: &generator)
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0..<12, using: &generator) {
        let name = Self.names.randomElement(using: &generator) ?? ""
        let size = Int.random(in: 0..<60, using: &generator)
        bytes += isFilm ? MediaBytes.big(size, 4) : []
        bytes += MediaBytes.chars(name) + (isFilm ? [] : MediaBytes.big(size, 4))
        for _ in 0..<Int.random(in: 0..<30, using: &generator) {
          bytes.append(
            [0, 1, 0xFF, .random(in: 0...255, using: &generator)].randomElement(using: &generator)
              ?? 0)
        }
      }
      let start = Self.starts.randomElement(using: &generator) ?? ""
      let data =
        isFilm
        ? MediaBytes.film(seconds: 1, bytes)
        : Data(MediaBytes.chars(start) + MediaBytes.seven(bytes.count) + bytes)
      let contents = MediaContents.read(data)
      #expect(contents.tracks.allSatisfy { $0.nominalFrameRate >= 0 }, "\(fuzz)")
    }
  }
}
