extension Outline {
  /// Returns the path in the opposite direction, subpath by subpath from the last to the first.
  func reversed() -> Outline {
    var subpaths: [[Element]] = []
    for element in elements {
      if case .move = element { subpaths.append([]) }
      if subpaths.isEmpty { subpaths.append([]) }
      subpaths[subpaths.count - 1].append(element)
    }
    var outline = Outline()
    for subpath in subpaths.reversed() {
      let isClosed = subpath.last == .close
      let steps = isClosed ? Array(subpath.dropLast()) : subpath
      guard let end = steps.last?.points.last else { continue }
      outline.move(to: end)
      for (step, before) in zip(steps.dropFirst(), steps).reversed() {
        guard let start = before.points.last else { continue }
        switch step {
        case .move, .close: break
        case .line: outline.line(to: start)
        case .quad(_, let control): outline.quad(to: start, control: control)
        case .curve(_, let control1, let control2):
          outline.curve(to: start, control1: control2, control2: control1)
        }
      }
      if isClosed { outline.close() }
    }
    return outline
  }
}
