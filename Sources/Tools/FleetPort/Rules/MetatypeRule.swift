/// `type.init()` becomes `uiKitObject(type)` where Objective-C would know the initializer: of
/// `UIView.Type`, of `T` with `T: UIView` in a generic function or type, of `self` in a static method,
/// of `Self` in an extension of a protocol `where Self: UIView`.
///
/// `Self(section: a)` in an extension of UIKit's own class, or of one of Foundation's, makes an object of
/// just that class.
///
/// `type(of: object).description()` of an `AnyObject` becomes `uiKitDescription(type(of: object))`.
struct MetatypeRule: Rule {
  /// The labels of the initializers that all subclasses of a UIKit class have.
  private static let initializers: [[String]] = [
    [], ["frame"], ["nibName", "bundle"], ["style", "reuseIdentifier"], ["reuseIdentifier"], segues,
    ["context"],
  ]
  /// The properties of a segue, which no other class has.
  private static let segues = ["identifier", "source", "destination"]

  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    for index in file.indices(of: "init") where index > 1 && file.tokens[index - 1].isSign(".") {
      let base = index - 2
      guard file.tokens[base].kind == .word, file.tokens[index + 1].isSign("(") else { continue }
      if continues(base) {
        guard let type = typeOfProperty(base) else { continue }
        rewrite(base, index + 1, of: type, in: &changes)
      } else if let type = extendedType(around: base) {
        rewriteInExtension(base, index + 1, of: type, in: &changes)
      } else if let type = type(ofMetatype: base) ?? typeOfSegue(base, index + 1) {
        rewrite(base, index + 1, of: type, in: &changes)
      }
    }
    for index in file.indices(of: "description") { describe(index, in: &changes) }
    for index in file.indices(of: "Self")
    where !continues(index) && file.tokens[index + 1].isSign("(") {
      if let type = extendedType(around: index) {
        rewriteInExtension(index, index + 1, of: type, in: &changes)
      } else if let type = ownType(around: index) {
        rewrite(index, index + 1, of: type, in: &changes)
      }
    }
    for holder in file.all where holder.keyword == "func" || holder.isType {
      for (name, type) in generics(of: holder) {
        for index in file.indices(of: name)
        where (holder.start..<holder.end).contains(file.tokens[index].start) {
          guard !continues(index) else { continue }
          if file.tokens[index + 1].isSign("(") {
            rewrite(index, index + 1, of: type, in: &changes)
          } else if file.tokens[index + 1].isSign("."), file.tokens[index + 2].isWord("init") {
            rewrite(index, index + 3, of: type, in: &changes)
          }
        }
      }
    }
  }

  private func describe(_ index: Int, in changes: inout Changes) {
    guard file.reads(["type", "(", "of", ":"], at: index - 7),
      file.reads([")", ".", "description", "(", ")"], at: index - 2), isAnyObject(index - 3),
      !continues(index - 7)
    else { return }
    changes.edits.insert("uiKitDescription(", at: file.tokens[index - 7].start)
    changes.edits.replace(file.tokens[index - 1].start, file.tokens[index + 2].end, with: ")")
    changes.count("type(of:).description()")
    changes.needsModel = true
  }

  /// Whether a name is the last part of a longer one.
  private func continues(_ index: Int) -> Bool { index > 0 && file.tokens[index - 1].isSign(".") }

  private func rewrite(_ base: Int, _ call: Int, of type: String, in changes: inout Changes) {
    guard file.tokens[call].isSign("("), !file.tokens[call].startsLine else { return }
    let labels = labels(of: call)
    guard Self.initializers.contains(labels), !isAllowed(labels, of: type) else { return }
    // A metatype needs `.self` where it is named by its type.
    let name = file.tokens[base].text
    let isType = !continues(base) && (name == "Self" || name.first?.isUppercase == true)
    let separator = labels.isEmpty ? "" : ", "
    let first = continues(base) ? OptionalCall.chainStart(from: base - 1, in: file) : base
    changes.edits.insert("uiKitObject(", at: file.tokens[first].start)
    changes.edits.replace(
      file.tokens[base].end, file.tokens[call].end, with: "\(isType ? ".self" : "")\(separator)")
    changes.count("type.init()")
    changes.needsModel = true
  }

  /// `Self(section: a)` or `self.init(section: a)` in an extension of a class that is not the app's.
  private func rewriteInExtension(
    _ base: Int, _ call: Int, of type: String, in changes: inout Changes
  ) {
    guard file.tokens[call].isSign("("), !file.tokens[call].startsLine else { return }
    let labels = labels(of: call)
    guard !Self.initializers.contains(labels) else {
      return rewrite(base, call, of: type, in: &changes)
    }
    // All classes have that one, in Swift too.
    guard labels != ["coder"] else { return }
    let name = file.tokens[base].text
    changes.edits.replace(
      file.tokens[base].start, file.tokens[call].end, with: "uiKitObject(\(type)(")
    changes.edits.insert(
      ", as: \(name == "Self" ? "Self.self" : name))", at: file.tokens[file.closing(call)].end)
    changes.count("Self(…) of UIKit's class")
    changes.needsModel = true
  }

  /// Whether Swift allows the call: the class is final, or has the initializer as a required one.
  private func isAllowed(_ labels: [String], of name: String) -> Bool {
    guard let type = module.type(named: name) else { return false }
    if type.modifier("final") != nil { return true }
    return module.lineage(of: type).classes.contains { ancestor in
      ancestor.members.contains { member in
        member.keyword == "init" && member.modifier("required") != nil
          && member.parameters.map(\.label) == labels
      }
    }
  }

  private func labels(of call: Int) -> [String] {
    var labels: [String] = []
    var index = call + 1
    let close = file.closing(call)
    var begins = true
    while index < close {
      if begins { labels.append(file.tokens[index + 1].isSign(":") ? file.tokens[index].text : "") }
      begins = file.tokens[index].isSign(",")
      index = file.tokens[index].opensBracket ? file.closing(index) + 1 : index + 1
    }
    return labels
  }

  // MARK: Classes

  /// Whether objects of a class are Objective-C's, or of the class that a name stands for.
  private func isObject(_ name: String) -> Bool {
    isClassOfObjects(name) || module.declared.aliases[name].map(isClassOfObjects) == true
  }

  private func isClassOfObjects(_ name: String) -> Bool {
    if let type = module.type(named: name) {
      guard let root = module.lineage(of: type).root else { return false }
      return ["NSManagedObject", "NSObject"].contains(root) || module.kit.classes[root] != nil
    }
    return ["NSManagedObject", "NSObject"].contains(name) || module.kit.classes[name] != nil
  }

  /// The class of which a name is a metatype.
  private func type(ofMetatype base: Int) -> String? {
    let name = file.tokens[base].text
    guard name != "self", name != "Self" else { return ownType(around: base) }
    guard let type = declaredType(of: base) else { return typeOfProperty(base) }
    guard type + 2 < base, file.tokens[type + 1].isSign("."), file.tokens[type + 2].isWord("Type")
    else { return nil }
    let named = file.tokens[type].text
    return isObject(named) ? named : bound(of: named, around: base)
  }

  /// The class that a generic parameter around a place stands for.
  private func bound(of name: String, around base: Int) -> String? {
    let start = file.tokens[base].start
    let holders = file.all.filter {
      ($0.keyword == "func" || $0.isType) && ($0.start..<$0.end).contains(start)
    }
    return holders.reversed().flatMap(generics).first { $0.name == name }?.type
  }

  /// The class of which a property of the modules is a metatype, wherever it is declared.
  private func typeOfProperty(_ base: Int) -> String? {
    let types = Set(
      (module.declared.properties[file.tokens[base].text] ?? []).map { $0.type ?? "" })
    guard types.count == 1, let type = types.first, type.hasSuffix(".Type") else { return nil }
    let name = String(type.dropLast(".Type".count))
    return isObject(name) ? name : nil
  }

  /// The class of segues, where a metatype that nothing declares is called as only they are.
  private func typeOfSegue(_ base: Int, _ call: Int) -> String? {
    guard declaredType(of: base) == nil, labels(of: call) == Self.segues,
      let first = file.tokens[base].text.first, first.isLowercase,
      !["self", "super"].contains(file.tokens[base].text)
    else { return nil }
    return "UIStoryboardSegue"
  }

  private func isAnyObject(_ base: Int) -> Bool {
    declaredType(of: base).map { type in
      file.tokens[type].isWord("AnyObject")
        && ![".", "?", "!"].contains(file.tokens[type + 1].text)
    } ?? false
  }

  /// Where the type begins that the nearest declaration of a name before a place has.
  private func declaredType(of base: Int) -> Int? {
    file.indices(of: file.tokens[base].text).last { index in
      index < base && file.tokens[index + 1].isSign(":")
    }.map { $0 + 2 }
  }

  /// The class around a place in a static method, where `self` is a metatype.
  private func ownType(around base: Int) -> String? {
    let token = file.tokens[base]
    if let type = module.metatype(of: token, in: file)?.name { return isObject(type) ? type : nil }
    guard let block = file.type(around: token.start),
      let member = block.members.first(where: { ($0.start..<$0.end).contains(token.start) }),
      member.isStatic || token.isWord("Self")
    else { return nil }
    return typeOfSelf(in: block)
  }

  /// The class that is extended around a place where `self` or `Self` is a metatype, if it is not the app's.
  private func extendedType(around base: Int) -> String? {
    let token = file.tokens[base]
    guard token.isWord("Self") || token.isWord("self"),
      let block = file.type(around: token.start), extendsObjects(block),
      let member = block.members.first(where: { ($0.start..<$0.end).contains(token.start) }),
      member.isStatic || token.isWord("Self")
    else { return nil }
    return block.name.unquoted
  }

  /// Whether a block extends a class of UIKit's, or one of Foundation's that apps give such members.
  private func extendsObjects(_ block: Declaration) -> Bool {
    module.extendsUIKit(block)
      || block.keyword == "extension" && FoundationClasses.values.contains(block.name.unquoted)
        && !module.declaresType(named: block.name.unquoted)
  }

  /// The class that `Self` is in an extension of a protocol: the extension says it, or the protocol,
  /// which has no initializer of its own.
  private func typeOfSelf(in block: Declaration) -> String? {
    let type = module.declared.protocols[block.name]
    guard block.keyword == "extension",
      type?.members.contains(where: { $0.keyword == "init" }) != true
    else { return nil }
    return classOfSelf(in: block)
      ?? type.flatMap { type in
        type.inherited.first(where: isObject) ?? classOfSelf(in: type)
      }
  }

  /// The class that a head says with `where Self: UIView`.
  private func classOfSelf(in block: Declaration) -> String? {
    let file = block.file
    var index = file.index(ofTokenAt: block.places.keywordStart) + 1
    while index + 2 < file.tokens.count, !file.tokens[index].isSign("{") {
      let type = file.tokens[index + 2].text
      if file.reads(["Self", ":"], at: index), isObject(type) { return type }
      index += 1
    }
    return nil
  }

  /// The generic parameters of a function or a type that stand for Objective-C's classes, with these.
  ///
  /// They are said in the brackets, `<T: UIView>`, or behind the signature, `where T: UIView`.
  private func generics(of holder: Declaration) -> [(name: String, type: String)] {
    let declaring = holder.keyword == "extension" ? module.owner(of: holder) : holder
    guard let declaring, declaring.isGeneric else { return [] }
    let tokens = declaring.file.tokens
    var index = declaring.file.index(ofTokenAt: declaring.places.keywordStart) + 2
    guard index < tokens.count, tokens[index].isSign("<") else { return [] }
    var found: [(name: String, type: String)] = []
    func take() {
      if tokens[index + 2].isSign(":"), tokens[index + 1].kind == .word {
        // One of several that the parameter has to be.
        var type = index + 3
        while type + 2 < tokens.count, !isObject(tokens[type].text), tokens[type + 1].isSign("&") {
          type += 2
        }
        if isObject(tokens[type].text) {
          found.append((tokens[index + 1].text, tokens[type].text))
        }
      }
      index += 1
    }
    while index + 3 < tokens.count, !tokens[index].isSign(">") { take() }
    while index + 3 < tokens.count, !tokens[index].isWord("where"), !tokens[index].isSign("{") {
      index += 1
    }
    while index + 3 < tokens.count, !tokens[index].isSign("{") { take() }
    return found
  }
}
