import FailureReporting
import Foundation

/// Calls of an app and of the model that lead to each other without end.
///
/// A delegate that scrolls when it is told of scrolling, two fields that pass the focus to each
/// other: on a device the stack overflows. ``AppCall`` enters each call here first, and a circle ends
/// with one failure that names it.
///
/// The calls on the way of each tap only count their depth. Beyond a depth that apps seldom reach,
/// the calls are kept; and where one of them comes back for the ``roundLimit``th time, which no app
/// intends, they are a circle. Views may lie in each other as deep as they like: each has its own
/// calls.
@MainActor
package enum CallCircle {
  /// How many calls within each other are only counted.
  static let countedDepth = 32
  /// How often a call must be under way within itself to be part of a circle.
  package nonisolated static let roundLimit = 64
  /// How many calls are entered from one search for circles to the next.
  private static let searchInterval = 32

  private static var depth = 0
  /// How many calls are only counted now: zero while a circle is being left, or the app is watched.
  private static var unwatchedDepth = countedDepth
  /// Whether each call is reported to the app's observers; then no call is only counted.
  static var tellsOfAll = false { didSet { if broken.isEmpty { unwatchedDepth = restingDepth } } }
  private static var restingDepth: Int { tellsOfAll ? 0 : countedDepth }
  /// The calls that are under way, beyond the counted ones.
  private static var calls: [Call] = []
  /// The calls of the circle that is being left.
  private static var broken: [Call] = []

  // MARK: Entering and leaving

  /// Enters a call, unless it closes a circle: then it is left out, and must not be left.
  ///
  /// - Parameters:
  ///   - method: What the app knows the call by.
  ///   - object: The object of the call.
  ///   - role: What the call is to the app.
  ///   - isAside: Whether the call says nothing to the app where there are others.
  static func enter(
    _ method: StaticString, _ object: NSObject, as role: AppCall.Role, isAside: Bool
  ) -> Bool {
    depth += 1
    return depth <= unwatchedDepth
      || watch(Call(.method(method, object, ObjectIdentifier(object)), isAside: isAside), role)
  }

  /// Enters a call that has a new object of the same class in each round.
  static func enter(
    _ method: StaticString, ofAnyOf object: NSObject, as role: AppCall.Role
  ) -> Bool {
    depth += 1
    return depth <= unwatchedDepth
      || watch(Call(.method(method, object, ObjectIdentifier(type(of: object)))), role)
  }

  static func enter(_ helper: CallSite) -> Bool {
    depth += 1
    return depth <= unwatchedDepth || watch(Call(.helper(helper)), .mechanism)
  }

  /// Leaves the call that was entered last.
  static func leave() {
    if depth > unwatchedDepth { forget() }
    depth -= 1
  }

  /// Whether a circle is being left, so that calls of it are left out without a word.
  package static var isBroken: Bool { !broken.isEmpty }

  // MARK: Finding circles

  /// Keeps a call that has been entered, or leaves it out.
  @inline(never)
  private static func watch(_ call: Call, _ role: AppCall.Role) -> Bool {
    if broken.contains(where: call.isSame) {
      depth -= 1
      return false
    }
    if case .method(let method, let object, _) = call.member {
      AppWatch.tell { $0.appIsCalled(method, of: object, as: role) }
    }
    guard depth > countedDepth else { return true }
    if broken.isEmpty, calls.count % searchInterval == searchInterval - 1,
      calls.count(where: call.isSame) >= roundLimit,
      let start = calls.lastIndex(where: call.isSame)
    {
      depth -= 1
      breakCircle(Array(calls[start...]))
      return false
    }
    calls.append(call)
    return true
  }

  @inline(never)
  private static func forget() {
    if depth > countedDepth { calls.removeLast() }
    guard depth == 1 else { return }
    broken = []
    unwatchedDepth = restingDepth
  }

  /// Tells of a circle, and leaves its calls out until the outermost call has been left.
  ///
  /// Else each of the rounds could begin another circle on the way back.
  private static func breakCircle(_ circle: [Call]) {
    broken = circle
    unwatchedDepth = 0
    tell(circle)
  }

  // MARK: Telling

  /// Reports calls that lead to each other.
  static func tell(_ circle: [Call]) {
    let telling = circle.filter { !$0.isAside }
    let names = names(of: telling.isEmpty ? circle : telling)
    let reason =
      names.count == 1
      ? "\(names[0]) leads to itself without end."
      : "\(list(names)) lead to each other without end."
    Reporting.deliver(
      RecordedFailure(
        reason, name: .recursion, kind: .exception,
        details: "On a device the app crashes here, because its stack is full. The model leaves "
          + "these calls out until all that are under way have returned.",
        site: AmbientCallSite.nearest ?? CallSite()))
  }

  /// Returns the names of calls, with numbers for objects that look the same.
  private static func names(of circle: [Call]) -> [String] {
    var objects: [NSObject] = []
    for case .method(_, let object, _) in circle.map(\.member)
    where !objects.contains(where: { $0 === object }) {
      objects.append(object)
    }
    var names: [String] = []
    for call in circle {
      let name: String
      switch call.member {
      case .helper(let site): name = "the helper at \(site)"
      case .method(let method, let object, _):
        let alike = objects.filter { objectName($0) == objectName(object) }
        let number = alike.firstIndex { $0 === object }.map { alike.count > 1 ? " \($0 + 1)" : "" }
        name = "\(method) of \(objectName(object))\(number ?? "")"
      }
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  private static func list(_ names: [String]) -> String {
    let listed = names.prefix(listedCalls)
    let rest = names.count - listed.count
    let last = rest > 0 ? "\(rest) more" : listed.last ?? ""
    return (rest > 0 ? listed : listed.dropLast()).joined(separator: ", ") + " and \(last)"
  }

  /// How many calls of a circle a message names.
  private static let listedCalls = 5

  /// A call that is under way.
  struct Call {
    enum Member {
      case method(StaticString, NSObject, ObjectIdentifier)
      case helper(CallSite)
    }

    let member: Member
    let isAside: Bool

    init(_ member: Member, isAside: Bool = false) {
      self.member = member
      self.isAside = isAside
    }

    func isSame(_ other: Call) -> Bool {
      switch (member, other.member) {
      case (.method(let one, _, let whose), .method(let another, _, let others)):
        whose == others && one.utf8Start == another.utf8Start
      case (.helper(let one), .helper(let another)): one == another
      default: false
      }
    }
  }
}
