/// Makes pixels of the rows of a PNG file.
struct PNGPainter {
  let header: PNGHeader
  let palette: [UInt8]
  let transparency: [UInt8]
  private var pixels: [UInt8]
  /// The one color that is transparent, in a file without opacities.
  private let key: [Int]

  init(header: PNGHeader, palette: [UInt8], transparency: [UInt8]) {
    self.header = header
    self.palette = palette
    self.transparency = transparency
    pixels = Array(repeating: 255, count: header.width * header.height * 4)
    let keyParts = header.kind == .gray ? 1 : header.kind == .color ? 3 : 0
    key =
      transparency.count >= keyParts * 2
      ? (0..<keyParts).map { Int(transparency[$0 * 2]) << 8 | Int(transparency[$0 * 2 + 1]) } : []
  }

  /// Undoes the filter of row after row, and puts their pixels where they belong.
  mutating func paint(_ rows: [UInt8]) -> DecodedImage? {
    var start = 0
    let step = max(header.kind.parts * header.depth / 8, 1)
    for pass in header.passes {
      let size = header.size(of: pass)
      guard size.columns > 0, size.rows > 0 else { continue }
      let length = header.rowSize(columns: size.columns)
      var above = [UInt8](repeating: 0, count: length)
      for index in 0..<size.rows {
        guard start + length < rows.count else { return nil }
        var row = Array(rows[start + 1...start + length])
        guard Self.undo(rows[start], of: &row, above: above, step: step) else { return nil }
        put(row, size.columns, pass, y: pass.top + index * pass.down)
        above = row
        start += length + 1
      }
    }
    return DecodedImage(width: header.width, height: header.height, bytes: pixels)
  }

  /// Adds to each byte of a row what its filter took away.
  private static func undo(
    _ filter: UInt8, of row: inout [UInt8], above: [UInt8], step: Int
  ) -> Bool {
    switch filter {
    case 0: break
    case 1:
      for index in row.indices.dropFirst(step) { row[index] &+= row[index - step] }
    case 2:
      for index in row.indices { row[index] &+= above[index] }
    case 3:
      for index in row.indices {
        let left = index < step ? 0 : Int(row[index - step])
        row[index] &+= UInt8((left + Int(above[index])) / 2)
      }
    case 4:
      for index in row.indices {
        let isFirst = index < step
        let left = isFirst ? 0 : Int(row[index - step])
        let before = isFirst ? 0 : Int(above[index - step])
        let guess = left + Int(above[index]) - before
        let (a, b, c) = (abs(guess - left), abs(guess - Int(above[index])), abs(guess - before))
        row[index] &+= UInt8(a <= b && a <= c ? left : b <= c ? Int(above[index]) : before)
      }
    default: return false
    }
    return true
  }

  private mutating func put(_ row: [UInt8], _ columns: Int, _ pass: PNGHeader.Pass, y: Int) {
    let depth = header.depth
    let parts = header.kind.parts
    func number(_ index: Int) -> Int {
      switch depth {
      case 8: return Int(row[index])
      case 16: return Int(row[index * 2]) << 8 | Int(row[index * 2 + 1])
      default:
        let bit = index * depth
        return Int(row[bit / 8]) >> (8 - depth - bit % 8) & ((1 << depth) - 1)
      }
    }
    /// The number as one of eight bits.
    func byte(_ index: Int) -> UInt8 {
      let number = number(index)
      return UInt8(
        depth == 16 ? number >> 8 : depth == 8 ? number : number * 255 / (1 << depth - 1))
    }
    for column in 0..<columns {
      let first = column * parts
      let to = (y * header.width + pass.left + column * pass.across) * 4
      switch header.kind {
      case .palette: putColor(number(first), at: to)
      case .gray, .grayAndOpacity:
        let gray = byte(first)
        for part in 0..<3 { pixels[to + part] = gray }
        if parts == 2 { pixels[to + 3] = byte(first + 1) }
      case .color, .colorAndOpacity:
        for part in 0..<parts { pixels[to + part] = byte(first + part) }
      }
      if !key.isEmpty, key.indices.allSatisfy({ key[$0] == number(first + $0) }) {
        pixels[to + 3] = 0
      }
    }
  }

  /// Puts a color of the palette; one that it lacks is black.
  private mutating func putColor(_ index: Int, at to: Int) {
    let isKnown = index * 3 + 2 < palette.count
    for part in 0..<3 { pixels[to + part] = isKnown ? palette[index * 3 + part] : 0 }
    if index < transparency.count { pixels[to + 3] = transparency[index] }
  }
}
