import HeadlessUIKit

/// The words for previews.
enum PreviewWords {
  /// Says that a module has no previews.
  static func none(_ module: String) -> FailureText {
    FailureText(
      "No previews of '\(module)' are known.",
      "It has no #Preview of a view or a view controller, there is no such module, or its sources are "
        + "not rewritten by fleet-port.")
  }

  /// Where something went wrong.
  static func place(_ preview: PortedPreview) -> String { "In the preview \(title(preview))." }

  /// The name of a preview.
  static func title(_ preview: PortedPreview) -> String {
    let place = "\(preview.file):\(preview.line)"
    return preview.name.map { "'\($0)' of \(place)" } ?? "of \(place)"
  }
}
