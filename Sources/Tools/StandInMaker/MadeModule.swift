/// A stand-in that was made: Swift as for Apple's systems, which is rewritten like any app's sources.
package struct MadeModule {
  package var text: String
  /// How many declarations it has.
  package var count: Int
  /// What is left out, each with the reason.
  package var left: [String]
  /// The files by hand that come with Fleet and are left off, each with what it needs and the module does
  /// not declare.
  package var leftOff: [String: String] = [:]
  /// What modules that are made later need to know of it.
  package var names: KnownNames
}
