/// Sessions that sources make become those whose tasks go on in UIKit time.
///
/// The module in the place of Foundation's has all other names of it, and some of its own that stand before
/// those; but no initializer makes an object of another class.
struct SessionRule: Rule {
  private let file: SourceFile
  private let module: Module

  init(_ file: SourceFile, in module: Module) {
    self.file = file
    self.module = module
  }

  func apply(to changes: inout Changes) {
    guard module.traits.neighbours.contains(Neighbours.network),
      !module.declaresType(named: "URLSession")
    else { return }
    for index in file.indices(of: "URLSession")
    where file.start(ofFoundationName: index) != nil {
      if file.reads(["(", "configuration", ":"], at: index + 1) {
        changes.edits.insert(".uiKit", at: file.tokens[index].end)
        changes.count("URLSession in UIKit time")
      } else if let name = initializer(behind: index) {
        changes.edits.replace(file.tokens[name].start, file.tokens[name].end, with: "uiKit")
        changes.count("URLSession in UIKit time")
      }
    }
  }

  /// The name in `URLSession.init(configuration: …)`, or in `: URLSession = .init(configuration: …)`.
  private func initializer(behind index: Int) -> Int? {
    for words in [["."], ["=", "."], ["?", "=", "."], ["!", "=", "."]]
    where file.reads(words + ["init", "(", "configuration", ":"], at: index + 1) {
      return index + 1 + words.count
    }
    return nil
  }
}
