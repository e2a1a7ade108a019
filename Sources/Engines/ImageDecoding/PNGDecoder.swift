/// Reads PNG files of all kinds.
enum PNGDecoder {
  /// The bytes with which each file begins.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func image(_ bytes: [UInt8], _ budget: DecodingBudget) -> DecodedImage? {
    guard bytes.starts(with: signature) else { return nil }
    var header: PNGHeader?
    var palette: [UInt8] = []
    var transparency: [UInt8] = []
    var packed: [UInt8] = []
    var offset = signature.count
    while offset + 8 <= bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let name = bytes[offset + 4..<offset + 8]
      // A last chunk that is cut off may still have all rows.
      let content = bytes[offset + 8..<min(offset + 8 + length, bytes.count)]
      if name.elementsEqual("IHDR".utf8) {
        header = PNGHeader(Array(content))
      } else if name.elementsEqual("PLTE".utf8) {
        palette = Array(content)
      } else if name.elementsEqual("tRNS".utf8) {
        transparency = Array(content)
      } else if name.elementsEqual("IDAT".utf8) {
        packed += content
      } else if name.elementsEqual("IEND".utf8) {
        break
      }
      offset += 12 + length
    }
    guard let header, header.kind != .palette || !palette.isEmpty,
      budget.allows(header.rowsSize, header.width * header.height * 4, packed.count),
      header.rowsSize <= (packed.count + 1) * Inflate.mostGrowth,
      let rows = Inflate.zlib(packed, atMost: header.rowsSize), rows.count == header.rowsSize
    else { return nil }
    var painter = PNGPainter(header: header, palette: palette, transparency: transparency)
    return painter.paint(rows)
  }
}

/// What the first chunk of a PNG file says.
struct PNGHeader {
  enum ColorType: UInt8 {
    case gray = 0
    case color = 2
    case palette = 3
    case grayAndOpacity = 4
    case colorAndOpacity = 6

    /// The count of numbers for a pixel.
    var parts: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAndOpacity: 2
      case .color: 3
      case .colorAndOpacity: 4
      }
    }

    var depths: Set<Int> {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .color, .grayAndOpacity, .colorAndOpacity: [8, 16]
      }
    }
  }

  /// Every so many pixels one is in a pass, from the first on.
  struct Pass {
    let left: Int
    let top: Int
    let across: Int
    let down: Int
  }

  let width: Int
  let height: Int
  let depth: Int
  let kind: ColorType
  let passes: [Pass]

  init?(_ content: [UInt8]) {
    guard content.count >= 13, let kind = ColorType(rawValue: content[9]) else { return nil }
    width = content[0..<4].reduce(0) { $0 << 8 | Int($1) }
    height = content[4..<8].reduce(0) { $0 << 8 | Int($1) }
    depth = Int(content[8])
    self.kind = kind
    passes = content[12] == 1 ? Self.interlaced : [Pass(left: 0, top: 0, across: 1, down: 1)]
    guard kind.depths.contains(depth), content[12] < 2, width > 0, height > 0, width < 1 << 20,
      height < 1 << 20
    else { return nil }
  }

  private static let interlaced = [
    Pass(left: 0, top: 0, across: 8, down: 8), Pass(left: 4, top: 0, across: 8, down: 8),
    Pass(left: 0, top: 4, across: 4, down: 8), Pass(left: 2, top: 0, across: 4, down: 4),
    Pass(left: 0, top: 2, across: 2, down: 4), Pass(left: 1, top: 0, across: 2, down: 2),
    Pass(left: 0, top: 1, across: 1, down: 2),
  ]

  /// How many columns and rows of the image are in a pass.
  func size(of pass: Pass) -> (columns: Int, rows: Int) {
    (
      (width - pass.left + pass.across - 1) / pass.across,
      (height - pass.top + pass.down - 1) / pass.down
    )
  }

  func rowSize(columns: Int) -> Int { (columns * kind.parts * depth + 7) / 8 }

  /// The bytes of all rows, each with its filter before it.
  var rowsSize: Int {
    passes.reduce(0) { sum, pass in
      let size = size(of: pass)
      return size.columns > 0 ? sum + size.rows * (rowSize(columns: size.columns) + 1) : sum
    }
  }
}
