import FailureReporting
import ScreenSnapshots

extension SnapshotName {
  /// The name for a test's function, and its own name within it.
  init(
    _ site: CallSite, _ function: StaticString, _ name: String, of kind: ReferenceKind = .texts
  ) {
    self.init(
      filePath: site.filePath.description, function: function.description, name: name, of: kind)
  }
}
