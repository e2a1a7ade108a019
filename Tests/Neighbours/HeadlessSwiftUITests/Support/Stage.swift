import Fleet
import HeadlessSwiftUI

/// Shows a view as the whole screen of the app.
@MainActor
@discardableResult
func show<Content: View>(_ view: Content) -> UIHostingController<Content> {
  let controller = UIHostingController(rootView: view)
  setAsAppRootWindow(controller)
  Fleet.settle()
  return controller
}

/// The frames of the views that have names, in the coordinates of the screen.
@MainActor
func frames(in view: UIView) -> [String: CGRect] {
  var all: [String: CGRect] = [:]
  for child in view.subviews {
    if let name = child.accessibilityIdentifier { all[name] = child.convert(child.bounds, to: nil) }
    all.merge(frames(in: child)) { one, _ in one }
  }
  return all
}

/// The frames of the views of a view, which is offered a size at the origin.
@MainActor
func layOut<Content: View>(_ view: Content, in size: CGSize) -> [String: CGRect] {
  let controller = UIHostingController(rootView: view)
  controller.view.frame = CGRect(origin: .zero, size: size)
  controller.view.layoutIfNeeded()
  return frames(in: controller.view)
}

/// Taps the button with a title.
@MainActor
func tap(_ title: String) { Fleet.screen.buttons[title].tap() }

/// The texts on the screen, but for those in buttons.
@MainActor
var texts: [String] {
  let titles = Set(Fleet.screen.buttons.allElementsBoundByIndex.map(\.label))
  return Fleet.screen.staticTexts.allElementsBoundByIndex.map(\.label).filter {
    !titles.contains($0)
  }
}

/// Does something on another thread, within the test that calls it.
func elsewhere(_ work: @escaping @Sendable () -> Void) async {
  await withTaskGroup(of: Void.self) { $0.addTask(operation: work) }
}
