/// The first case of an enumeration that says of none of its cases what they are.
enum FirstCase {
  /// How the metadata of a type that is an enumeration begins.
  private static let enumeration = 0x201

  /// Returns the first case of an enumeration of which no case has values; `nil` for other types.
  ///
  /// Proof: the layout of metadata is part of Swift's stable ABI. The descriptor behind its first word says
  /// how many cases have values, and how many have none; without any that has, the cases are numbered from
  /// 0 in the order of the source, and nothing else stands in a value.
  static func of<Value>(_ type: Value.Type) -> Value? {
    let metadata = withUnsafePointer(to: type as Any.Type) {
      UnsafeRawPointer($0).load(as: UnsafeRawPointer.self)
    }
    guard metadata.load(as: Int.self) == enumeration else { return nil }
    let descriptor = metadata.load(
      fromByteOffset: MemoryLayout<Int>.size, as: UnsafeRawPointer.self)
    let withValues = descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF
    let withoutValues = descriptor.load(fromByteOffset: 24, as: UInt32.self)
    guard withValues == 0, withoutValues > 0 else { return nil }
    let layout = MemoryLayout<Value>.self
    return withUnsafeTemporaryAllocation(
      byteCount: max(layout.size, 1), alignment: layout.alignment
    ) { bytes in
      bytes.initializeMemory(as: UInt8.self, repeating: 0)
      return bytes.load(as: Value.self)
    }
  }
}
