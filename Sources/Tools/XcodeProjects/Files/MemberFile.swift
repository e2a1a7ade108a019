/// A file of a target.
package struct MemberFile: Equatable, Hashable, Sendable {
  /// The target's use of it.
  package enum Role: Equatable, Hashable, Sendable {
    case source, resource, header
    /// It is copied to a place of its own, such as `Frameworks`.
    case copied(to: String)
  }

  package let path: String
  package let role: Role
  /// Whether it is a folder that is copied as it is.
  package let isFolder: Bool
  /// Whether the target has it because it lies in a synchronized group.
  package let isSynchronized: Bool

  /// The language of its folder: `de` of `de.lproj`.
  package var language: String? {
    path.split(separator: "/").last { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
  }
}
