/// Key-value observing of an app's own classes, in targets with `HeadlessFoundation`.
///
/// Properties that are `dynamic` tell of their changes, `observe(\.bird?.name)` says by which names it
/// observes, and classes that write `observeValue(forKeyPath:of:change:context:)` are known to hear.
struct ObservingRule: Rule {
  /// A path of properties as it is written.
  private struct Path {
    var names: [String] = []
    /// Where each of the names ends.
    var ends: [Int] = []
    /// The index of the token behind it.
    var next: Int
  }

  let file: SourceFile
  let module: Module

  /// Whether the target can observe its own classes.
  var isThere: Bool { module.traits.neighbours.contains(Neighbours.foundation) }

  func apply(to changes: inout Changes) {
    guard isThere else { return }
    let counts = changes.counts
    for property in file.all {
      guard let observed = ObservedProperty(property), isObject(property.parent) else { continue }
      observed.tell(in: &changes)
    }
    for method in file.all where method.keyword == "func" { hear(method, in: &changes) }
    for index in file.indices(of: ["observe", "addObserver", "removeObserver"]) {
      rename(index, in: &changes)
    }
    for index in file.indices(of: ["willChangeValue", "didChangeValue"]) {
      spell(index, in: &changes)
    }
    guard changes.counts != counts else { return }
    let product = "HeadlessFoundation"
    if !file.imports(Neighbours.foundation), !changes.neededModules.contains(product) {
      changes.neededModules.append(product)
    }
  }

  /// Whether a block is of a class of Foundation's or UIKit's objects.
  private func isObject(_ block: Declaration?) -> Bool {
    guard let type = block.flatMap(module.owner(of:)), let root = module.lineage(of: type).root
    else { return false }
    return root == "NSObject" || module.kit.classes[root] != nil
      || FoundationClasses.names.contains(root)
  }

  // MARK: Hearing by name

  /// `override func observeValue(…)` of a class that is no responder: Foundation's objects have none.
  private func hear(_ method: Declaration, in changes: inout Changes) {
    guard method.fullName == "observeValue(forKeyPath:of:change:context:)",
      let mark = method.modifier("override"), let type = method.parent, type.keyword == "class"
    else { return }
    let lineage = module.lineage(of: type)
    guard isObject(type), let root = lineage.root, !module.kit.descends(root, from: "UIResponder"),
      !lineage.classes.dropFirst().flatMap(module.blocks(of:)).flatMap(\.members)
        .contains(where: { $0.fullName == method.fullName })
    else { return }
    // On a device it belongs to no actor, as the method that it overrides.
    let isSaid = method.modifier("nonisolated") != nil
    changes.edits.replace(mark.start, mark.end, with: isSaid ? "" : "nonisolated")
    changes.edits.insert(", UIKitValueObserver", at: type.places.headEnd)
    changes.count("observer that is no responder")
  }

  // MARK: Observing

  /// Whether a call observes what the module's classes show to Objective-C, or a path of the model's.
  func takes(_ call: Int) -> Bool { isThere && observedPath(ofCall: call, at: call + 2) != nil }

  private func rename(_ index: Int, in changes: inout Changes) {
    let token = file.tokens[index]
    guard file.tokens[index + 1].isSign("("), index == 0 || !file.tokens[index - 1].isWord("func")
    else { return }
    if token.isWord("observe") {
      guard let path = observedPath(ofCall: index, at: index + 2) else { return }
      changes.rename(token, to: "uiKitObserve", as: "observe(_:) of own classes")
      let start = file.tokens[index + 2].start
      let objects = path.ends.dropLast().map { file.text(start, $0) }.joined(separator: ", ")
      let names = path.names.map(objectiveCName).joined(separator: ".")
      changes.edits.insert(
        ", \"\(names)\"" + (objects.isEmpty ? "" : ", [\(objects)]"),
        at: file.tokens[path.next - 1].end)
    } else if file.argument(labelled: "forKeyPath", ofCall: index) != nil {
      let name = token.isWord("addObserver") ? "uiKitAddObserver" : "uiKitRemoveObserver"
      changes.rename(token, to: name, as: "observing by name")
    }
  }

  /// `willChangeValue(for: \.name)` is `willChangeValue(forKey: "name")`.
  private func spell(_ call: Int, in changes: inout Changes) {
    guard file.reads(["(", "for", ":", "\\"], at: call + 1),
      let path = path(at: call + 4), file.tokens[path.next].isSign(")")
    else { return }
    let names = path.names.map(objectiveCName).joined(separator: ".")
    changes.edits.replace(
      file.tokens[call + 2].start, file.tokens[path.next - 1].end, with: "forKey: \"\(names)\"")
    changes.count("change that is told by a key path")
  }

  /// The path of a call, if its first property is one that a class of the modules shows to Objective-C, or
  /// if it leads from one of the model's properties to another one: `\.currentItem?.status`.
  private func observedPath(ofCall call: Int, at start: Int) -> Path? {
    guard file.tokens[start].isSign("\\"), let path = path(at: start), let first = path.names.first,
      file.tokens[path.next].isSign(",") || file.tokens[path.next].isSign(")"),
      // RxCocoa's is another one.
      call < 2 || !file.tokens[call - 1].isSign(".") || !file.tokens[call - 2].isWord("rx"),
      module.declared.properties[first]?.contains(where: Self.isShown) == true
        || path.names.count > 1 && path.names.allSatisfy(Self.isModelled)
    else { return nil }
    return path
  }

  /// Whether objects of the model's tell of a property of that name.
  private static func isModelled(_ name: String) -> Bool {
    MissingRuntimeRule.observables.contains(name)
      || MissingRuntimeRule.observablesOfNeighbours.contains(name)
  }

  /// Whether Objective-C sees a property.
  static func isShown(_ property: Declaration) -> Bool {
    property.isMarkedForObjectiveC || property.parent?.exposes(property) == true
  }

  private func path(at start: Int) -> Path? {
    var index = start + 1
    // The type in front, with the types around it.
    if file.tokens[index].kind == .word {
      index += 1
      while file.tokens[index].isSign("."), let next = file.token(at: index + 1),
        next.kind == .word, next.text.unquoted.first?.isUppercase == true
      { index += 2 }
    }
    var path = Path(next: index)
    while let dot = file.token(at: path.next), dot.isSign("."),
      let name = file.token(at: path.next + 1), name.kind == .word
    {
      path.names.append(name.text.unquoted)
      path.ends.append(name.end)
      path.next += 2
      while let mark = file.token(at: path.next), mark.isSign("?") || mark.isSign("!") {
        path.next += 1
      }
    }
    return path.names.isEmpty || file.token(at: path.next) == nil ? nil : path
  }

  private func objectiveCName(_ name: String) -> String {
    module.declared.properties[name]?.first(where: Self.isShown)?.objectiveCPropertyName ?? name
  }
}
