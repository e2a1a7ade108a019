import Foundation

/// The button that starts and ends editing on a screen.
final class EditButtonItem: UIBarButtonItem {
  override class var objectiveCMembers: [Selector.Method] {
    [.method("toggle", EditButtonItem.toggle)]
  }

  private let screenLink: ControllerLink

  init(for screen: UIViewController) {
    screenLink = screen.link
    super.init()
    target = self
    action = "toggle"
    showEditing(screen.isEditing)
  }

  required init?(coder: NSCoder) { nil }

  func showEditing(_ isEditing: Bool) {
    title = isEditing ? "Done" : "Edit"
    style = isEditing ? .done : .plain
  }

  private func toggle() {
    guard let screen = screenLink.controller else { return }
    screen.setEditing(!screen.isEditing, animated: true)
  }
}
