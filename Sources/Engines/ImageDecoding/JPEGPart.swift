/// One color of a JPEG file: light, a difference of colors, or an ink.
struct JPEGPart {
  let name: UInt8
  /// How often it is sampled across and down, compared with the others.
  let across: Int
  let down: Int
  let table: Int
  /// The blocks in a row, and the rows, as far as the image reaches.
  let columns: Int
  let rows: Int
  /// The blocks in a row that are kept, which whole units of all colors fill.
  let rowLength: Int
  let rowCount: Int

  /// The frequencies of all blocks, in the order of the file.
  var values: [Int16] = []
  /// The average of the last block, from which that of the next one differs.
  var last = 0

  /// The number of samples, each of which is one value.
  var size: Int { rowLength * rowCount * 64 }
}

/// What a scan brings: which frequencies of which colors, and how exactly.
struct JPEGScan {
  struct Member {
    let part: Int
    let steady: JPEGCodes?
    let changing: JPEGCodes?
  }

  let members: [Member]
  /// The first frequency, and the last.
  let first: Int
  let last: Int
  /// The bit that was known before, or 0 for the first time.
  let high: Int
  /// The bit up to which values are known after it.
  let low: Int
}
