extension UnsafeMutablePointer where Pointee == AnyObject? {
  /// Creates a pointer to memory that an object is to be left in.
  ///
  /// Memory for values that are no objects holds no object yet.
  public init<Value>(_ from: UnsafeMutablePointer<Value>) {
    let memory = UnsafeMutableRawPointer(from)
    self = memory.assumingMemoryBound(to: Pointee.self)
    let holdsObjects = Value.self is AnyObject.Type || Value.self is any ObjectHolding.Type
    if !holdsObjects { memory.initializeMemory(as: Pointee.self, to: nil) }
  }
}

/// An optional object.
private protocol ObjectHolding {}

extension Optional: ObjectHolding where Wrapped: AnyObject {}
