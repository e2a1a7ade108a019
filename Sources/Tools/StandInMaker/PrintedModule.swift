/// What is known of a module of other people's code: its interface as the toolchain prints it, and what
/// such an interface does not tell.
package struct PrintedModule {
  /// The name that apps import.
  package var name: String
  /// The interface of its headers, as the importer prints it; empty where it has no headers.
  package var interface = ""
  /// The interface of its sources in Swift, as the toolchain prints it; empty where it has none.
  package var swiftInterface = ""
  /// The constants of each enumeration and each set of options, by their type's name in the headers.
  package var numbers: [String: [NumberedConstant]] = [:]
  /// The texts of constants whose values are known, such as error domains and macros, by their names in Swift.
  package var texts: [String: String] = [:]
  /// The constants that name the domains of enumerations of errors, by these: both names are the headers'.
  package var domains: [String: String] = [:]
  /// The modules that come along where it is imported.
  package var imports: [String] = []
  /// The names that no header at hand declares.
  package var undeclared: Set<String> = []
  /// What the model, Foundation and modules made before declare.
  package var known = KnownNames()
  /// The sources of the files by hand that stand beside the made one.
  package var behaviours: [String] = []

  package init(name: String) { self.name = name }

  /// A constant of an enumeration, by its name in the headers.
  package struct NumberedConstant: Equatable {
    package var name: String
    package var value: Int

    package init(_ name: String, _ value: Int) { (self.name, self.value) = (name, value) }
  }
}
