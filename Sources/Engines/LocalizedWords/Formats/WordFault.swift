/// A mistake in a text, or in the arguments that it was given.
package enum WordFault: Hashable, Sendable, CustomStringConvertible {
  case missingArgument(text: String, specifier: String, place: Int, given: Int)
  case wrongArgument(text: String, specifier: String, place: Int, given: String)
  case noForm(variable: String, category: String)
  case unknownVariable(text: String, name: String)
  case endless(text: String, name: String)

  package var description: String {
    switch self {
    case .missingArgument(let text, let specifier, let place, let given):
      "The text \"\(text)\" has '\(specifier)' for argument \(place), and there "
        + (given == 1 ? "is 1." : "are \(given).")
    case .wrongArgument(let text, let specifier, let place, let given):
      "The text \"\(text)\" has '\(specifier)' for argument \(place), which is \(given)."
    case .noForm(let variable, let category):
      "The plural '\(variable)' has no form '\(category)', and no form 'other'."
    case .unknownVariable(let text, let name):
      "The text \"\(text)\" has '%#@\(name)@', and its entry says nothing about '\(name)'."
    case .endless(let text, let name):
      "The text \"\(text)\" has '%#@\(name)@', which leads back to itself."
    }
  }
}
