/// One way in which sources are rewritten.
///
/// A rule stores the file and the module, and Swift makes the initializer of that.
protocol Rule {
  init(file: SourceFile, module: Module)

  /// Adds what the rule does in its file to the changes.
  func apply(to changes: inout Changes)
}

/// One way in which several files of a module are rewritten together, once each has its own changes.
protocol ModuleRule {
  init(module: Module)

  /// Adds what the rule does to the changes of all files, by their paths.
  func apply(in all: inout [String: Changes])
}
