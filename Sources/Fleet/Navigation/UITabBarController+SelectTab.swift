import FailureReporting
public import HeadlessUIKit

extension UITabBarController {
  /// Selects the first tab of a label by a tap.
  ///
  /// The delegate is asked and told; a tap on the tab that is selected takes a navigation controller
  /// back to its root. Records a failure when there is no such tab, when a user could not reach it,
  /// or when the delegate refuses.
  ///
  /// ```swift
  /// let tabs = UITabBarController()
  /// let birds = UIViewController()
  /// birds.title = "Birds"
  /// tabs.viewControllers = [birds]
  /// tabs.selectTab(withLabel: "Birds")
  /// ```
  public func selectTab(
    withLabel labelText: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    Gesture.selectTab(of: self, at: CallSite(fileID, filePath, line, column)) { items in
      let found = items.indices.filter { items[$0].label == labelText }
      if let index = found.first(where: { items[$0].isEnabled }) ?? found.first {
        return .success(index)
      }
      return .failure(
        Gesture.Miss(
          reason: "No tab with label '\(labelText)' found in tab bar.",
          details: NearMiss.details(for: labelText, among: items.choices, noun: "tabs")))
    }
  }

  /// Selects the tab at an index by a tap, as `selectTab(withLabel:)` does.
  ///
  /// ```swift
  /// let tabs = UITabBarController()
  /// tabs.viewControllers = [UIViewController(), UIViewController()]
  /// tabs.selectTab(atIndex: 1)
  /// ```
  public func selectTab(
    atIndex index: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    Gesture.selectTab(of: self, at: CallSite(fileID, filePath, line, column)) { items in
      if items.indices.contains(index) { return .success(index) }
      let count = items.count == 1 ? "is 1 tab" : "are \(items.count) tabs"
      return .failure(
        Gesture.Miss(
          reason: "No tab at index \(index) found in tab bar.", details: "There \(count)."))
    }
  }
}

extension Gesture {
  /// Why what was asked for is not there.
  struct Miss: Error {
    var reason: String
    var details: String
  }

  static func selectTab(
    of tabs: UITabBarController, at site: CallSite,
    find: ([UITabBarItem]) -> Result<Int, Miss>
  ) {
    perform(in: tabs.hostApplication, at: site) { _ in
      let items = tabs.tabBar.items ?? []
      switch find(items) {
      case .failure(let miss):
        fail(miss.reason, miss.details, site)
      case .success(let index):
        let item = items[index]
        let name = item.label.map { "'\($0)'" } ?? "at index \(index)"
        if let obstacle = obstacle(before: item, of: tabs) {
          return obstacle.report(
            saying: GestureWords(
              name: "Fleet.TabBarControllerError", cannot: "Cannot select tab \(name)"), at: site)
        }
        guard !tabs.userSelect(at: index) else { return }
        let refuser = (tabs.delegate as? NSObject).map(objectName) ?? "The delegate"
        fail(
          "Could not select tab \(name): tabBarController(_:shouldSelect:) refused.",
          "\(refuser).tabBarController(_:shouldSelect:) returned false.", site)
      }
    }
  }

  private static func obstacle(
    before item: UITabBarItem, of tabs: UITabBarController
  ) -> Obstacle? {
    if !item.isEnabled { return Obstacle(kind: .disabled, culprit: "") }
    if let hider = tabs.hider {
      return Obstacle(
        kind: .hidden, culprit: "\(objectName(hider)) hides the tab bar: hidesBottomBarWhenPushed.")
    }
    if tabs.isTabBarHidden { return Obstacle(kind: .hidden, culprit: "Its tab bar is hidden.") }
    return Obstacle.first(beforeBar: tabs.tabBar, called: "tab bar")
  }

  private static func fail(_ reason: String, _ details: String, _ site: CallSite) {
    reportFailure(
      RecordedFailure(reason, name: .tabBarController, details: details, site: site))
  }
}

extension [UITabBarItem] {
  /// What a user can ask for.
  @MainActor fileprivate var choices: [NearMiss.Choice] {
    map { NearMiss.Choice(title: $0.label ?? "", note: $0.isEnabled ? "" : "disabled") }
  }
}
