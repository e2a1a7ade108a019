import Foundation
import LocalizedWords

/// The names that Swift code has for the texts of a module's string catalogs, as Xcode makes them at
/// each build.
struct StringSymbolsFile {
  static let fileName = "GeneratedStringSymbols.swift"

  let text: String

  /// Makes the names for the catalogs at some paths, and leaves out names that a module has itself.
  init(catalogs paths: [String], in module: Module) {
    func names(in type: String) -> Set<String> {
      Set((module.declared.extensions[type] ?? []).flatMap(\.members).map(\.name.unquoted))
    }
    let taken = names(in: "LocalizedStringResource")
    let hasViews = module.traits.neighbours.contains("SwiftUI")
    let keys = hasViews ? names(in: "LocalizedStringKey") : nil
    let parts = paths.sorted().compactMap { path -> String? in
      let url = URL(fileURLWithPath: path)
      // What is no catalog is told by the build of the resources, or when the app asks for it.
      guard let data = try? Data(contentsOf: url), let catalog = try? StringCatalog(data) else {
        return nil
      }
      let table = url.deletingPathExtension().lastPathComponent
      return StringSymbols.source(of: catalog, table: table, except: taken, keys: keys)
    }
    let symbols = parts.filter { !$0.isEmpty }.joined(separator: "\n")
    let views = hasViews && !parts.isEmpty ? "import HeadlessSwiftUI\n" : ""
    text = "#if canImport(HeadlessUIKit)\nimport HeadlessUIKit\n\(views)\n\(symbols)#endif\n"
  }
}
