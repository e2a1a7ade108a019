public import Foundation

/// Data that may be discarded while it is not accessed; Foundation has it on Apple's systems alone.
///
/// It is accessed when it is made. Only `discardContentIfPossible()` discards it here: memory never
/// runs short.
open class NSPurgeableData: NSMutableData, NSDiscardableContent {
  // A subclass of Foundation's has to have the bytes itself.
  private final var content = NSMutableData()
  private final var accesses = 1
  private final var isDiscarded = false

  // MARK: Creating data

  /// Creates data without bytes.
  public override init() { super.init() }

  /// Creates data with the bytes of other data.
  public override init(data: Data) { super.init(data: data) }

  /// Creates data with copies of bytes.
  public override init(bytes: UnsafeRawPointer?, length: Int) {
    super.init(bytes: bytes, length: length)
  }

  /// Creates data of zeros.
  public override init?(length: Int) {
    super.init()
    content.length = length
  }

  /// Creates data without bytes.
  public override init?(capacity: Int) { super.init() }

  /// Creates nothing: what may be discarded is not archived.
  public required init?(coder aDecoder: NSCoder) { nil }

  // MARK: Bytes

  /// The number of bytes.
  open override var length: Int {
    get { content.length }
    set { content.length = newValue }
  }

  /// The bytes.
  open override var bytes: UnsafeRawPointer { content.bytes }

  /// The bytes, to be changed.
  open override var mutableBytes: UnsafeMutableRawPointer { content.mutableBytes }

  /// Replaces bytes by as many others.
  open override func replaceBytes(in range: NSRange, withBytes bytes: UnsafeRawPointer) {
    content.replaceBytes(in: range, withBytes: bytes)
  }

  /// Replaces bytes by others.
  open override func replaceBytes(
    in range: NSRange, withBytes replacementBytes: UnsafeRawPointer?, length replacementLength: Int
  ) {
    content.replaceBytes(in: range, withBytes: replacementBytes, length: replacementLength)
  }

  /// Adds bytes at the end.
  open override func append(_ bytes: UnsafeRawPointer, length: Int) {
    content.append(bytes, length: length)
  }

  // MARK: Discarding

  /// Keeps the bytes, if they are there, until the access ends.
  open func beginContentAccess() -> Bool {
    guard !isDiscarded else { return false }
    accesses += 1
    return true
  }

  /// Ends an access.
  open func endContentAccess() { if accesses > 0 { accesses -= 1 } }

  /// Discards the bytes, if they are not accessed.
  open func discardContentIfPossible() {
    guard accesses == 0 else { return }
    isDiscarded = true
    content = NSMutableData()
  }

  /// Returns whether the bytes were discarded.
  open func isContentDiscarded() -> Bool { isDiscarded }
}
