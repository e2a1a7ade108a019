/// Finds the names of UIKit in the sources of a module that the model lacks.
///
/// Types and functions are known by their prefixes. Members are found where the type before the dot
/// is plain: it is named, or it is that of a property. Methods are found where they are overridden.
/// What the module declares itself, under whatever type, is not missing. Nor is a member of which a
/// file that imports a package knows, unless the package has been read: it may be the package's, as `snp`
/// of a view is.
struct MissingNames {
  struct Use {
    let name: String
    let offset: Int
    /// The name of the member alone, if it is one behind a dot.
    var member: String?
  }

  private let module: Module
  private let names: ModelNames
  /// The module's own declarations.
  private let own: Set<String>
  /// What it declares anew, and does not only override.
  private let introduced: Set<String>
  /// The members that packages may have added.
  private var foreign: Set<String> = []

  /// - Parameter known: The modules whose sources have been read, besides the modules of Apple's
  ///   systems.
  init(_ module: Module, names: ModelNames, known: Set<String> = []) {
    self.module = module
    self.names = names
    own = Set(module.declarations.map(\.name.unquoted))
    introduced = Set(module.declarations.filter { !$0.isOverride }.map(\.name.unquoted))
    for file in module.files where Self.importsUnread(file, besides: known) {
      foreign.formUnion(allUses(in: file).compactMap(\.member))
    }
  }

  /// Whether a file imports a module that was not read.
  private static func importsUnread(_ file: SourceFile, besides known: Set<String>) -> Bool {
    modules(importedBy: file).contains { name in
      !known.contains(name) && !Module.provided.contains(name)
        && ForeignModule.named(name) == nil && Neighbours.product(for: name) == nil
        && !name.hasPrefix("Headless")
    }
  }

  private static func modules(importedBy file: SourceFile) -> [String] {
    file.indices(of: "import").map {
      file.tokens[ImportRule.nameOfModule(in: file, importedAt: $0)].text
    }
  }

  /// Finds the uses in a file, in their order.
  func uses(in file: SourceFile) -> [Use] {
    allUses(in: file).filter { $0.member.map(foreign.contains) != true }
  }

  private func allUses(in file: SourceFile) -> [Use] {
    let variables = Variables(of: file, in: names)
    let others = foreignModules(of: file)
    var found = overrides(in: file)
    for (index, token) in file.tokens.enumerated() where token.kind == .word {
      let name = token.text
      if index > 0, file.tokens[index - 1].isSign("."), !isQualified(index, in: file) { continue }
      if isPartOfImport(index, in: file) || isLeftOut(token, in: file) { continue }
      if names.types[name] != nil, !own.contains(name) {
        found += member(behind: index, of: name, in: file)
      } else if let type = variables.has(name)
        ? variables.type(of: name) : inherited(name, at: token, in: file)
      {
        found += instanceMember(behind: index, of: type, in: file)
      } else if Self.isKits(name), !names.has(name), !own.contains(name),
        !others.contains(where: { $0.mayHave(name) })
      {
        found.append(Use(name: name, offset: token.start))
      }
    }
    return found.sorted { ($0.offset, $0.name) < ($1.offset, $1.name) }
  }

  /// Whether a name stands in a branch of `#if` that is not compiled.
  private func isLeftOut(_ token: Token, in file: SourceFile) -> Bool {
    token.branch != 0
      && file.conditions.conditions(of: token.branch).contains { ConditionValue.of($0) == false }
  }

  /// The modules besides UIKit that a file imports, or that the target has a stand-in for.
  private func foreignModules(of file: SourceFile) -> [ForeignModule] {
    Set(Self.modules(importedBy: file)).union(module.traits.neighbours).compactMap(
      ForeignModule.named)
  }

  // MARK: Types

  /// Whether the dot before a name stands behind a module or `self`.
  private func isQualified(_ index: Int, in file: SourceFile) -> Bool {
    index > 1
      && ["UIKit", "self", "QuartzCore", "CoreGraphics"].contains(file.tokens[index - 2].text)
  }

