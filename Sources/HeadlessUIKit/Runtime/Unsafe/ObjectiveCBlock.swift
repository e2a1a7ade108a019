import Locks

/// A closure as an object, as blocks are ones on a device.
///
/// Tests take an action's block by key-value coding and cast its bits to a closure, which has others
/// here.
final class ObjectiveCBlock {
  /// Where the blocks are that live.
  private static let places = Locked(Set<UInt>())

  /// The closure, as each type by which it may be called.
  private let forms: [Any]

  init(_ forms: [Any]) {
    self.forms = forms
    let place = place
    Self.places.withLock { _ = $0.insert(place) }
  }

  deinit {
    let place = place
    Self.places.withLock { _ = $0.remove(place) }
  }

  /// Makes a block of what an action does.
  @MainActor
  convenience init<Action>(_ handler: @escaping (Action) -> Void) {
    let isolated: @MainActor (Action) -> Void = { handler($0) }
    let sent: @MainActor @Sendable (Action) -> Void = { handler($0) }
    self.init([handler, isolated, sent])
  }

  private var place: UInt { UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()) }

  /// The block that a value is, or that it points to.
  fileprivate static func of<Value>(_ value: Value) -> ObjectiveCBlock? {
    let pointer =
      value as? UnsafeRawPointer ?? (value as? UnsafeMutableRawPointer).map { UnsafeRawPointer($0) }
    guard let pointer else { return value as? ObjectiveCBlock }
    guard places.withLock({ $0.contains(UInt(bitPattern: pointer)) }) else { return nil }
    // A block is in the set for as long as it lives.
    return Unmanaged<ObjectiveCBlock>.fromOpaque(pointer).takeUnretainedValue()
  }

  fileprivate func closure<Function>(as type: Function.Type) -> Function? {
    forms.lazy.compactMap { $0 as? Function }.first
  }
}

/// Answers the bits of a value as another type; of a block, the closure that it is, and the other way
/// round.
public func uiKitBitCast<Value, Result>(_ value: Value, to type: Result.Type) -> Result {
  if let closure = ObjectiveCBlock.of(value)?.closure(as: type) { return closure }
  if MemoryLayout<Value>.size != MemoryLayout<Result>.size,
    let block = ObjectiveCBlock([value]) as? Result
  {
    return block
  }
  return unsafeBitCast(value, to: type)
}
