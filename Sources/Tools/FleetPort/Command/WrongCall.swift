/// The reason why a command line cannot be followed.
package struct WrongCall: Error, Equatable {
  package let reason: String

  package init(_ reason: String) { self.reason = reason }
}
