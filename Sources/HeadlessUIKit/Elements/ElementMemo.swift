/// What a view remembers about itself as an element, so that it is worked out only once.
struct ElementMemo {
  /// The role that the view's class gives it; `nil` until it is first looked up.
  var role: ElementRole?
  /// Whether the class is one of the app's, which may say anything of its objects.
  var isOfApp = false
  /// Whether the view is a placeholder, with which nothing can be done.
  var isInert = false
  /// Whether a name, a value or what it holds was said of the view.
  var isSaid = false

  /// Whether the view is what its class says, and no more.
  var isQuiet: Bool { role != nil && !isOfApp && !isSaid }
}
