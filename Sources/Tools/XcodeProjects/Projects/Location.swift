/// The place of a file that a project names.
package enum Location: Equatable, Sendable {
  /// On the disk: the absolute path.
  case file(String)
  /// Among what the build makes: the path there.
  case product(String)
  /// In Xcode, or in an SDK.
  case system(String)
  /// Somewhere that only another machine knows: a source tree of its user's.
  case unknown(String)

  /// The path on the disk.
  package var path: String? {
    if case .file(let path) = self { path } else { nil }
  }
}
