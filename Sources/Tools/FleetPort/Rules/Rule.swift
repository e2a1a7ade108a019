/// One way in which sources are rewritten.
///
/// A rule stores the file and the module, and Swift makes the initializer of that.
protocol Rule {
  init(file: SourceFile, module: Module)

  /// Adds what the rule does in its file to the changes.
  func apply(to changes: inout Changes)
}
