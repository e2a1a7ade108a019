import PixelCoverage

/// A pixel as one number: red in the lowest byte, then green, blue and opacity.
private typealias Word = UInt32

extension Pixels {
  /// Paints a color where a mask is, moved by whole pixels.
  mutating func paint(_ color: PixelColor, on mask: Mask, dx: Int, dy: Int) {
    let columns = (mask.x.lowerBound + dx..<mask.x.upperBound + dx).clamped(to: 0..<width)
    let rows = (mask.y.lowerBound + dy..<mask.y.upperBound + dy).clamped(to: 0..<height)
    guard !columns.isEmpty, !rows.isEmpty, color.alpha > 0 else { return }
    let word = color.word
    let width = width
    bytes.withUnsafeMutableBytes { bytes in
      bytes.withMemoryRebound(to: Word.self) { words in
        for row in rows {
          let start = row * width
          guard !mask.isWhole else {
            for place in start + columns.lowerBound..<start + columns.upperBound {
              words[place] = color.alpha == 255 ? word : Self.over(word, words[place])
            }
            continue
          }
          mask.values.withUnsafeBufferPointer { values in
            var index =
              (row - dy - mask.y.lowerBound) * mask.x.count + columns.lowerBound - dx
              - mask.x.lowerBound
            for place in start + columns.lowerBound..<start + columns.upperBound {
              let value = values[index]
              index += 1
              if value == 255 {
                words[place] = color.alpha == 255 ? word : Self.over(word, words[place])
              } else if value > 0 {
                words[place] = Self.over(Self.faded(word, by: UInt32(value)), words[place])
              }
            }
          }
        }
      }
    }
  }

  /// Paints other pixels, faded, where a mask is.
  ///
  /// - Parameter x: Where the first of the other pixels lies, in the mask's pixels.
  mutating func paint(
    _ other: Pixels, x: Int, y: Int, alpha: UInt8, on mask: Mask, dx: Int, dy: Int
  ) {
    let columns = (mask.x.lowerBound + dx..<mask.x.upperBound + dx).clamped(to: 0..<width)
      .clamped(to: x + dx..<x + dx + other.width)
    let rows = (mask.y.lowerBound + dy..<mask.y.upperBound + dy).clamped(to: 0..<height)
      .clamped(to: y + dy..<y + dy + other.height)
    guard !columns.isEmpty, !rows.isEmpty else { return }
    let width = width
    bytes.withUnsafeMutableBytes { bytes in
      bytes.withMemoryRebound(to: Word.self) { words in
        other.bytes.withUnsafeBytes { others in
          others.withMemoryRebound(to: Word.self) { others in
            for row in rows {
              let from = (row - dy - y) * other.width - dx - x
              for column in columns {
                let coverage = mask.value(x: column - dx, y: row - dy)
                let color = others[from + column]
                guard coverage > 0, color != 0 else { continue }
                let all = (UInt32(coverage) * UInt32(alpha) + 127) / 255
                let faded = all == 255 ? color : Self.faded(color, by: all)
                words[row * width + column] = Self.over(faded, words[row * width + column])
              }
            }
          }
        }
      }
    }
  }

  /// Multiplies all components by a part of 255, rounded: two of them at a time.
  @inline(__always)
  private static func faded(_ word: Word, by part: UInt32) -> Word {
    func halves(_ pair: UInt32) -> UInt32 {
      let product = pair &* part &+ 0x0080_0080
      return (product &+ (product >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
    }
    return halves(word & 0x00FF_00FF) | halves(word >> 8 & 0x00FF_00FF) << 8
  }

  /// Returns a color over another one.
  @inline(__always)
  private static func over(_ word: Word, _ below: Word) -> Word {
    let rest = faded(below, by: 255 - word >> 24)
    return saturated(word & 0x00FF_00FF, rest & 0x00FF_00FF)
      | saturated(word >> 8 & 0x00FF_00FF, rest >> 8 & 0x00FF_00FF) << 8
  }

  /// Adds two pairs of bytes, each up to 255: a color may be brighter than its opacity allows.
  @inline(__always)
  private static func saturated(_ one: UInt32, _ other: UInt32) -> UInt32 {
    let sum = one &+ other
    let carry = sum >> 8 & 0x0001_0001
    return (sum | carry &* 255) & 0x00FF_00FF
  }
}
