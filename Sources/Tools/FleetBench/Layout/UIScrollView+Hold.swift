import Fleet

extension UIScrollView {
  /// Holds a stack view, which is as wide as the scroll view and as high as what it arranges.
  func hold(_ stack: UIStackView) {
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
      stack.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
    ])
  }
}
