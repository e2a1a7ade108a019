package import PropertyLists

/// An entry in Xcode's navigator: a file, a group, or a special kind of either.
package struct ProjectItem: Sendable {
  package enum Kind: Equatable, Sendable {
    case file
    case group
    /// One file in several languages.
    case variants
    /// One data model in several versions.
    case versions
    /// A folder whose files belong to targets by themselves.
    case synchronized
    /// The product of another project.
    case proxy
  }

  package let id: String
  package let kind: Kind
  package let name: String
  package let position: Position
  package internal(set) var location: Location
  package let children: [String]
  /// What Xcode says that the file is, such as `sourcecode.swift` or `folder`.
  package let fileType: String?
}
