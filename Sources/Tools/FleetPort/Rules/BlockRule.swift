/// Blocks are closures: without Objective-C the compiler makes none of what takes objects of UIKit's.
struct BlockRule: Rule {
  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    for index in file.indices(of: "@convention")
    where file.reads(["(", "block", ")"], at: index + 1) {
      changes.edits.blank(file.tokens[index].start, file.tokens[index + 3].end)
      changes.count("blocks")
    }
    for index in file.indices(of: "unsafeBitCast") where file.tokens[index + 1].isSign("(") {
      guard index == 0 || !file.tokens[index - 1].isSign(".") else { continue }
      changes.rename(file.tokens[index], to: "uiKitBitCast", as: "unsafeBitCast")
    }
  }
}
