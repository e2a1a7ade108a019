/// Has SwiftPM fetch what a package depends on.
package enum PackageFetch {
  /// Answers whether all of it is there.
  package static func run(_ folder: String) -> Bool {
    // What goes wrong is said by SwiftPM itself.
    Program.run(["swift", "package", "--package-path", folder, "resolve"], showsErrors: true) != nil
  }
}
