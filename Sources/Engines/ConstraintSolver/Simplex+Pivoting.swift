extension Simplex {
  // MARK: Adding up

  mutating func add(_ symbol: Int32, _ coefficient: Double) {
    let index = Int(symbol)
    if !isTouched[index] {
      isTouched[index] = true
      touched.append(symbol)
    }
    scratch[index] += coefficient
  }

  /// Adds a symbol, or the row that it stands for, and returns the constant.
  mutating func addSubstituted(_ symbol: Int32, _ coefficient: Double) -> Double {
    let row = Int(rowOf[Int(symbol)])
    guard row >= 0 else {
      add(symbol, coefficient)
      return 0
    }
    for place in rows[row].symbols.indices {
      add(rows[row].symbols[place], rows[row].coefficients[place] * coefficient)
    }
    return rows[row].constant * coefficient
  }

  /// Moves what was added up into a row.
  mutating func takeScratch(into row: inout Row) {
    for symbol in touched {
      let value = scratch[Int(symbol)]
      scratch[Int(symbol)] = 0
      isTouched[Int(symbol)] = false
      guard !isNothing(value) else { continue }
      row.symbols.append(symbol)
      row.coefficients.append(value)
    }
    touched.removeAll(keepingCapacity: true)
  }

  // MARK: Moving rows

  /// Makes a symbol basic in a row that is not in the tableau yet.
  mutating func install(_ row: inout Row, solvedFor symbol: Int32) {
    row.solve(for: symbol)
    let index: Int32
    if let last = free.popLast() {
      index = last
      rows[Int(index)] = row
    } else {
      index = Int32(rows.count)
      rows.append(row)
    }
    substitute(symbol, by: index)
    rowOf[Int(symbol)] = index
    for other in row.symbols { link(other, index) }
  }

  mutating func link(_ symbol: Int32, _ row: Int32) {
    nodes.append((row, heads[Int(symbol)]))
    heads[Int(symbol)] = Int32(nodes.count - 1)
  }

  mutating func drop(_ index: Int) {
    rowOf[Int(rows[index].basic)] = -1
    rows[index] = Row(constant: 0)
    free.append(Int32(index))
  }

  /// Takes a symbol out of all rows and objectives.
  mutating func forget(_ symbol: Int32) {
    var node = heads[Int(symbol)]
    heads[Int(symbol)] = -1
    while node >= 0 {
      let row = Int(nodes[Int(node)].row)
      node = nodes[Int(node)].next
      guard let place = rows[row].symbols.firstIndex(of: symbol) else { continue }
      rows[row].symbols.remove(at: place)
      rows[row].coefficients.remove(at: place)
    }
    for index in objectives.indices { objectives[index].costs[Int(symbol)] = 0 }
  }

  /// Makes a symbol basic, in the place of the one that was it in a row.
  mutating func pivot(_ entering: Int32, _ row: Int) {
    let leaving = rows[row].basic
    rowOf[Int(leaving)] = -1
    var changed = Row(constant: 0)
    swap(&changed, &rows[row])
    changed.symbols.append(leaving)
    changed.coefficients.append(-1)
    changed.solve(for: entering)
    swap(&changed, &rows[row])
    substitute(entering, by: Int32(row))
    rowOf[Int(entering)] = Int32(row)
    link(leaving, Int32(row))
  }

  /// Replaces a symbol by its row, in all others and in the objectives.
  private mutating func substitute(_ symbol: Int32, by source: Int32) {
    var node = heads[Int(symbol)]
    heads[Int(symbol)] = -1
    let from = rows[Int(source)]
    while node >= 0 {
      let target = Int(nodes[Int(node)].row)
      node = nodes[Int(node)].next
      guard target != Int(source), rows[target].basic >= 0,
        let place = rows[target].symbols.firstIndex(of: symbol)
      else { continue }
      substitute(place, in: target, by: from)
    }
    for index in objectives.indices {
      let cost = objectives[index].costs[Int(symbol)]
      guard cost != 0 else { continue }
      objectives[index].costs[Int(symbol)] = 0
      for (other, share) in zip(from.symbols, from.coefficients) {
        objectives[index].costs[Int(other)] += cost * share
      }
    }
  }

  private mutating func substitute(_ place: Int, in target: Int, by from: Row) {
    work += rows[target].symbols.count + from.symbols.count
    let coefficient = rows[target].coefficients[place]
    let last = rows[target].symbols.count - 1
    rows[target].symbols.swapAt(place, last)
    rows[target].coefficients.swapAt(place, last)
    rows[target].symbols.removeLast()
    rows[target].coefficients.removeLast()
    rows[target].constant += coefficient * from.constant
    // What the row has already is marked by its place, plus one.
    let known = rows[target].symbols.count
    for index in 0..<known { scratch[Int(rows[target].symbols[index])] = Double(index + 1) }
    var hasNothing = false
    for (symbol, share) in zip(from.symbols, from.coefficients) {
      let value = share * coefficient
      let mark = Int(scratch[Int(symbol)])
      guard mark > 0 else {
        rows[target].symbols.append(symbol)
        rows[target].coefficients.append(value)
        link(symbol, Int32(target))
        continue
      }
      let sum = rows[target].coefficients[mark - 1] + value
      if isNothing(sum) { hasNothing = true }
      rows[target].coefficients[mark - 1] = isNothing(sum) ? 0 : sum
    }
    for index in 0..<known { scratch[Int(rows[target].symbols[index])] = 0 }
    if hasNothing { rows[target].shrink() }
  }
}
