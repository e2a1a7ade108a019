import Foundation

/// A hold of a body to another one, or to a point of the world.
package final class Joint {
  /// The kind of hold.
  package enum Kind: Equatable, Sendable {
    /// Both places are so far apart.
    case distance(Double)
    /// Both places are no further apart.
    case rope(Double)
    /// Both places are one, and both bodies turn.
    case pin
    /// Both places are one, and the other body is turned by so much from the first.
    case weld(turn: Double)
    /// The body's place moves along an axis of the other one, within a range.
    case slide(axis: Vector, range: ClosedRange<Double>, turn: Double)
  }

  package let one: Body
  package let other: Body?
  package var kind: Kind
  /// The place on the first body, in its own coordinates.
  package var place: Vector
  /// The place on the other body, in its own coordinates, or in the world.
  package var otherPlace: Vector
  /// How often it swings in a second; 0 makes it firm.
  package var frequency = 0.0
  package var damping = 0.0
  package var frictionTorque = 0.0

  package init(
    _ kind: Kind, _ one: Body, at place: Vector, to other: Body?, at otherPlace: Vector
  ) {
    self.kind = kind
    self.one = one
    self.place = place
    self.other = other
    self.otherPlace = otherPlace
  }

  /// The impulses of the last step, which the next one begins with.
  var impulses: [Double] = []

  func rows(for time: Double) -> [Row] {
    let levers = (
      place.rotated(by: one.angle), other.map { otherPlace.rotated(by: $0.angle) } ?? .zero
    )
    let start = one.position + levers.0
    let end = other.map { $0.position + levers.1 } ?? otherPlace
    let way = end - start
    var rows: [Row] = []
    func add(_ normal: Vector, _ error: Double) {
      rows.append(held(Row(.joint, one, other, along: normal, at: levers), error, time))
    }
    func turn(_ rest: Double) {
      let turned = (other?.angle ?? 0) - one.angle - rest
      rows.append(held(Row(turning: one, other), turned, time))
    }
    switch kind {
    case .distance(let length) where length > 0.001:
      if way.length > 1e-9 { add(way * (1 / way.length), way.length - length) }
    case .distance, .pin:
      add(Vector(1, 0), way.x)
      add(Vector(0, 1), way.y)
    case .rope(let length):
      guard way.length > 1e-9 else { break }
      var row = Row(.joint, one, other, along: way * (1 / way.length), at: levers)
      let error = way.length - length
      row.bias = error < 0 ? error / time : 0.2 * error / time
      row.limits = -Double.infinity...0
      rows.append(row)
    case .weld(let rest):
      add(Vector(1, 0), way.x)
      add(Vector(0, 1), way.y)
      turn(rest)
    case .slide(let axis, let range, let rest):
      let axis = axis.rotated(by: other?.angle ?? 0)
      add(axis.turned, way.dot(axis.turned))
      turn(rest)
      rows += limit(-way.dot(axis), to: range, along: axis, levers, time)
    }
    if frictionTorque > 0 {
      var row = Row(turning: one, other)
      row.limits = -frictionTorque * time...frictionTorque * time
      rows.append(row)
    }
    return rows
  }

  private func held(_ row: Row, _ error: Double, _ time: Double) -> Row {
    var row = row
    if frequency > 0 {
      row.soften(error, frequency: frequency, damping: damping, in: time)
    } else {
      row.correct(error, in: time)
    }
    return row
  }

  /// Keeps a body between the ends of its way.
  private func limit(
    _ place: Double, to range: ClosedRange<Double>, along axis: Vector, _ levers: (Vector, Vector),
    _ time: Double
  ) -> [Row] {
    [(range.upperBound - place, -axis), (place - range.lowerBound, axis)].compactMap { room, way in
      guard room.isFinite else { return nil }
      // The body moves towards an end when the end comes towards it.
      var row = Row(.joint, one, other, along: -way, at: levers)
      row.bias = room > 0 ? room / time : 0.2 * room / time
      row.limits = 0...Double.infinity
      return row
    }
  }
}
