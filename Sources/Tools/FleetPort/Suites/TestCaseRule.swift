/// Suites of XCTest do what XCTest on Linux does not do for them.
///
/// A synchronous test that is isolated to the main actor would end the process: it gets another name,
/// and one without isolation calls it. So do the methods around tests, which cannot be isolated there.
struct TestCaseRule: Rule {
  private static let fixtures: Set<String> = [
    "setUp", "setUpWithError", "tearDown", "tearDownWithError",
  ]
  private static let configurations = "runsForEachTargetApplicationUIConfiguration"

  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    guard module.hasTestCases else { return }
    if module.traits.isMadeOfUITests { nameSuite(in: &changes) }
    let blocks = file.all.filter { $0.keyword == "class" || $0.keyword == "extension" }
    for block in blocks where block.body != nil {
      guard let suite = module.owner(of: block) else { continue }
      let lineage = module.lineage(of: suite)
      guard lineage.root == "XCTestCase" else { continue }
      for member in block.members {
        if isRewritten(member, of: lineage) {
          rewrite(member, of: lineage, in: block, &changes)
        } else if member.name == Self.configurations, member.isVariable {
          declareConfigurations(member, of: lineage, in: &changes)
        }
      }
    }
  }

  /// An application knows which suite it is of: XCTest tells that only from its second test on.
  private func nameSuite(in changes: inout Changes) {
    for index in file.indices(of: "XCUIApplication") where index + 2 < file.tokens.count {
      let (open, close) = (file.tokens[index + 1], file.tokens[index + 2])
      guard open.isSign("("), close.isSign(")"), index == 0 || !file.tokens[index - 1].isSign(".")
      else { continue }
      changes.edits.insert("uiKitSuite: #fileID", at: close.start)
    }
  }

  // MARK: Isolation

  private func isIsolated(_ member: Declaration, of lineage: Module.Lineage) -> Bool {
    guard member.keyword == "func", member.parameters.isEmpty, member.returnsNothing,
      !member.isStatic, !member.isLocal, member.modifier("nonisolated") == nil
    else { return false }
    return member.has("@MainActor") || module.traits.isMainActorByDefault
      || lineage.classes.contains { $0.has("@MainActor") }
  }

  private func isTest(_ member: Declaration) -> Bool {
    member.keyword == "func" && member.name.hasPrefix("test") && member.parameters.isEmpty
      && member.returnsNothing && !member.isStatic
  }

  /// Whether the test plan leaves a test out: by another name, XCTest does not find it.
  private func isLeftOut(_ member: Declaration) -> Bool {
    isTest(member) && module.traits.tests.leavesOut(LeftOutTestRule.path(of: member))
  }

  /// Whether a method gets another name, or what else it takes to be of the main actor.
  private func isRewritten(_ member: Declaration, of lineage: Module.Lineage) -> Bool {
    if isLeftOut(member) { return true }
    if isTest(member) {
      return !member.isAsync
        && (isIsolated(member, of: lineage) || runsForConfigurations(lineage))
    }
    return Self.fixtures.contains(member.name) && member.isOverride
      && isIsolated(member, of: lineage)
  }

  /// Whether a superclass has a method of the name that is rewritten, too.
  private func isInherited(_ name: String, by lineage: Module.Lineage) -> Bool {
    lineage.classes.dropFirst().contains { type in
      let above = module.lineage(of: type)
      return module.blocks(of: type).flatMap(\.members).contains { member in
        member.name == name && (!member.isAsync || isLeftOut(member))
          && isRewritten(member, of: above)
      }
    }
  }

  private func rewrite(
    _ member: Declaration, of lineage: Module.Lineage, in block: Declaration,
    _ changes: inout Changes
  ) {
    guard !member.isAsync || isLeftOut(member) else {
      // An attribute stands before the modifiers.
      if !member.has("@MainActor") { changes.edits.insert("@MainActor ", at: member.start) }
      return
    }
    let name = file.tokens[file.index(ofTokenAt: member.places.keywordStart) + 1]
    guard name.text == member.name else { return }
    let renamed = Self.renamed(member.name)
    let isInherited = isInherited(member.name, by: lineage)
    changes.edits.replace(name.start, name.end, with: renamed)
    if let override = member.modifier("override"), !isInherited {
      changes.edits.blank(override.start, override.end)
    }
    if isInherited { rewriteCallsOfSuper(member, &changes) }
    guard !isLeftOut(member) else { return changes.count("tests that the plan leaves out") }
    let text =
      "\(isIsolated(member, of: lineage) ? "nonisolated " : "")"
      + "\(member.isOverride ? "override " : "")\(member.memberAccess)func \(member.name)()"
      + wrapper(of: member, renamed, in: lineage)
    changes.add(conditional(text, for: member, in: block), to: block)
    changes.needsModel = true
    changes.count("tests of the main actor")
  }

  /// Returns the body of the method under the old name.
  private func wrapper(
    of member: Declaration, _ renamed: String, in lineage: Module.Lineage
  ) -> String {
    let mark = member.isThrowing ? "try " : ""
    let call =
      isIsolated(member, of: lineage)
      ? "\(mark)uiKitMainActorTest(self) { \(mark)$0.\(renamed)() }" : "\(mark)\(renamed)()"
    guard isTest(member), runsForConfigurations(lineage) else {
      return "\(member.isThrowing ? " throws" : "") { \(call) }"
    }
    return " throws { try uiKitTest(forEachConfiguration: Self.\(Self.configurations)) "
      + "{ \(call) } }"
  }

  /// The name of the isolated method: `testSaving` is `uiKitTestSaving`.
  private static func renamed(_ name: String) -> String {
    "uiKit" + name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The superclass's method without isolation would call the subclass's, which calls it.
  private func rewriteCallsOfSuper(_ member: Declaration, _ changes: inout Changes) {
    guard let body = member.body else { return }
    for index in file.indices(of: member.name) where index > 1 {
      let token = file.tokens[index]
      guard body.contains(token.start), file.tokens[index - 1].isSign("."),
        file.tokens[index - 2].isWord("super")
      else { continue }
      changes.edits.replace(token.start, token.end, with: Self.renamed(member.name))
    }
  }

  private func conditional(
    _ text: String, for member: Declaration, in block: Declaration
  ) -> String {
    let conditions = file.conditions(of: member, within: block).map(module.ported)
    guard !conditions.isEmpty else { return text }
    return
      (conditions.map { "#if \($0)" } + [text] + conditions.map { _ in "#endif" })
      .joined(separator: "\n")
  }

  // MARK: Configurations

  private func configurations(of type: Declaration) -> Declaration? {
    module.blocks(of: type).lazy.flatMap(\.members).first {
      $0.name == Self.configurations && $0.isVariable
    }
  }

  /// Whether a test may run several times, in a suite that drives an app.
  private func runsForConfigurations(_ lineage: Module.Lineage) -> Bool {
    module.traits.isMadeOfUITests
      && lineage.classes.contains { configurations(of: $0) != nil }
  }

  /// What an extension of another module declares cannot be overridden: the class has it itself.
  private func declareConfigurations(
    _ member: Declaration, of lineage: Module.Lineage, in changes: inout Changes
  ) {
    let isInherited = lineage.classes.dropFirst().contains { configurations(of: $0) != nil }
    guard !isInherited, let override = member.modifier("override") else { return }
    changes.edits.blank(override.start, override.end)
  }
}
