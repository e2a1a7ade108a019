/// The program that prints an interface: `fleet-init` itself, started with a word of its own.
///
/// What headers say goes through a compiler in this process, and may take it down.
package enum ImporterProgram {
  /// The first word of such a call.
  package static let word = "print-interface"

  /// What stands in place of a module's name before the path of a source.
  static let source = "--source"

  /// Prints the interface of a module, or of a source; the arguments are the library, the module, and the
  /// compiler's.
  package static func run(_ arguments: [String], print: (String) -> Void) -> Int32 {
    guard arguments.count > 1 else {
      print("'\(word)' is not called by hand.")
      return 64
    }
    do throws(StandInTrouble) {
      let library = try ImporterLibrary(at: arguments[0])
      let rest = Array(arguments.dropFirst(2))
      print(
        arguments[1] == source
          ? try library.interface(ofSource: rest) : try library.interface(of: arguments[1], rest))
      return 0
    } catch {
      print(error.description)
      return 1
    }
  }
}
