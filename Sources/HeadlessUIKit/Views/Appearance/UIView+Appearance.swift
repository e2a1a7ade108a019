extension UIView {
  /// Gives new items of this bar what the proxies of their classes hold.
  final func dressItems(_ items: @autoclosure () -> [UIBarItem]) {
    guard isInWindow else { return }
    let appearances = hostApplication.appearances
    if !appearances.isEmpty { appearances.dress(items(), of: self) }
  }
}
