extension UIView {
  /// Gives new items of this bar the values of their classes' proxies.
  final func dressItems(_ items: @autoclosure () -> [UIBarItem]) {
    guard isInWindow else { return }
    let appearances = hostApplication.appearances
    if !appearances.isEmpty { appearances.dress(items(), of: self) }
  }
}