  /// Whether a name is that of a part of a module, as in `import UIKit.UIGestureRecognizerSubclass`.
  private func isPartOfImport(_ index: Int, in file: SourceFile) -> Bool {
    index > 2 && file.tokens[index - 1].isSign(".") && file.tokens[index - 3].isWord("import")
  }

  private static func isKits(_ name: String) -> Bool {
    guard !notKits.contains(name) else { return false }
    return prefixes.contains { prefix in
      guard name.hasPrefix(prefix) else { return false }
      return prefix.count > 2 || name.dropFirst(prefix.count).first?.isUppercase == true
    }
  }

  private static let prefixes = [
    "UI", "CA", "CG", "CT", "NSLayout", "NSCollectionLayout", "NSDiffable", "NSTextStorage",
    "NSTextContainer", "NSTextAttachment", "NSTextAlignment", "NSTextLayout", "NSParagraphStyle",
    "NSMutableParagraphStyle", "NSShadow", "NSUnderlineStyle", "NSWritingDirection",
    "NSStringDrawing", "NSDirectional", "NSLineBreak", "NSDataAsset",
  ]
  /// Modules, and what Foundation has on Linux.
  private static let notKits: Set<String> = [
    "UIKit", "CGFloat", "CGPoint", "CGSize", "CGRect", "CGRectEdge", "CTFont", "UIApplicationMain",
  ]

  // MARK: Members

  /// A member that a type lacks: `UIColor.systemFog`, `UIView.AnimationOptions.quickly`.
  private func member(behind index: Int, of type: String, in file: SourceFile) -> [Use] {
    var (index, type) = (index, type)
    while index + 2 < file.tokens.count, file.tokens[index + 1].isSign("."),
      file.tokens[index + 1].start == file.tokens[index].end
    {
      let member = file.tokens[index + 2]
      guard member.kind == .word else { return [] }
      let nested = "\(type).\(member.text.unquoted)"
      guard names.types[nested] != nil else {
        return use(of: member, in: type)
      }
      (index, type) = (index + 2, nested)
    }
    return []
  }

  /// A member that an object lacks, or one that a property of it lacks.
  private func instanceMember(behind index: Int, of type: String, in file: SourceFile) -> [Use] {
    var (index, type) = (index, type)
    while true {
      var dot = index + 1
      if file.tokens[dot].isSign("?") || file.tokens[dot].isSign("!") { dot += 1 }
      guard dot + 1 < file.tokens.count, file.tokens[dot].isSign("."),
        file.tokens[dot + 1].kind == .word
      else { return [] }
      let member = file.tokens[dot + 1]
      let missing = use(of: member, in: type)
      guard missing.isEmpty, let next = names.valueType(of: member.text.unquoted, in: type) else {
        return missing
      }
      (index, type) = (dot + 1, next)
    }
  }

  private func use(of member: Token, in type: String) -> [Use] {
    let name = member.text.unquoted
    guard !names.has(name, in: type), !own.contains(name) else { return [] }
    return [Use(name: "\(type).\(name)", offset: member.start, member: name)]
  }

  /// The class of a property that a class of the module inherits from the model's.
  private func inherited(_ name: String, at token: Token, in file: SourceFile) -> String? {
    guard name.first?.isLowercase == true, !own.contains(name),
      let around = file.type(around: token.start), let owner = module.owner(of: around),
      let root = module.lineage(of: owner).root, names.types[root] != nil
    else { return nil }
    return names.valueType(of: name, in: root)
  }

  // MARK: Overrides

  private func overrides(in file: SourceFile) -> [Use] {
    file.all.compactMap { member in
      guard member.isOverride, member.keyword == "func" || member.keyword == "var",
        let block = member.parent, let owner = module.owner(of: block)
      else { return nil }
      let lineage = module.lineage(of: owner)
      guard let root = lineage.root, names.types[root] != nil,
        !names.has(member.name.unquoted, in: root), !introduced.contains(member.name.unquoted)
      else { return nil }
      return Use(name: "\(root).\(member.fullName)", offset: member.places.keywordStart)
    }
  }
}
