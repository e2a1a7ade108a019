package import PropertyLists

/// A folder whose files belong to targets without being named.
///
/// An exception turns the default round: a file of a target that owns the group is left out, and one
/// of a target that does not own it is taken in.
package struct SynchronizedGroup: Sendable {
  /// The exceptions of one target.
  package struct TargetExceptions: Sendable {
    package let position: Position
    package let target: String
    /// Paths from the group on; `/Localized/Main.storyboard` is that file in each language.
    package let paths: [String]
    package let platformFilters: [String: [String]]
  }

  /// The files that go to the named phase instead of the phase for their type.
  package struct PhaseExceptions: Sendable {
    package let position: Position
    package let phase: String
    package let paths: [String]
  }

  package let id: String
  package let targetExceptions: [TargetExceptions]
  package let phaseExceptions: [PhaseExceptions]
  /// The folders that are copied whole, without looking at the files inside.
  package let explicitFolders: [String]
  /// The types that files are said to have, by path.
  package let explicitFileTypes: [String: String]
}
