/// A function in a library that is loaded already, found without linking to the library.
struct LoadedSymbol {
  private let address: UnsafeMutableRawPointer

  /// Finds the function.
  ///
  /// Returns `nil` if no loaded library has it.
  init?(_ mangledName: String) {
    guard let address = Libc.address(ofSymbol: mangledName) else { return nil }
    self.address = address
  }

  /// Views the function as `type`, which must be `@convention(thin)` or `@convention(c)`.
  @_transparent func callAsFunction<F>(as type: F.Type) -> F { unsafeBitCast(address, to: type) }
}
