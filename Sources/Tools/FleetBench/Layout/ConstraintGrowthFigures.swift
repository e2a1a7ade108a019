import Fleet

/// How the costs of constraints grow with their number.
@MainActor let constraintGrowthFigures: [Figure] = [
  .growing("remove 10,000 constrained views one by one") { removal(of: $0) },
  .growing("activate 10,000 constraints of one view", activation),
  .growing("deactivate the constraints of 10,000 views one by one") { deactivation(of: $0) },
]

/// Puts views into a loose one, each with a place and a size of its own.
@MainActor private func constrainedViews(_ count: Int, in root: UIView) -> [UIView] {
  (0..<count).map { index in
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(index)),
      view.widthAnchor.constraint(equalToConstant: 40),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    return view
  }
}

@MainActor private func removal(of count: Int) -> @MainActor () -> Void {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let views = constrainedViews(count, in: root)
  return {
    for view in views { view.removeFromSuperview() }
    keep(root)
  }
}

@MainActor private func activation(of count: Int) -> @MainActor () -> Void {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let view = UIView()
  root.addSubview(view)
  let constraints = (0..<count).map {
    view.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: CGFloat($0))
  }
  return {
    NSLayoutConstraint.activate(constraints)
    keep(root)
  }
}

@MainActor private func deactivation(of count: Int) -> @MainActor () -> Void {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  keep(constrainedViews(count, in: root))
  let constraints = root.constraints
  return {
    for constraint in constraints { constraint.isActive = false }
    keep(root)
  }
}
