import Foundation

/// The view that one presentation happens in.
@MainActor
final class PresentationView: UIView {
  /// What leads to the presentation controller, which is not to be referred to weakly.
  private let presentedPlace: ControllerPlace

  init(frame: CGRect, presented: UIViewController) {
    presentedPlace = presented.place
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    let controller = presentedPlace.controller?.storedPresentationController
    controller?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    controller?.containerViewDidLayoutSubviews()
  }
}
