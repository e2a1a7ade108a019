/// Tells of classes whose appearance proxy cannot be made.
///
/// The model makes the proxy of an app's class as UIKit makes its objects, and Swift ends the process
/// where a class lacks the initializer. That cannot be found out at run time.
struct AppearanceRule: Rule {
  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    for index in file.indices(of: "appearance") where index > 1 {
      let name = file.tokens[index - 2]
      guard file.tokens[index - 1].isSign("."), name.kind == .word,
        file.tokens[index + 1].isSign("("), let type = module.type(named: name.text)
      else { continue }
      let lineage = module.lineage(of: type)
      guard let initializer = initializer(of: lineage.root),
        let lacking = lineage.classes.prefix(while: { !has(initializer, $0) })
          .first(where: {
            $0.members.contains { $0.keyword == "init" && $0.modifier("convenience") == nil }
          })
      else { continue }
      changes.warn(
        .appearances, name.start,
        "'\(lacking.name)' has no '\(initializer == "init" ? "init()" : initializer)', with which the proxy is made here: the call ends "
          + "the process. Override it there.")
    }
  }

  private func has(_ initializer: String, _ type: Declaration) -> Bool {
    type.members.contains { $0.keyword == "init" && $0.fullName == initializer }
  }

  /// The initializer with which UIKit makes objects of the kind of a class.
  private func initializer(of root: String?) -> String? {
    guard let root else { return nil }
    let classes = [root] + module.kit.superclasses(of: root)
    return Self.initializers.first { classes.contains($0.class) }?.name
  }

  /// The particular kinds of views come before views.
  private static let initializers: [(class: String, name: String)] = [
    ("UITableViewCell", "init(style:reuseIdentifier:)"),
    ("UITableViewHeaderFooterView", "init(reuseIdentifier:)"),
    ("UICollectionView", "init(frame:collectionViewLayout:)"),
    ("UIListContentView", "init(configuration:)"),
    ("UIContentUnavailableView", "init(configuration:)"),
    ("UIView", "init(frame:)"),
    ("UIBarItem", "init"),
  ]
}
