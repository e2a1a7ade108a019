extension JPEGDecoder {
  /// The pixels of what was read.
  func image() -> DecodedImage? {
    let planes = parts.map { part in
      JPEGPlane(
        samples: samples(of: part), rowLength: part.rowLength * 8,
        columns: JPEGPlane.taps(width, part.across, mostAcross),
        rows: JPEGPlane.taps(height, part.down, mostDown))
    }
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    let isTurned = colorChange != nil
    let mixes =
      switch colorChange {
      case 0: false
      case nil: parts.count == 3 && parts.map(\.name) != Array("RGB".utf8)
      default: parts.count > 1
      }
    var colors = [Int](repeating: 0, count: 4)
    for y in 0..<height {
      for x in 0..<width {
        for index in planes.indices { colors[index] = planes[index].value(x, y) }
        if mixes { Self.mix(&colors) }
        let to = (y * width + x) * 4
        if parts.count == 4 {
          // Inks, which most makers write as what is left of the light.
          let black = isTurned ? colors[3] : 255 - colors[3]
          for part in 0..<3 {
            let light = isTurned ? colors[part] : 255 - colors[part]
            pixels[to + part] = UInt8((light * black + 127) / 255)
          }
        } else {
          for part in 0..<3 { pixels[to + part] = UInt8(colors[parts.count == 1 ? 0 : part]) }
        }
      }
    }
    return DecodedImage(width: width, height: height, bytes: pixels)
  }

  /// Makes red, green and blue of light and two differences.
  private static func mix(_ colors: inout [Int]) {
    let (light, blue, red) = (colors[0] << 16 + 1 << 15, colors[1] - 128, colors[2] - 128)
    colors[0] = clamped((light + 91_881 * red) >> 16)
    colors[1] = clamped((light - 22_554 * blue - 46_802 * red) >> 16)
    colors[2] = clamped((light + 116_130 * blue) >> 16)
  }

  private static func clamped(_ value: Int) -> Int { min(max(value, 0), 255) }

  /// The samples of a color, row by row.
  private func samples(of part: JPEGPart) -> [UInt8] {
    var samples = [UInt8](repeating: 0, count: part.size)
    let table = tables[part.table].count == 64 ? tables[part.table] : Array(repeating: 1, count: 64)
    let length = part.rowLength * 8
    var block = [Int](repeating: 0, count: 64)
    for index in 0..<part.rowLength * part.rowCount {
      for place in 0..<64 {
        block[JPEGWaves.order[place]] = Int(part.values[index * 64 + place]) * table[place]
      }
      JPEGWaves.turn(&block)
      let start = index / part.rowLength * 8 * length + index % part.rowLength * 8
      for place in 0..<64 {
        samples[start + place / 8 * length + place % 8] = UInt8(
          Self.clamped((block[place] + 1 << 17) >> 18 + 128))
      }
    }
    return samples
  }
}
