package import HeadlessUIKit

extension UIView {
  /// Pins the view two points within another one.
  package func pin(to other: UIView) {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: 2),
      trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -2),
      topAnchor.constraint(equalTo: other.topAnchor, constant: 2),
      bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -2),
    ])
  }
}
