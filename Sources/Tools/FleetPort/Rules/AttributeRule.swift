/// Attributes of Objective-C and of Interface Builder become blanks.
struct AttributeRule: Rule {
  private static let removed: Set<String> = [
    "@objc", "@objcMembers", "@nonobjc", "@IBAction", "@IBSegueAction", "@IBOutlet",
    "@IBInspectable", "@GKInspectable", "@IBDesignable", "@UIApplicationMain", "@main",
    "@NSApplicationMain", "@NSCopying", "@NSManaged",
  ]

  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    for index in file.indices(of: Self.removed) {
      let token = file.tokens[index]
      changes.edits.blank(token.start, end(of: index))
      changes.count(token.text)
      changes.needsModel = changes.needsModel || token.text == "@objc"
      note(token, in: &changes)
    }
    for declaration in file.all {
      if let dynamic = declaration.modifier("dynamic") {
        changes.edits.blank(dynamic.start, dynamic.end)
        changes.count("dynamic")
      }
      if declaration.keyword == "class" { noteName(of: declaration, in: &changes) }
    }
  }

  /// The end of an attribute with its argument, which may stand behind a space.
  private func end(of index: Int) -> Int {
    let token = file.tokens[index]
    let next = file.tokens[index + 1]
    guard next.isSign("("), next.start == token.end || token.text == "@objc" && !next.startsLine
    else { return token.end }
    return file.tokens[file.closing(index + 1)].end
  }

  private func note(_ token: Token, in changes: inout Changes) {
    if token.text == "@NSManaged", !module.traits.hasCoreData {
      changes.warn(
        .coreData, token.start,
        "'@NSManaged' is removed, and this is a plain property: let the target depend on "
          + "'.product(name: \"HeadlessCoreData\", package: \"Fleet\")'.")
    } else if token.text == "@NSCopying" {
      changes.warn(
        .copying, token.start,
        "'@NSCopying' is removed: the property keeps what it is given, not a copy.")
    }
  }

  private func noteName(of type: Declaration, in changes: inout Changes) {
    guard let name = type.mark("@objc")?.argument, !name.isEmpty,
      !module.traits.hasCoreData || !type.inherited.contains("NSManagedObject")
    else { return }
    changes.warn(
      .renamedClasses, type.start,
      "Storyboards that say '\(name)' find the class after "
        + "UIStoryboard.register(\(type.path).self, forClassName: \"\(name)\").")
  }
}
