import Fleet
import HeadlessSwiftUI

/// The first controller of a class within another one.
@MainActor
func find<C: UIViewController>(_ type: C.Type, in controller: UIViewController) -> C? {
  for child in controller.children {
    if let found = child as? C ?? find(type, in: child) { return found }
  }
  return nil
}

extension UIViewController {
  /// The first stack within.
  var stack: UINavigationController? { find(UINavigationController.self, in: self) }

  /// The titles of the screens of the first stack within.
  var titles: [String] { stack?.viewControllers.map { $0.navigationItem.title ?? "-" } ?? [] }
}

/// Taps the back button.
@MainActor
func goBack() { Fleet.screen.navigationBars.buttons["BackButton"].tap() }

/// The names of the buttons in the bars with titles, from left to right.
@MainActor
var barButtons: [String] {
  Fleet.screen.navigationBars.buttons.allElementsBoundByIndex.map(\.label)
}

/// The texts on the screen, but for those in buttons and in bars with titles.
@MainActor
var contents: [String] {
  let titles = Set(Fleet.screen.navigationBars.staticTexts.allElementsBoundByIndex.map(\.label))
  return texts.filter { !titles.contains($0) }
}
