import Foundation

extension UIWindow {
  /// Requests a layout of the views on the next turn, or in the next frame if too many have followed
  /// from each other.
  final func scheduleLayout() {
    guard !ownTree.isLayoutScheduled, !storedIsHidden else { return }
    guard !LayoutRound.isLast else { return awaitFrame() }
    ownTree.isLayoutScheduled = true
    application.mainLoop.enqueue("layout") { [ownTree] in
      guard let window = ownTree.window else { return }
      ownTree.isLayoutScheduled = false
      window.update()
    }
  }

  /// Lays out and draws the views, as far as that was requested.
  final func update() {
    forgetFrame()
    LayoutRound.run {
      layoutIfNeeded()
      if displayState.isNeededHereOrBelow { performDisplay() }
    }
  }

  /// Delays the next layout until the next frame, which `MainLoop.pending` does not list: the app
  /// waits for no frame.
  private func awaitFrame() {
    guard ownTree.nextFrame == nil else { return }
    ownTree.nextFrame = application.mainLoop.enqueue(
      "a frame of layout", after: .frame, isListed: false
    ) { [ownTree] in
      ownTree.nextFrame = nil
      guard let window = ownTree.window else { return }
      LayoutRound.showFrame { window.update() }
    }
  }

  /// Forgets the frame that a layout was to come with, and why.
  final func forgetFrame() {
    ownTree.restless = []
    guard let frame = ownTree.nextFrame else { return }
    application.mainLoop.cancel(frame)
    ownTree.nextFrame = nil
  }

  /// The views that ask for another layout in each layout, and wait for the next frame.
  package final var restlessLayouts: [RestlessLayout] { ownTree.restless }
}
