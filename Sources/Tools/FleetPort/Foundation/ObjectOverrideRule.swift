/// `override func responds(to:)` is a method like others, and so are members of accessibility.
///
/// Foundation's objects have none to override, and the model's are in extensions.
struct ObjectOverrideRule: Rule {
  /// The members of each object on a device.
  private static let ofObjects: Set<String> = [
    "accessibilityActivate", "accessibilityActivationPoint", "accessibilityAttributedHint",
    "accessibilityAttributedLabel", "accessibilityAttributedValue", "accessibilityCustomActions",
    "accessibilityCustomRotors", "accessibilityDecrement", "accessibilityElements",
    "accessibilityElementsHidden", "accessibilityFrame", "accessibilityHint",
    "accessibilityIncrement", "accessibilityLabel", "accessibilityLanguage",
    "accessibilityNavigationStyle", "accessibilityPath", "accessibilityPerformEscape",
    "accessibilityPerformMagicTap", "accessibilityRespondsToUserInteraction",
    "accessibilityScroll(_:)", "accessibilityTraits", "accessibilityUserInputLabels",
    "accessibilityValue", "accessibilityViewIsModal", "isAccessibilityElement",
    "shouldGroupAccessibilityChildren",
  ]

  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    for member in file.all where member.keyword == "func" || member.keyword == "var" {
      guard let mark = member.modifier("override"), !member.isStatic,
        let type = member.parent.flatMap(module.owner(of:)), isNew(member, in: type),
        module.introduces(member, in: type)
      else { continue }
      changes.edits.blank(mark.start, mark.end)
      changes.count("override of \(member.fullName)")
    }
  }

  /// Whether no class of the model's or of Foundation's has a member that can be overridden.
  private func isNew(_ member: Declaration, in type: Declaration) -> Bool {
    guard let root = module.lineage(of: type).root else { return false }
    if root == "NSObject", Self.ofObjects.contains(member.fullName) { return true }
    return member.fullName == "responds(to:)"
      && (root == "NSObject" || module.kit.classes[root] != nil)
  }
}
