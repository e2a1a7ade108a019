import Foundation
import HeadlessSnapshotTesting

// A stand-in for the library: as much of it as a suite of pictures and the joining file use.

/// What a library attaches to a test, which it has not on Linux.
struct XCTAttachment {}

struct Diffing<Value> {
  var toData: (Value) -> Data
  var fromData: (Data) -> Value
  var diff: (Value, Value) -> (String, [XCTAttachment])?

  init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}

struct Snapshotting<Value, Format> {
  var pathExtension: String?
  var diffing: Diffing<Format>
  var snapshot: (Value) -> Format

  init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    self.snapshot = snapshot
  }
}

/// Answers what differs from a reference, and the name of its file.
func compare<Value, Format>(
  of value: @autoclosure () -> Value, as strategy: Snapshotting<Value, Format>,
  with reference: Data? = nil
) -> (data: Data, name: String, difference: String?) {
  let seen = strategy.snapshot(value())
  let data = strategy.diffing.toData(seen)
  let difference = reference.flatMap {
    strategy.diffing.diff(strategy.diffing.fromData($0), seen)?.0
  }
  return (data, strategy.pathExtension ?? "", difference)
}

// The joining file, as the page on suites of pictures has it.
extension Snapshotting: SnapshotStrategy {
  init(_ way: SnapshotWay<Value, Format>) {
    self.init(
      pathExtension: way.pathExtension,
      diffing: Diffing(toData: way.toData, fromData: way.fromData) { old, new in
        way.difference(old, new).map { ($0, []) }
      }, snapshot: way.snapshot)
  }
}
