/// Casts around the keychain, whose texts and dictionaries are Swift's own here.
///
/// What is asked of it may be a dictionary of Foundation's, which no cast makes one of Core Foundation's:
/// the cast goes, since the stand-in takes both. And a constant that a function or a dictionary of the
/// app's takes as an object needs one.
struct KeychainCastRule: Rule {
  private static let calls: Set<String> = [
    "SecItemAdd", "SecItemCopyMatching", "SecItemUpdate", "SecItemDelete",
  ]

  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    guard module.traits.neighbours.contains("Security") else { return }
    for call in file.indices(of: takingObjects) { castConstant(in: call, &changes) }
    castAssigned(&changes)
    for call in file.indices(of: Self.calls) where file.tokens[call + 1].isSign("(") {
      let close = file.closing(call + 1)
      var index = call + 2
      while index + 1 < close {
        if file.tokens[index].isWord("as"), file.tokens[index + 1].isWord("CFDictionary"),
          file.tokens[index - 1].kind == .word
        {
          changes.edits.blank(file.tokens[index].start, file.tokens[index + 1].end)
          changes.count("as CFDictionary")
        }
        index = file.tokens[index].opensBracket ? file.closing(index) + 1 : index + 1
      }
    }
  }

  /// The names of the app's functions that take one object.
  private var takingObjects: [String] {
    module.declared.functions.filter { _, functions in
      functions.contains { $0.parameters.count == 1 && $0.parameters.first?.type == "AnyObject" }
    }.map(\.key)
  }

  /// `query[kSecClass as String] = kSecClassGenericPassword`, of a dictionary of objects.
  private func castAssigned(_ changes: inout Changes) {
    let holdsObjects = file.indices(of: "AnyObject").contains {
      $0 > 0 && file.tokens[$0 - 1].isSign(":") && file.tokens[$0 + 1].isSign("]")
    }
    guard holdsObjects else { return }
    for (index, token) in file.tokens.enumerated()
    where index > 1 && token.kind == .word && token.text.hasPrefix("kSec")
      && file.tokens[index - 1].isSign("=") && file.tokens[index - 2].isSign("]")
      && (file.tokens[index + 1].startsLine || file.tokens[index + 1].kind == .end)
    {
      changes.edits.insert(" as AnyObject", at: token.end)
    }
  }

  private func castConstant(in call: Int, _ changes: inout Changes) {
    guard call + 3 < file.tokens.count, file.tokens[call + 1].isSign("("),
      file.tokens[call + 2].text.hasPrefix("kSec"), file.tokens[call + 3].isSign(")")
    else { return }
    changes.edits.insert(" as AnyObject", at: file.tokens[call + 2].end)
  }
}
