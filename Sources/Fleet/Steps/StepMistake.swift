/// Why a text is no step, or no name of an element.
package struct StepMistake: Error, Hashable {
  /// What is wrong with it, and what there is instead.
  package let sentence: String

  package init(_ sentence: String) { self.sentence = sentence }
}
