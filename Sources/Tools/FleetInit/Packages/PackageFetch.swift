/// Has SwiftPM fetch what a package depends on.
package enum PackageFetch {
  /// Answers whether all of it is there.
  package static func run(_ folder: String) -> Bool {
    // SwiftPM itself says what goes wrong.
    Program.run(["swift", "package", "--package-path", folder, "resolve"], showsErrors: true) != nil
  }
}
