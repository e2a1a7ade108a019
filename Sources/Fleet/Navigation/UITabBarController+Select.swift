import HeadlessUIKit

extension UITabBarController {
  /// A tap on the tab of a label, in the bar or in the list of More.
  final func selecting(tabLabelled label: String) -> Act {
    Act(with: .screen(self)) { [self] occasion in
      let items = tabBar.items ?? []
      if let index = Self.index(of: label, among: items) {
        return select(index, among: items)
      }
      let rest = itemsUnderMore
      guard let row = Self.index(of: label, among: rest) else {
        return Fault(
          .tabBarController, kind: .missing,
          BarWords.noTab(labelled: label, among: items, underMore: rest))
      }
      if let obstacle = obstacle(before: rest[row]) {
        let words = BarWords.selecting(rest[row], at: row).on(rest[row])
        return Fault(obstacle, words, inBar: tabBar)
      }
      if let fault = openList(among: items, on: occasion) { return fault }
      guard let list = listOfMore else { return Fault(.tabBarController, BarWords.noList) }
      return Fault.thrown { () throws(Fault) in
        let lookup = ItemLookup(list, [0, row], occasion)
        try lookup.tap(lookup.item(to: "select tab"))
      }
    }
  }

  /// Taps More until its list is there: once, or twice where a screen is open on it.
  private final func openList(
    among items: [UITabBarItem], on occasion: Occasion
  ) -> Fault? {
    for _ in 0..<2 {
      if let fault = select(items.count - 1, among: items) { return fault }
      occasion.settle()
      if listOfMore != nil { break }
    }
    return nil
  }

  private static func index(of label: String, among items: [UITabBarItem]) -> Int? {
    let found = items.indices.filter { items[$0].label == label }
    return found.first { items[$0].isEnabled } ?? found.first
  }

  /// A tap on the tab at an index of the bar.
  final func selecting(tabAt index: Int) -> Act {
    Act(with: .screen(self)) { [self] _ in select(index, among: tabBar.items ?? []) }
  }

  private final func select(_ index: Int, among items: [UITabBarItem]) -> Fault? {
    guard items.indices.contains(index) else {
      return Fault(
        .tabBarController, kind: .missing,
        BarWords.noTab(at: index, among: items, underMore: self.itemsUnderMore))
    }
    let item = items[index]
    if let obstacle = obstacle(before: item) {
      return Fault(obstacle, BarWords.selecting(item, at: index).on(item), inBar: tabBar)
    }
    UserAct.tell(
      .usesPart { [tabBar] in
        if case .tab(index, let bar) = $0 { bar === tabBar } else { false }
      })
    return userSelect(at: index).map {
      Fault(.tabBarController, BarWords.couldNotSelect(item, at: index, $0))
    }
  }
}
