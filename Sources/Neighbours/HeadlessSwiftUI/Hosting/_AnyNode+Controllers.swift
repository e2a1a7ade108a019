extension _AnyNode {
  /// Puts the view of a controller to a place; the controller is a child of the nearest one around.
  final func place(_ controller: UIViewController, _ frame: CGRect, _ canvas: UIKitCanvas) {
    let around = host.controller
    let isNew = controller.parent == nil
    if isNew { around?.addChild(controller) }
    canvas.add(controller.view, filling(frame, canvas))
    guard isNew else { return }
    canvas.view.addSubview(controller.view)
    controller.didMove(toParent: around)
  }

  /// What fills the room of a screen goes on under its bars, and keeps clear of them by itself.
  private func filling(_ frame: CGRect, _ canvas: UIKitCanvas) -> CGRect {
    canvas.view === host.view && frame == canvas.room.safeArea ? canvas.room.bounds : frame
  }

  /// Takes a controller out of the one around.
  final func take(out controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }
}
