import Foundation

/// What a cell, a header or a footer holds: a plain view with labels, or what a configuration makes.
@MainActor
final class CellContent {
  private(set) var configuration: (any UIContentConfiguration)? {
    didSet { hasConfiguration = configuration != nil }
  }
  /// Whether there is a configuration: asking for that itself copies it.
  private(set) var hasConfiguration = false
  private(set) var storedView: UIView?
  private(set) var label: UILabel?
  private(set) var second: UILabel?
  private(set) var image: UIImageView?

  /// The view that holds the content, made when it is first asked for.
  func view(in owner: UIView) -> UIView {
    if let storedView { return storedView }
    let view = UIView(frame: owner.bounds)
    storedView = view
    owner.addSubview(view)
    return view
  }

  /// The first label of the plain view, made when it is first asked for.
  func firstLabel(in owner: UIView) -> UILabel? {
    if let label { return label }
    label = makeLabel(in: owner)
    return label
  }

  /// Takes over what a storyboard or nib has made.
  func adopt(label: UILabel?, second: UILabel?, image: UIImageView?) {
    self.label = label
    self.second = second
    self.image = image
  }

  /// The second label of the plain view, made when it is first asked for.
  func secondLabel(in owner: UIView) -> UILabel? {
    if let second { return second }
    second = makeLabel(in: owner)
    return second
  }

  private func makeLabel(in owner: UIView) -> UILabel? {
    guard configuration == nil else { return nil }
    let label = UILabel()
    view(in: owner).addSubview(label)
    owner.setNeedsLayout()
    return label
  }

  /// The image view of the plain view, made when it is first asked for.
  func imageView(in owner: UIView) -> UIImageView? {
    if let image { return image }
    guard configuration == nil else { return nil }
    let view = UIImageView()
    image = view
    self.view(in: owner).addSubview(view)
    owner.setNeedsLayout()
    return view
  }

  /// Has the labels and the image look highlighted or not.
  func setHighlighted(_ isHighlighted: Bool) {
    label?.isHighlighted = isHighlighted
    second?.isHighlighted = isHighlighted
    image?.isHighlighted = isHighlighted
  }

  /// Shows a configuration, in the view of the one before where that can show it too.
  func configure(_ new: (any UIContentConfiguration)?, in owner: UIView) {
    let hadConfiguration = hasConfiguration
    configuration = new
    guard let new else {
      if hadConfiguration { replaceView(with: nil, in: owner) }
      return
    }
    if hadConfiguration, let view = storedView as? any UIView & UIContentView, view.supports(new) {
      view.configuration = new
    } else {
      replaceView(with: new.makeContentView(), in: owner)
    }
  }

  private func replaceView(with view: UIView?, in owner: UIView) {
    storedView?.removeFromSuperview()
    label = nil
    second = nil
    image = nil
    storedView = view
    guard let view else { return }
    view.frame = owner.bounds
    owner.addSubview(view)
  }

  /// Has the configuration follow a state.
  func update(for state: any UIConfigurationState, in owner: UIView) {
    guard let configuration else { return }
    configure(configuration.updated(for: state), in: owner)
  }
}
