import FailureReporting
import Locks

/// The conditions that hold for a part of the model between its changes.
///
/// Such a part has `brokenInvariants`, which random tests ask, and which are checked after each change
/// in debug builds. A state that an app can cause by some call breaks no invariant.
@MainActor
enum Invariants {
  /// How many of many things are looked at, where each change would else take longer than the last.
  static let mostLookedAt = 64

  /// Reports broken conditions as failures of the model itself, in a debug build.
  static func check(
    _ broken: @autoclosure () -> [String], fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    guard areChecked else { return }
    report(broken(), at: CallSite(fileID, filePath, line, column))
  }

  /// Whether the model was compiled for debugging: release builds do not look.
  private static let areChecked = _isDebugAssertConfiguration()

  /// Reports each fault once in an application, because most come again with the next change.
  private static func report(_ broken: [String], at site: CallSite) {
    let new = broken.isEmpty ? [] : Reported.current.add(broken)
    guard !new.isEmpty else { return }
    Reporting.deliver(
      RecordedFailure(
        "Fleet's model of UIKit has a fault: \(new.joined(separator: "; ")).", name: .internalError,
        details: "No app can be the cause of that, whatever it does. Please report it to those who "
          + "make Fleet, with what the test did before.",
        site: AmbientCallSite.nearest ?? site))
  }

  /// The faults that an application's model was reported for.
  private final class Reported: ScopedState {
    private let faults = Locked<Set<String>>([])

    /// Adds faults, and returns the new ones.
    func add(_ broken: [String]) -> [String] {
      faults.withLock { faults in broken.filter { faults.insert($0).inserted } }
    }
  }
}
