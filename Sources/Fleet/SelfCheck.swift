import FailureReporting
import Foundation
import HeadlessUIKit
@_spi(Reflection) import Swift

/// What Fleet believes of how Swift lays out classes and passes values, tried before the first step of a
/// process.
///
/// No machine and no version of the compiler is taken for granted. Where something does not hold, that is said
/// at once, and the run fails, for it would be wrong in ways that nothing tells.
@MainActor
enum SelfCheck {
  typealias Belief = (sentence: String, holds: @MainActor () -> Bool)

  static let beliefs: [Belief] = [
    ("a class that is known at run time alone is made by its own initializer", makesObjects),
    ("an object has the size that its class says", knowsSizes),
    ("fields stand where the standard library says", knowsFields),
    ("what is associated with an object goes with it", hearsOfEnds),
    ("the test that runs has a name and a place", { TestProcess.knowsRunningTest }),
  ]

  /// Tries what is believed, and tells of what does not hold.
  static func run(_ beliefs: [Belief] = beliefs) {
    for belief in beliefs where !belief.holds() {
      ProcessEnd.fail(
        saying:
          "error: Fleet does not know this Swift, in which it is not so that \(belief.sentence); "
          + "the exit status is 1 because of that.")
    }
  }

  private final class Probe: NSObject {
    private(set) var isMade = false

    override init() {
      super.init()
      isMade = true
    }
  }

  private static func makesObjects() -> Bool {
    let type: NSObject.Type = Probe.self
    return (ObjectMaker.make(type) as? Probe)?.isMade == true
  }

  private class Word { let first = 1 }
  private final class TwoWords: Word { let second = 2 }

  private static func knowsSizes() -> Bool {
    class_getInstanceSize(TwoWords.self) - class_getInstanceSize(Word.self)
      == MemoryLayout<Int>.size
  }

  private struct Fields {
    var small: Int8 = 1
    var large = 2
    var text = ""
  }

  private static func knowsFields() -> Bool {
    var offsets: [Int?] = []
    _forEachField(of: Fields.self, options: []) { _, offset, _, _ in
      offsets.append(offset)
      return true
    }
    let paths: [PartialKeyPath<Fields>] = [\.small, \.large, \.text]
    return offsets == paths.map { MemoryLayout<Fields>.offset(of: $0) }
  }

  private static func hearsOfEnds() -> Bool {
    weak var kept: Word?
    var owner: NSObject? = NSObject()
    var key = 0
    if let owner {
      let value = Word()
      kept = value
      objc_setAssociatedObject(owner, &key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    guard kept != nil else { return false }
    owner = nil
    return kept == nil
  }
}
