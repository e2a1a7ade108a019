/// A screen above the root of a stack.
@MainActor
final class ScreenEntry {
  let screen: ScreenController
  /// The value that it shows, if a value has put it there.
  let value: AnyHashable?
  weak var destination: ScreenStack.Destination?
  /// Called when the screen has gone.
  var cleared: (@MainActor () -> Void)?

  init(
    _ screen: ScreenController, _ value: AnyHashable?, _ destination: ScreenStack.Destination?
  ) {
    self.screen = screen
    self.value = value
    self.destination = destination
  }
}
