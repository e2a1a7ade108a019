/// Values whose bytes are all zero, for plain ones of which a stand-in knows no other value.
enum ZeroValue {
  /// Whether a type is plain bytes, such as a structure of C.
  static func isPlain<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }

  /// Returns the value of zeros of a type that is plain bytes.
  ///
  /// Proof: plain bytes have no owner. Zero is the first case of an enumeration, and the zero of a number.
  static func of<Value>(_ type: Value.Type) -> Value {
    withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { memory in
      UnsafeMutableRawBufferPointer(memory).initializeMemory(as: UInt8.self, repeating: 0)
      return memory[0]
    }
  }
}
