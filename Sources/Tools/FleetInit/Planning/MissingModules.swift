/// The modules without a provider, and what each of them would unlock.
struct MissingModules {
  /// The known facts about a module.
  private struct Use {
    var files = 0
    /// The files that have all other modules.
    var unlocked = 0
    /// The targets that have all other modules.
    var targets: [String] = []
  }

  private var uses: [String: Use] = [:]

  init(_ missing: Set<String>, in targets: [BroughtTarget]) {
    for target in targets {
      var lacks: [String: Set<String>] = [:]
      for (module, files) in target.imports where missing.contains(module) {
        for file in files { lacks[file, default: []].insert(module) }
      }
      for modules in lacks.values {
        for module in modules {
          uses[module, default: Use()].files += 1
          if modules.count == 1 { uses[module, default: Use()].unlocked += 1 }
        }
      }
      let all = lacks.values.reduce(into: Set<String>()) { $0.formUnion($1) }
      if all.count == 1, let module = all.first {
        uses[module, default: Use()].targets.append(target.name)
      }
    }
  }

  /// A line for each module, first what unlocks most.
  var lines: [String] {
    guard !uses.isEmpty else { return [] }
    let ordered = uses.sorted {
      ($1.value.unlocked, $1.value.files, $0.key) < ($0.value.unlocked, $0.value.files, $1.key)
    }
    return ["Modules that nobody provides, and the files that lack nothing but that one:"]
      + ordered.map { module, use in
        "  \(use.unlocked) of \(use.files)  \(module)"
          + (use.targets.isEmpty
            ? "" : ": all that \(use.targets.joined(separator: ", ")) lacks")
      }
  }
}
