/// The cached facts of a view as an element.
struct ElementMemo {
  /// The role that the view's class gives it; `nil` until it is first looked up.
  var role: ElementRole?
  /// Whether the class is the app's, which may override the attributes of its objects.
  var isOfApp = false
  /// Whether the view is a placeholder, with which nothing can be done.
  var isInert = false
  /// Whether the app has set a name, a value or the elements of the view.
  var isSaid = false

  /// Whether the view's attributes are its class's, and no more.
  var isQuiet: Bool { role != nil && !isOfApp && !isSaid }
}
