/// What views wish of the whole screen: its look and its status bar.
nonisolated struct ScreenWishModifier: ViewModifier {
  typealias Body = Never

  var look: UIUserInterfaceStyle?
  var hidesStatusBar: Bool?

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _Context
  ) -> _Node<ModifiedContent<C, Self>> {
    ScreenWishNode(view, context)
  }
}

/// The node of what views wish of the whole screen.
final class ScreenWishNode<C: View>: ModifierNode<C, ScreenWishModifier> {
  private var appearance: Appearance?
  /// The screen that was told; a tree that ends is no longer asked for it.
  private weak var screen: UIViewController?

  override func came() {
    let appearance = Appearance { [weak self] isVisible in if isVisible { self?.tell() } }
    self.appearance = appearance
    watch(appearance)
  }

  override func changed(from old: ScreenWishModifier) {
    updates.later { [weak self] in self?.tell() }
  }

  private func tell() {
    guard isAlive else { return }
    screen = host.controller
    if let look = modifier.look { show(look) }
    if let hides = modifier.hidesStatusBar { hideStatusBar(hides) }
  }

  /// The screen and those around it.
  private var screens: [UIViewController] {
    var screens: [UIViewController] = []
    var next = screen
    while let screen = next {
      screens.append(screen)
      next = screen.parent
    }
    return screens
  }

  private func show(_ look: UIUserInterfaceStyle) {
    guard let outermost = screens.last else { return }
    if environment.presentationLook == nil, let window = environment.appWindow?.window {
      window.overrideUserInterfaceStyle = look
    } else {
      outermost.overrideUserInterfaceStyle = look
    }
  }

  private func hideStatusBar(_ hides: Bool?) {
    for screen in screens { ScreenWishes.hidesStatusBar[screen] = hides }
    screens.last?.setNeedsStatusBarAppearanceUpdate()
  }

  override func ended() {
    if modifier.look != nil { show(.unspecified) }
    if modifier.hidesStatusBar != nil { hideStatusBar(nil) }
  }
}

/// What views wish of screens.
enum ScreenWishes {
  static let hidesStatusBar = AssociationKey<Bool>()
}
