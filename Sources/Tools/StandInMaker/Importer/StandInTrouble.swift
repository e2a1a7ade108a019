/// Why there is no stand-in of a module: one sentence.
package struct StandInTrouble: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
