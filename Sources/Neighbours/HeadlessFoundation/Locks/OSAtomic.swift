import Locks

/// What makes the functions below whole for one another: on a device each is one instruction.
private let turn = Locked(())

private func sum<Value: FixedWidthInteger>(
  _ amount: Value, _ value: UnsafeMutablePointer<Value>
) -> Value {
  turn.withLockUnchecked { _ in
    value.pointee &+= amount
    return value.pointee
  }
}

private func swap<Value: Equatable>(
  _ old: Value, for new: Value, _ value: UnsafeMutablePointer<Value>
) -> Bool {
  turn.withLockUnchecked { _ in
    guard value.pointee == old else { return false }
    value.pointee = new
    return true
  }
}

// MARK: Numbers

/// Adds a number, and returns the sum.
@discardableResult
public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
  sum(amount, value)
}

/// Adds a number, and returns the sum.
@discardableResult
public func OSAtomicAdd32Barrier(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
  sum(amount, value)
}

/// Adds 1, and returns the sum.
@discardableResult
public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  sum(1, value)
}

/// Adds 1, and returns the sum.
@discardableResult
public func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  sum(1, value)
}

/// Takes 1 away, and returns the rest.
@discardableResult
public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  sum(-1, value)
}

/// Takes 1 away, and returns the rest.
@discardableResult
public func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  sum(-1, value)
}

/// Adds a number, and returns the sum.
@discardableResult
public func OSAtomicAdd64(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 {
  sum(amount, value)
}

/// Adds a number, and returns the sum.
@discardableResult
public func OSAtomicAdd64Barrier(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 {
  sum(amount, value)
}

/// Adds 1, and returns the sum.
@discardableResult
public func OSAtomicIncrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
  sum(1, value)
}

/// Adds 1, and returns the sum.
@discardableResult
public func OSAtomicIncrement64Barrier(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
  sum(1, value)
}

/// Takes 1 away, and returns the rest.
@discardableResult
public func OSAtomicDecrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
  sum(-1, value)
}

/// Takes 1 away, and returns the rest.
@discardableResult
public func OSAtomicDecrement64Barrier(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
  sum(-1, value)
}

// MARK: Values

/// Replaces a value, if it is the old one, and returns whether it was.
@discardableResult
public func OSAtomicCompareAndSwap32(
  _ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool {
  swap(old, for: new, value)
}

/// Replaces a value, if it is the old one, and returns whether it was.
@discardableResult
public func OSAtomicCompareAndSwap32Barrier(
  _ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool {
  swap(old, for: new, value)
}

/// Replaces a value, if it is the old one, and returns whether it was.
@discardableResult
public func OSAtomicCompareAndSwap64(
  _ old: Int64, _ new: Int64, _ value: UnsafeMutablePointer<Int64>
) -> Bool {
  swap(old, for: new, value)
}

/// Replaces a value, if it is the old one, and returns whether it was.
@discardableResult
public func OSAtomicCompareAndSwap64Barrier(
  _ old: Int64, _ new: Int64, _ value: UnsafeMutablePointer<Int64>
) -> Bool {
  swap(old, for: new, value)
}

/// Replaces a value, if it is the old one, and returns whether it was.
@discardableResult
public func OSAtomicCompareAndSwapInt(
  _ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool {
  swap(old, for: new, value)
}

/// Replaces a value, if it is the old one, and returns whether it was.
@discardableResult
public func OSAtomicCompareAndSwapIntBarrier(
  _ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool {
  swap(old, for: new, value)
}

/// Replaces a value, if it is the old one, and returns whether it was.
@discardableResult
public func OSAtomicCompareAndSwapLong(
  _ old: Int, _ new: Int, _ value: UnsafeMutablePointer<Int>
) -> Bool {
  swap(old, for: new, value)
}

/// Replaces a value, if it is the old one, and returns whether it was.
@discardableResult
public func OSAtomicCompareAndSwapLongBarrier(
  _ old: Int, _ new: Int, _ value: UnsafeMutablePointer<Int>
) -> Bool {
  swap(old, for: new, value)
}

/// Replaces a value, if it is the old one, and returns whether it was.
@discardableResult
public func OSAtomicCompareAndSwapPtr(
  _ old: UnsafeMutableRawPointer?, _ new: UnsafeMutableRawPointer?,
  _ value: UnsafeMutablePointer<UnsafeMutableRawPointer?>
) -> Bool {
  swap(old, for: new, value)
}

/// Replaces a value, if it is the old one, and returns whether it was.
@discardableResult
public func OSAtomicCompareAndSwapPtrBarrier(
  _ old: UnsafeMutableRawPointer?, _ new: UnsafeMutableRawPointer?,
  _ value: UnsafeMutablePointer<UnsafeMutableRawPointer?>
) -> Bool {
  swap(old, for: new, value)
}

/// Lets what was written before be seen by all threads before what is written next.
public func OSMemoryBarrier() { turn.withLock { _ in } }
