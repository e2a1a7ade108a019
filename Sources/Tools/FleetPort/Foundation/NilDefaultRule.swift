/// `defaults.set(nil, forKey: "bird")` says of what type its `nil` is: Foundation on Linux takes it for an
/// address, and its method for those calls itself for ever.
struct NilDefaultRule: Rule {
  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    for index in file.indices(of: "forKey")
    where index > 5 && file.tokens[index + 1].isSign(":")
      && file.reads([".", "set", "(", "nil", ","], at: index - 5) && isOfDefaults(index - 5)
    {
      changes.edits.insert(" as Any?", at: file.tokens[index - 2].end)
      changes.count("defaults without a value")
    }
  }

  /// Whether the object before a dot is one of Foundation's defaults, as far as its name tells.
  private func isOfDefaults(_ dot: Int) -> Bool {
    let start = OptionalCall.chainStart(from: dot, in: file)
    return file.tokens[start..<dot].contains { token in
      token.kind == .word && token.text.lowercased().hasSuffix("defaults")
    }
  }
}
