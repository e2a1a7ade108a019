import UIKit

/// A struct that styles views, as many an app has one: not isolated to anything.
struct Style {
  var cornerRadius: CGFloat = 8

  func apply(to view: UIView) {
    view.layer.cornerRadius = cornerRadius
    view.layer.borderColor = UIColor.systemGray.cgColor
    view.backgroundColor = .systemBackground
    view.alpha = 0.9
  }
}

extension UIView {
  func pinEdges(to other: UIView, inset: CGFloat = 0) {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
      bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
    ])
  }
}
