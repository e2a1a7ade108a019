/// What must hold of a part of the model whenever it has finished what it was doing.
///
/// Such a part has `brokenInvariants`, which random tests ask, and which are checked after each change
/// in debug builds. What an app can bring about by any call is none.
@MainActor
enum Invariants {
  /// How many of many things are looked at, where each change would else take longer than the last.
  static let mostLookedAt = 64

  /// Stops a debug build if anything is broken.
  static func check(_ broken: @autoclosure () -> [String]) {
    assert(broken().isEmpty, broken().joined(separator: "; "))
  }
}
