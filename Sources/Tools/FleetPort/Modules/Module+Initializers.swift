extension Module {
  /// The labels of the initializers that classes of UIKit's and of Foundation's have for objects of any
  /// class below them.
  private static let plainInitializers: Set<[String]> = [
    [], ["frame"], ["nibName", "bundle"], ["style"], ["style", "reuseIdentifier"],
    ["reuseIdentifier"], ["frame", "style"], ["frame", "collectionViewLayout"],
    ["rootViewController"], ["entity", "insertInto"],
  ]

  /// The classes whose own initializers stand in the place of all of those, such as `init(model:)`: to
  /// make an object of such a class by another initializer ends the process.
  var classesWithoutPlainInitializer: [String] {
    files.flatMap(\.all).filter { type in
      guard type.keyword == "class", !type.isLocal, !type.isGeneric else { return false }
      let lineage = lineage(of: type)
      guard let root = lineage.root, root == "NSObject" || kit.classes[root] != nil else {
        return false
      }
      let own = lineage.classes.lazy.map { type in
        type.members.filter { $0.keyword == "init" && $0.modifier("convenience") == nil }
      }.first { !$0.isEmpty }
      guard let own else { return false }
      return !own.contains { Self.plainInitializers.contains($0.parameters.map(\.label)) }
    }.map(\.path).sorted()
  }
}
