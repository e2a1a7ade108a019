/// Lines that bodies do not pass, from either side.
package final class Barrier {
  let sides: [Outline]
  /// The name by which its owner knows it, even when it is gone.
  package let name: Any?

  /// Creates a barrier along lines of several points; what has no length is left out.
  package init(lines: [[Vector]], name: Any? = nil) {
    self.name = name
    sides = lines.flatMap { line in
      zip(line, line.dropFirst()).compactMap { from, to in
        let way = to - from
        let length = way.length
        guard length > 0, length.isFinite else { return nil }
        let normal = way.turned * (1 / length)
        return Outline(points: [from, to], normals: [-normal, normal])
      }
    }
  }
}
