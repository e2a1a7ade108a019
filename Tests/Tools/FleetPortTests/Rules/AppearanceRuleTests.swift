import Testing

@MainActor
@Suite("Appearance proxies")
struct AppearanceRuleTests {
  private func told(_ name: String, _ initializer: String) -> [String] {
    [
      "1: '\(name)' has no '\(initializer)', with which the proxy is made here: the call ends the "
        + "process. Override it there."
    ]
  }

  private let own = "init(text: String) { super.init() }\nrequired init?(coder: NSCoder) { nil }"

  @Test(arguments: [
    ("UIView", "init(frame:)"), ("UIButton", "init(frame:)"),
    ("UITableViewCell", "init(style:reuseIdentifier:)"),
    ("UITableViewHeaderFooterView", "init(reuseIdentifier:)"),
    ("UICollectionView", "init(frame:collectionViewLayout:)"),
    ("UICollectionViewCell", "init(frame:)"), ("UIBarButtonItem", "init()"),
  ])
  func `of a class without the initializer are told of`(root: String, initializer: String) {
    let classes = "\nclass Badge: \(root) {\n\(own)\n}"

    #expect(
      Ported("Badge.appearance().tintColor = .red" + classes).warnings
        == told("Badge", initializer))
    #expect(
      Ported("Badge.appearance(for: traits).tintColor = .red" + classes).warnings
        == told("Badge", initializer))
  }

  @Test func `of a class that inherits from one without it are told of`() {
    let source = "Small.appearance()\nclass Badge: UIView {\n\(own)\n}\nclass Small: Badge {}"

    #expect(Ported(source).warnings == told("Badge", "init(frame:)"))
  }

  @Test(arguments: [
    "UILabel.appearance()", "Badge.appearance()\nclass Badge: UIView {}",
    "Badge.appearance()\nclass Badge: UIView { override init(frame: CGRect) { super.init(frame: frame) } }",
    "Badge.appearance()\nclass Badge: UIView { convenience init(text: String) { self.init() } }",
    "Small.appearance()\nclass Badge: UIView { init(a: Int) {} }\n"
      + "class Small: Badge { override init(frame: CGRect) { super.init(a: 1) } }",
    "theme.appearance()\nclass Badge: UIView { init(a: Int) {} }",
    "Theme.appearance()\nclass Theme: NSObject { init(a: Int) {} }",
  ])
  func `of other classes are not`(source: String) {
    #expect(Ported(source).warnings == [])
  }
}
