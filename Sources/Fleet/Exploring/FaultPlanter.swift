import FailureReporting
import Foundation
package import HeadlessUIKit
import Locks

/// Plants a fault, or keeps which faults the tests came by, as `FLEET_PLANT` in the environment says.
@MainActor
package final class FaultPlanter: AppWatcher {
  /// What is wanted.
  package enum Wish: Equatable, Sendable {
    /// All faults of some kinds, one at a time, each in another process.
    case trials(Set<AppFault.Kind>)
    /// The fault of a name, in this process.
    case fault(String)

    package init?(_ text: String) {
      let words = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      guard !words.isEmpty else { return nil }
      let kinds = words.map { AppFault.Kind(rawValue: $0) }
      if words == ["all"] {
        self = .trials(Set(AppFault.Kind.allCases))
      } else if kinds.contains(nil) {
        self = .fault(text)
      } else {
        self = .trials(Set(kinds.compactMap(\.self)))
      }
    }
  }

  /// The environment variable with the wish.
  package nonisolated static let variable = "FLEET_PLANT"
  /// The environment variable with the time limit of a process for one fault, in seconds.
  nonisolated static let variableOfLimit = "FLEET_PLANT_LIMIT"

  private static let ofThisProcess: FaultPlanter? = {
    let environment = ProcessInfo.processInfo.environment
    guard let wish = Wish(environment[variable] ?? "") else { return nil }
    if let limit = environment[variableOfLimit].flatMap({ Int($0) }) {
      TestProcess.end(after: limit)
    }
    let planter = FaultPlanter(wish)
    ProcessEnd.say { planter.lastLines }
    return planter
  }()

  private let wish: Wish
  /// The tests that came by each fault.
  private nonisolated let met = Locked<[FaultTrials.Fault: Set<FaultTrials.Test>]>([:])
  /// Whether a test came by a place where there can be faults: not each process runs tests.
  private nonisolated let hasTests = Locked(false)
  /// How often the fault was planted.
  private nonisolated let count = Locked(0)
  /// Whether a fault is being named: the app's words are then unchanged.
  private var isNaming = false
  /// The constraints that are off, each on another screen; no other object may keep them.
  private var constraintsOff: [(root: Weak<UIView>, constraint: NSLayoutConstraint)] = []

  package init(_ wish: Wish) { self.wish = wish }

  // MARK: At work

  /// The one that is at work: none in most runs.
  private static var current: FaultPlanter? {
    didSet {
      if let oldValue { AppWatch.remove(oldValue) }
      if let current { AppWatch.add(current) }
    }
  }

  /// Begins where the environment asks for faults.
  static func beginForAllTests() {
    if let planter = ofThisProcess { resume(planter) }
  }

  /// Plants nothing from here on, as while an app is explored, which is no test of it.
  ///
  /// - Returns: What to resume with.
  package static func pause() -> FaultPlanter? {
    defer { current = nil }
    return current
  }

  /// Plants on, after a pause.
  package static func resume(_ planter: FaultPlanter?) { current = planter }

  // MARK: Planting

  package func withholds(_ effect: AppEffect) -> Bool { plants(AppFault(effect: effect)) }

  /// What a label shows whose text is the fault.
  package var textOfWithheld: String { "Planted" }

  /// Whether a fault is to be planted.
  private func plants(_ fault: AppFault) -> Bool {
    guard !isNaming else { return false }
    isNaming = true
    defer { isNaming = false }
    switch wish {
    case .trials(let kinds):
      guard let test = FaultTrials.Test.current else { return false }
      hasTests.withLock { $0 = true }
      if kinds.contains(fault.kind), let name = fault.name {
        let key = FaultTrials.Fault(kind: fault.kind, name: name)
        met.withLock { _ = $0[key, default: []].insert(test) }
      }
      return false
    case .fault(let name):
      guard fault.name == name, fault.isFirst, isOnly(fault) else { return false }
      count.withLock { $0 += 1 }
      return true
    }
  }

  /// Whether no other constraint of the same words is off on the same screen.
  private func isOnly(_ fault: AppFault) -> Bool {
    guard case .constraint(let constraint, let view) = fault.effect,
      let root = FaultPlace(view)?.root
    else { return true }
    if let off = constraintsOff.first(where: { $0.root.object === root }) {
      return off.constraint === constraint
    }
    constraintsOff.append((Weak(root), constraint))
    return true
  }

  // MARK: Telling

  /// The faults that tests came by.
  package var names: [String] { met.withLock { $0.keys.sorted().map(\.name) } }

  /// How often the fault was planted.
  package var plantedCount: Int { count.withLock { $0 } }

  /// The lines at the end of the process.
  private nonisolated var lastLines: [String] {
    switch wish {
    case .trials: hasTests.withLock { $0 } ? FaultTrials(of: met.withLock { $0 }).report : []
    case .fault(let name): FaultWords.planted(name, count: count.withLock { $0 })
    }
  }
}
