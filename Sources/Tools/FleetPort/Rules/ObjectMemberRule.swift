/// `(value as AnyObject).cgRectValue`: on a device any object is asked for any member of Objective-C's.
///
/// Members that values of Foundation's have are asked of these. A value of another class ends the process, as an
/// unknown member does on a device.
struct ObjectMemberRule: Rule {
  private static let classes = [
    "cgRectValue": "NSValue", "cgPointValue": "NSValue", "cgSizeValue": "NSValue",
    "doubleValue": "NSNumber", "floatValue": "NSNumber", "intValue": "NSNumber",
    "int64Value": "NSNumber", "boolValue": "NSNumber", "uintValue": "NSNumber",
  ]

  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    for index in file.indices(of: "AnyObject")
    where index > 0 && file.tokens[index - 1].isWord("as") && file.reads([")", "."], at: index + 1)
    {
      guard let member = file.token(at: index + 3), let type = Self.classes[member.text],
        !isOptional(index + 4)
      else { continue }
      let keyword = file.tokens[index - 1]
      changes.edits.replace(keyword.start, file.tokens[index].end, with: "as! \(type)")
      changes.count("member of any object")
    }
  }

  /// Whether a mark follows at once: what any object may lack is an optional.
  private func isOptional(_ index: Int) -> Bool {
    guard let token = file.token(at: index), token.start == file.tokens[index - 1].end else {
      return false
    }
    return token.isSign("?") || token.isSign("!")
  }
}
