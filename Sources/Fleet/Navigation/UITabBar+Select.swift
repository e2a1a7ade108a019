import HeadlessUIKit

extension UITabBar {
  /// A tap on the tab at an index.
  ///
  /// The tab bar controller handles it if the bar belongs to one.
  final func selecting(tabAt index: Int) -> Act {
    if let tabs = delegate as? UITabBarController, tabs.tabBar === self {
      return tabs.selecting(tabAt: index)
    }
    return Act(with: .view(self)) { [self] _ in
      guard let items, items.indices.contains(index) else { return nil }
      let words = BarWords.selecting(items[index], at: index)
      if let obstacle = obstacleAsBar { return Fault(obstacle, words, inBar: self) }
      guard items[index].isEnabled else {
        return Fault(words.name, FailureText("\(words.cannot): \(words.disabled)"))
      }
      selectedItem = items[index]
      delegate?.tabBar(self, didSelect: items[index])
      return nil
    }
  }
}
