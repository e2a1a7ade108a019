extension UIViewController {
  /// Calls `loadView`.
  ///
  /// If that asks for the view over and over, the view is a plain one in the end.
  final func loadOwnView() {
    let isMade: Void? = AppCall.make("loadView()", ofAnyLike: self, as: .mechanism) { loadView() }
    if isMade == nil { view = makeOwnView() }
  }

  final func loadedOwnView() {
    AppCall.make("viewDidLoad()", ofAnyLike: self, as: .override) { viewDidLoad() }
  }

  /// Loads the view from the storyboard or nib, or returns `false` if neither has one.
  final func loadViewFromInterface() -> Bool {
    if let builder = storyboardState.builder, builder.loadView(of: self) { return true }
    guard let name = nibName ?? InterfaceNibNames.name(for: self) else { return false }
    _ = UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
    guard viewIfLoaded == nil else { return true }
    ModelException.internalInconsistency.raise(
      "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view "
        + "outlet was not set.",
      by: "UIViewController.loadView(). Connect the outlet 'view' of the nib's owner")
    return false
  }
}
