import Foundation

/// Bodies that move, meet and hold each other, in steps that are the same on each machine.
///
/// A step is cut into parts. In each, what acts on bodies makes them faster, fields last; then all that holds for
/// their velocities is worked out one after the other, again and again, until it holds nearly, and the
/// bodies go on. What is about to be met in a part counts in it already, so that nothing is passed,
/// however fast it comes.
package final class World {
  package var bodies: [Body] = []
  package var joints: [Joint] = []
  package var groups: [CollisionGroup] = []
  package var fields: [Field] = []

  package init() {}

  /// Whether nothing moves any more.
  package var rests: Bool { bodies.allSatisfy(\.rests) }

  /// Lets time pass, and returns the contacts that have begun and ended, in order.
  package func step(_ time: Double) -> [Event] {
    var events: [Event] = []
    let part = time / Double(Self.parts)
    for _ in 0..<Self.parts { advance(part, &events) }
    for body in bodies { body.noteRest(after: time) }
    return events
  }

  private static let parts = 4
  private static let rounds = 12
  /// The largest depth of bodies in each other.
  private static let slack = 0.01
  /// How fast what is in each other moves apart at most.
  private static let greatestPush = 300.0
  /// What meets more slowly does not bounce.
  private static let leastBounce = 20.0

  // MARK: One part of a step

  private func advance(_ time: Double, _ events: inout [Event]) {
    for body in bodies { body.accelerate(for: time) }
    for field in fields where !field.overrules { field.act(for: time) }
    for field in fields where field.overrules { field.act(for: time) }
    for body in bodies { body.place() }
    let contacts = findContacts(time)
    var rows = joints.flatMap { joint in
      let rows = joint.rows(for: time)
      if joint.impulses.count != rows.count { joint.impulses = rows.map { _ in 0 } }
      return rows
    }
    // What comes last holds best: that nothing passes anything.
    rows += contactRows(contacts, time)
    for (index, impulse) in knownImpulses(of: contacts).enumerated() {
      rows[index].begin(with: impulse)
    }
    for _ in 0..<Self.rounds { solve(&rows) { $0.bias } }
    for body in bodies { body.move(for: time) }
    keepBehindBarriers()
    // What has moved bodies out of each other is no velocity that they keep.
    for _ in 0..<Self.rounds / 3 {
      solve(&rows) { $0.kind == .contact ? max($0.bias, 0) : $0.bias }
    }
    if bounce(&rows) {
      for _ in 0..<Self.rounds {
        solve(&rows) {
          $0.bounce > 0 ? -$0.bounce : $0.kind == .contact ? max($0.bias, 0) : $0.bias
        }
      }
    }
    tellTouches(contacts, keepImpulses(rows, contacts), &events)
  }

  /// What pulls and presses too hard for all to hold takes nothing through a barrier.
  private func keepBehindBarriers() {
    for group in groups where group.barriersAreMet {
      for body in group.bodies {
        for barrier in group.barriers { body.stay(behind: barrier.sides) }
      }
    }
  }

  private func solve(_ rows: inout [Row], _ bias: (Row) -> Double) {
    for index in rows.indices {
      let strength = index > 0 ? rows[index - 1].impulse : 0
      rows[index].solve(bias: bias(rows[index]), strength: strength)
    }
  }

  /// Notes how fast what has met is to move apart; returns whether something is to.
  private func bounce(_ rows: inout [Row]) -> Bool {
    var isAny = false
    for index in rows.indices where rows[index].bounce > 0 {
      if rows[index].impulse > 0 { isAny = true } else { rows[index].bounce = 0 }
    }
    return isAny
  }

  // MARK: Contacts

  /// Two that meet, or one that meets a barrier.
  private struct Pair: Hashable {
    let group: ObjectIdentifier
    let one: ObjectIdentifier
    let other: ObjectIdentifier
  }

  private struct Contact {
    let pair: Pair
    let group: CollisionGroup
    let one: Body
    let other: Body?
    let barrier: Barrier?
    /// Which side of the barrier.
    let side: Int
    let meeting: Meeting
  }

  private struct PointName: Hashable {
    let pair: Pair
    let side: Int
    let name: Int
  }

  private var impulses: [PointName: (normal: Double, friction: Double)] = [:]

  private func findContacts(_ time: Double) -> [Contact] {
    let held = Set(
      joints.compactMap { joint in
        joint.other.map { Set([ObjectIdentifier(joint.one), ObjectIdentifier($0)]) }
      })
    var contacts: [Contact] = []
    for group in groups {
      let bodies = group.bodies
      for (index, one) in bodies.enumerated() {
        if group.bodiesMeet {
          for other in bodies[(index + 1)...]
          where one !== other && (one.inverseMass > 0 || other.inverseMass > 0)
            && !held.contains([ObjectIdentifier(one), ObjectIdentifier(other)])
          {
            add(one, other, group, time, &contacts)
          }
        }
        guard group.barriersAreMet, one.inverseMass > 0 else { continue }
        for barrier in group.barriers { add(one, barrier, group, time, &contacts) }
      }
    }
    return contacts
  }

  /// How far away what a body meets within a time can be.
  private func foresight(_ one: Body, _ other: Body?, _ time: Double) -> Double {
    let speed =
      (one.velocity - (other?.velocity ?? .zero)).length + abs(one.spin) * one.reach
      + abs(other?.spin ?? 0) * (other?.reach ?? 0)
    return speed * time + 1
  }

  private func add(
    _ one: Body, _ other: Body, _ group: CollisionGroup, _ time: Double, _ contacts: inout [Contact]
  ) {
    let distance = foresight(one, other, time)
    guard (one.position - other.position).length <= one.reach + other.reach + distance,
      let meeting = Meeting(one.outline, other.outline, within: distance)
    else { return }
    let pair = Pair(
      group: ObjectIdentifier(group), one: ObjectIdentifier(one), other: ObjectIdentifier(other)
    )
    contacts.append(
      Contact(
        pair: pair, group: group, one: one, other: other, barrier: nil, side: 0,
        meeting: meeting))
  }

  private func add(
    _ one: Body, _ barrier: Barrier, _ group: CollisionGroup, _ time: Double,
    _ contacts: inout [Contact]
  ) {
    let distance = foresight(one, nil, time)
    let pair = Pair(
      group: ObjectIdentifier(group), one: ObjectIdentifier(one),
      other: ObjectIdentifier(barrier))
    for (index, side) in barrier.sides.enumerated() {
      guard abs(side.normals[0].dot(one.position - side.points[0])) <= one.reach + distance,
        let meeting = Meeting(one.outline, middle: one.position, side: side, within: distance)
      else { continue }
      contacts.append(
        Contact(
          pair: pair, group: group, one: one, other: nil, barrier: barrier, side: index,
          meeting: meeting))
    }
  }

  private func contactRows(_ contacts: [Contact], _ time: Double) -> [Row] {
    var rows: [Row] = []
    for contact in contacts {
      let (one, other, normal) = (contact.one, contact.other, contact.meeting.normal)
      let elasticity = max(one.material.elasticity, other?.material.elasticity ?? 0)
      let friction = (one.material.friction * (other?.material.friction ?? one.material.friction))
        .squareRoot()
      for point in contact.meeting.points {
        let places = (point.place - one.position, point.place - (other?.position ?? .zero))
        var row = Row(.contact, one, other, along: normal, at: places)
        let depth = 0.2 / time * (point.distance + Self.slack)
        row.bias =
          point.distance > 0 ? point.distance / time : min(max(depth, -Self.greatestPush), 0)
        let approach = -row.velocity
        if approach > Self.leastBounce { row.bounce = min(elasticity, 1) * approach }
        rows.append(row)
        rows.append(
          Row(.friction(max(friction, 0)), one, other, along: normal.turned, at: places))
      }
    }
    return rows
  }

  /// The impulses of the part before, for all rows.
  private func knownImpulses(of contacts: [Contact]) -> [Double] {
    joints.flatMap(\.impulses)
      + contacts.flatMap { contact in
        contact.meeting.points.flatMap { point in
          let known = impulses[
            PointName(pair: contact.pair, side: contact.side, name: point.name)]
          return [known?.normal ?? 0, known?.friction ?? 0]
        }
      }
  }

  /// Keeps the impulses for the next part, and returns how hard each point is met.
  private func keepImpulses(_ rows: [Row], _ contacts: [Contact]) -> [Double] {
    var index = 0
    for joint in joints {
      joint.impulses = rows[index..<index + joint.impulses.count].map(\.impulse)
      index += joint.impulses.count
    }
    impulses.removeAll(keepingCapacity: true)
    var strengths: [Double] = []
    for contact in contacts {
      for point in contact.meeting.points {
        impulses[PointName(pair: contact.pair, side: contact.side, name: point.name)] = (
          rows[index].impulse, rows[index + 1].impulse
        )
        strengths.append(rows[index].impulse)
        index += 2
      }
    }
    return strengths
  }

  // MARK: Touches

  /// Bodies, or a body and a barrier, have begun to touch or have parted.
  package struct Event {
    package let group: CollisionGroup
    package let one: Body
    package let other: Body?
    package let barrier: Barrier?
    package let begins: Bool
    package let place: Vector
  }

  private var touches: [(pair: Pair, event: Event)] = []

  private func tellTouches(_ contacts: [Contact], _ strengths: [Double], _ events: inout [Event]) {
    var index = 0
    var near: Set<Pair> = []
    for contact in contacts {
      var touched: Vector?
      for point in contact.meeting.points {
        if strengths[index] > 0 || point.distance <= 0 {
          // What stands still is met where it is, and not halfway.
          let rest = contact.other == nil ? point.distance / 2 : 0
          touched = touched ?? point.place + contact.meeting.normal * rest
        }
        // Bodies that have begun to touch do so until there is some room between.
        if point.distance < 0.5 { near.insert(contact.pair) }
        index += 1
      }
      guard let touched else { continue }
      near.insert(contact.pair)
      guard !touches.contains(where: { $0.pair == contact.pair }) else { continue }
      let event = Event(
        group: contact.group, one: contact.one, other: contact.other, barrier: contact.barrier,
        begins: true, place: touched)
      touches.append((contact.pair, event))
      events.append(event)
    }
    for touch in touches where !near.contains(touch.pair) {
      let event = touch.event
      events.append(
        Event(
          group: event.group, one: event.one, other: event.other, barrier: event.barrier,
          begins: false, place: event.place))
    }
    touches.removeAll { !near.contains($0.pair) }
  }
}
