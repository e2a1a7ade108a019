import Foundation
import TestSupport
import Testing

@testable import HeadlessAVFoundation

@Suite struct MediaHeaderTests {
  private func big(_ value: UInt64, _ length: Int) -> [UInt8] {
    (0..<length).map { UInt8(truncatingIfNeeded: value >> (8 * UInt64(length - 1 - $0))) }
  }

  private func chars(_ text: String) -> [UInt8] { Array(text.utf8) }

  private func duration(_ bytes: [UInt8]) -> Double? { MediaHeader.read(Data(bytes))?.duration }

  @Test func `a WAV file`() {
    let header = MediaHeader.read(SilentSound.data(of: 2.5))
    #expect(header == MediaHeader(duration: 2.5, sampleRate: 8_000, channels: 1))
  }

  @Test func `an AIFF file`() {
    // 44,100 is 1.345… times 2 to the 15th.
    let rate = big(0x400E, 2) + big(0xAC44_0000_0000_0000, 8)
    let common = big(2, 2) + big(88_200, 4) + big(16, 2) + rate
    let file = chars("FORM") + big(0, 4) + chars("AIFFCOMM") + big(18, 4) + common
    #expect(duration(file) == 2)
  }

  @Test func `a CAF file`() {
    let desc =
      big(8_000.0.bitPattern, 8) + chars("lpcm") + big(0, 4) + big(2, 4) + big(1, 4) + big(1, 4)
      + big(16, 4)
    let start = chars("caff") + big(1, 2) + big(0, 2) + chars("desc") + big(32, 8) + desc
    let data = chars("data") + big(4 + 8_000, 8) + [UInt8](repeating: 0, count: 8_004)
    #expect(duration(start + data) == 0.5)
    let packets = chars("pakt") + big(24, 8) + big(1, 8) + big(24_000, 8) + big(0, 8)
    #expect(duration(start + packets) == 3)
  }

  @Test func `boxes of films`() {
    func box(_ name: String, _ contents: [UInt8]) -> [UInt8] {
      big(UInt64(contents.count + 8), 4) + chars(name) + contents
    }
    let short = big(0, 4) + big(0, 8) + big(600, 4) + big(900, 4)
    let long = big(1 << 24, 4) + big(0, 16) + big(1_000, 4) + big(2_500, 8)
    for (head, seconds) in [(short, 1.5), (long, 2.5)] {
      let film = box("ftyp", chars("isom")) + box("mdat", [0, 0]) + box("moov", box("mvhd", head))
      #expect(duration(film) == seconds)
    }
  }

  @Test func `an MP3 file`() {
    // 128 kbit and 44,100 samples a second, after a tag of 256 bytes.
    let tag = chars("ID3") + [3, 0, 0, 0, 0, 2, 0] + [UInt8](repeating: 0, count: 256)
    let frame: [UInt8] = [0xFF, 0xFB, 0x90, 0x00]
    #expect(duration(tag + frame + [UInt8](repeating: 0, count: 15_996)) == 1)
    let counted =
      frame + [UInt8](repeating: 0, count: 32) + chars("Xing") + big(1, 4) + big(1_000, 4)
    #expect(duration(counted).map { ($0 * 100).rounded() } == 2_612)
  }

  @Test func `what is none of these has no length`() {
    for bytes in [
      [], chars("RIFF"), chars("RIFF____WAVEfmt "), chars("FORM____AIFF"), chars("caff"),
    ] {
      #expect(duration(bytes) == nil)
    }
    #expect(duration(chars("text that is no sound at all")) == nil)
  }
}
