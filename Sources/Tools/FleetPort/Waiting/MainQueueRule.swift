/// `RunLoop.main.perform` and `OperationQueue.main` become turns of UIKit's main loop.
struct MainQueueRule: Rule {
  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    for index in file.indices(of: "perform") where isRunLoops(index) {
      changes.rename(
        file.tokens[index], to: "uiKitPerform", as: "RunLoop.main.perform in UIKit time")
    }
    guard !module.declaresType(named: "OperationQueue") else { return }
    for index in file.indices(of: "main") where isOperationQueue(index) {
      changes.rename(
        file.tokens[index], to: "uiKitMain", as: "OperationQueue.main in UIKit time")
    }
  }

  /// Whether a block is given to a run loop: a selector goes another way.
  private func isRunLoops(_ index: Int) -> Bool {
    guard index > 3, file.start(ofFoundationName: index - 4) != nil,
      !module.declaresType(named: "RunLoop"),
      file.reads(["RunLoop", ".", "main", "."], at: index - 4)
        || file.reads(["RunLoop", ".", "current", "."], at: index - 4)
    else { return false }
    let (next, first) = (file.tokens[index + 1], file.tokens[min(index + 2, file.tokens.count - 1)])
    return next.isSign("{") || next.isSign("(") && (first.isSign("{") || first.isWord("inModes"))
  }

  private func isOperationQueue(_ index: Int) -> Bool {
    guard index > 1, file.tokens[index - 1].isSign(".") else { return false }
    let last = file.tokens[index - 2]
    if last.isWord("OperationQueue") { return file.start(ofFoundationName: index - 2) != nil }
    guard index > 3 else { return false }
    if last.isSign(":") { return file.tokens[index - 3].isWord("delegateQueue") }
    guard last.isSign("=") else { return false }
    return file.tokens[index - 3].isWord("OperationQueue")
      || file.reads(["OperationQueue", "?"], at: index - 4)
  }
}
