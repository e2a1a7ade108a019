import Foundation

/// The view that one presentation happens in.
@MainActor
final class PresentationView: UIView {
  /// What leads to the presentation controller, which is not to be referred to weakly.
  private let presentedLink: ControllerLink

  init(frame: CGRect, presented: UIViewController) {
    presentedLink = presented.link
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    let controller = presentedLink.controller?.presentationState.controller
    controller?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    controller?.containerViewDidLayoutSubviews()
  }
}
