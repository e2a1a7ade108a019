/// Sessions that sources make become sessions whose tasks go on in UIKit time, and mocks of
/// sessions and responses, which have an `init()` on Apple's systems, are made without it.
///
/// The module in the place of Foundation's has all other names of it, and some of its own that stand before
/// those; but no initializer makes an object of another class.
struct SessionRule: Rule {
  let file: SourceFile
  let module: Module

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
    makeEmptyOnes(in: &changes)
  }

  /// `URLResponse()` and a mock's `SessionSpy()`: Linux has no initializer without arguments.
  private func makeEmptyOnes(in changes: inout Changes) {
    let responses = ["URLResponse": ".uiKit", "HTTPURLResponse": ".uiKitHTTP"]
    for index in file.indices(of: responses.keys.sorted())
    where file.reads(["(", ")"], at: index + 1) && file.start(ofFoundationName: index) != nil {
      changes.edits.insert(responses[file.tokens[index].text] ?? "", at: file.tokens[index].end)
      changes.count("response without arguments")
    }
    let mocks = module.declared.classes.values.joined().filter { type in
      type.inherited.contains("URLSession") && !type.members.contains { $0.keyword == "init" }
    }
    for index in file.indices(of: mocks.map(\.name)) where file.reads(["(", ")"], at: index + 1) {
      changes.edits.insert(
        "configuration: .default, delegate: nil, delegateQueue: nil",
        at: file.tokens[index + 2].start)
      changes.count("mock of URLSession")
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
