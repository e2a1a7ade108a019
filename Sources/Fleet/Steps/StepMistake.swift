/// Why a text is no step, or no name of an element.
package struct StepMistake: Error, Hashable {
  /// The mistake, and the alternatives.
  package let sentence: String

  package init(_ sentence: String) { self.sentence = sentence }
}
