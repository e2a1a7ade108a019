extension JPEGDecoder {
  /// Reads the blocks of a scan, until they end or make no sense.
  mutating func read(_ scan: JPEGScan, _ bits: inout JPEGBits) {
    for index in parts.indices { parts[index].last = 0 }
    // A scan of one color has its blocks in rows; one of several, in units of all.
    guard let only = scan.members.first, scan.members.count == 1 else {
      return readUnits(scan, &bits)
    }
    // To keep a copy of a part would have its values copied with the first change.
    let (columns, rows) = (parts[only.part].columns, parts[only.part].rows)
    let rowLength = parts[only.part].rowLength
    var run = 0
    for unit in 0..<columns * rows {
      guard beginUnit(unit, &run, &bits) else { return }
      let block = unit / columns * rowLength + unit % columns
      guard readBlock(block, only, scan, &run, &bits) else { return }
    }
  }

  private mutating func readUnits(_ scan: JPEGScan, _ bits: inout JPEGBits) {
    let columns = (width + mostAcross * 8 - 1) / (mostAcross * 8)
    let rows = (height + mostDown * 8 - 1) / (mostDown * 8)
    var run = 0
    for unit in 0..<columns * rows {
      guard beginUnit(unit, &run, &bits) else { return }
      for member in scan.members {
        let (across, down) = (parts[member.part].across, parts[member.part].down)
        let rowLength = parts[member.part].rowLength
        for inner in 0..<across * down {
          let row = unit / columns * down + inner / across
          let column = unit % columns * across + inner % across
          guard readBlock(row * rowLength + column, member, scan, &run, &bits) else { return }
        }
      }
    }
  }

  /// Whether there is something to read for the next unit.
  ///
  /// Every so often, averages begin anew.
  private mutating func beginUnit(_ unit: Int, _ run: inout Int, _ bits: inout JPEGBits) -> Bool {
    if restartInterval > 0, unit > 0, unit.isMultiple(of: restartInterval) {
      bits.restart()
      run = 0
      for index in parts.indices { parts[index].last = 0 }
    }
    return !bits.isPastEnd
  }

  private mutating func readBlock(
    _ block: Int, _ member: JPEGScan.Member, _ scan: JPEGScan, _ run: inout Int,
    _ bits: inout JPEGBits
  ) -> Bool {
    let start = block * 64
    if !isProgressive {
      return readAverage(start, member, 0, &bits) && readAll(start, member, &bits)
    }
    if scan.first == 0 {
      guard scan.high > 0 else { return readAverage(start, member, scan.low, &bits) }
      if bits.read(1) == 1 { parts[member.part].values[start] |= 1 << Int16(scan.low) }
      return true
    }
    return scan.high == 0
      ? readFirst(start, member, scan, &run, &bits) : refine(start, member, scan, &run, &bits)
  }

  private mutating func readAverage(
    _ start: Int, _ member: JPEGScan.Member, _ low: Int, _ bits: inout JPEGBits
  ) -> Bool {
    guard let size = member.steady?.read(&bits), size <= 11 else { return false }
    let average = parts[member.part].last + bits.readNumber(size)
    parts[member.part].last = average
    parts[member.part].values[start] = Int16(clamping: average << low)
    return true
  }

  /// Reads the frequencies of a block of a baseline file.
  private mutating func readAll(
    _ start: Int, _ member: JPEGScan.Member, _ bits: inout JPEGBits
  ) -> Bool {
    var place = 1
    while place < 64 {
      guard let symbol = member.changing?.read(&bits) else { return false }
      if symbol & 0xF == 0 {
        guard symbol == 0xF0 else { return true }
        place += 16
        continue
      }
      place += symbol >> 4
      guard place < 64 else { return false }
      parts[member.part].values[start + place] = Int16(clamping: bits.readNumber(symbol & 0xF))
      place += 1
    }
    return true
  }

  /// Reads frequencies for the first time, up to a bit.
  private mutating func readFirst(
    _ start: Int, _ member: JPEGScan.Member, _ scan: JPEGScan, _ run: inout Int,
    _ bits: inout JPEGBits
  ) -> Bool {
    guard run == 0 else {
      run -= 1
      return true
    }
    var place = scan.first
    while place <= scan.last {
      guard let symbol = member.changing?.read(&bits) else { return false }
      let zeros = symbol >> 4
      if symbol & 0xF == 0 {
        guard zeros == 15 else {
          // So many blocks have nothing more, this one included.
          run = 1 << zeros + bits.read(zeros) - 1
          return true
        }
        place += 16
        continue
      }
      place += zeros
      guard place < 64 else { return false }
      parts[member.part].values[start + place] =
        Int16(clamping: bits.readNumber(symbol & 0xF) << scan.low)
      place += 1
    }
    return true
  }

  /// Reads one more bit of frequencies.
  private mutating func refine(
    _ start: Int, _ member: JPEGScan.Member, _ scan: JPEGScan, _ run: inout Int,
    _ bits: inout JPEGBits
  ) -> Bool {
    let step = Int16(1) << Int16(scan.low)
    var place = scan.first
    while run == 0, place <= scan.last {
      guard let symbol = member.changing?.read(&bits) else { return false }
      var zeros = symbol >> 4
      var new: Int16 = 0
      if symbol & 0xF != 0 {
        new = bits.read(1) == 1 ? step : -step
      } else if zeros < 15 {
        run = 1 << zeros + bits.read(zeros)
        break
      }
      // Values that are known get their bit on the way to the place of the new one.
      while place <= scan.last {
        if parts[member.part].values[start + place] != 0 {
          sharpen(start + place, member.part, step, &bits)
        } else if zeros > 0 {
          zeros -= 1
        } else {
          parts[member.part].values[start + place] = new
          place += 1
          break
        }
        place += 1
      }
    }
    guard run > 0 else { return true }
    for rest in place..<max(scan.last + 1, place)
    where parts[member.part].values[start + rest] != 0 {
      sharpen(start + rest, member.part, step, &bits)
    }
    run -= 1
    return true
  }

  private mutating func sharpen(
    _ index: Int, _ part: Int, _ step: Int16, _ bits: inout JPEGBits
  ) {
    let value = parts[part].values[index]
    guard bits.read(1) == 1, value & step == 0 else { return }
    parts[part].values[index] = value &+ (value < 0 ? -step : step)
  }
}
