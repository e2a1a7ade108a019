import Foundation

extension Declaration {
  /// A function whose last pointer is to an error as one that throws, by the rules of Swift's importer.
  ///
  /// - Parameter siblings: The members of its type, of which no other one may have the new name.
  func throwingForm(among siblings: [Declaration] = []) -> Declaration {
    let all = parameters
    let pointer = "UnsafeMutablePointer<NSError?>"
    guard !isAsync, let index = all.lastIndex(where: { $0.type.hasPrefix(pointer) }),
      all[(index + 1)...].allSatisfy({ $0.type.contains("->") })
    else { return self }
    var form = self
    var result = ""
    if kind == .`init` {
      guard rest.hasPrefix("?") || rest.hasPrefix("!") else { return self }
    } else {
      guard ["BOOL", "Bool"].contains(type) || type.hasSuffix("?") || type.hasSuffix("!") else {
        return self
      }
      result = ["BOOL", "Bool"].contains(type) ? "" : " -> " + type.dropLast()
      for end in ["AndReturnError", "WithError"] where index == 0 && form.name.hasSuffix(end) {
        form.name.removeLast(end.count)
      }
    }
    let kept = all.enumerated().filter { $0.offset != index }.map { $0.element.text() }
    form.rest = "(\(kept.joined(separator: ", "))) throws\(result)"
    if siblings.contains(where: { $0.key == form.key && !$0.isAsync }) { form.name = name }
    return form
  }
}
