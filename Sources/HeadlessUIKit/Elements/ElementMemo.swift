/// What a view keeps of what it is as an element, so that looking through a screen asks it once.
struct ElementMemo {
  /// The role that the view's class gives it; `nil` until it is first looked up.
  var role: ElementRole?
  /// Whether the class is one of the app's, which may say anything of its objects.
  var isOfApp = false
  /// Whether a name, a value or what it holds was said of the view.
  var isSaid = false

  /// Whether the view is what its class says, and no more.
  var isQuiet: Bool { role != nil && !isOfApp && !isSaid }
}
