/// Functions of libraries that are loaded already, and that Swift does not name.
package enum LoadedLibraries {
  /// Returns where a function or a variable is.
  package static func address(of symbol: String) -> UnsafeMutableRawPointer? {
    Libc.address(ofSymbol: symbol)
  }

  /// Stores a word into a table that is constant once its library is loaded.
  ///
  /// Where the system does not let anybody do that, nothing happens.
  package static func store(_ word: UInt, intoConstantAt place: UnsafeMutableRawPointer) {
    Libc.store(word, intoConstantAt: place)
  }
}
