/// Values whose bytes are all zero, for types of which a stand-in knows no other value.
enum ZeroValue {
  /// Whether a type is plain bytes, such as an enumeration or a structure of C.
  static func isPlain<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }

  /// Returns the value of zeros.
  ///
  /// Proof: plain bytes have no owner. Zero is the first case of an enumeration, and the zero of a number.
  /// For a type that holds references, a failure has been recorded: they lead nowhere, and Swift retains
  /// and releases nothing there.
  static func of<Value>(_ type: Value.Type) -> Value {
    withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { memory in
      UnsafeMutableRawBufferPointer(memory).initializeMemory(as: UInt8.self, repeating: 0)
      return memory[0]
    }
  }
}
