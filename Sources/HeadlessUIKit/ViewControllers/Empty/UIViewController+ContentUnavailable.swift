import Foundation

extension UIViewController {
  /// Shows the configuration in front of the screen's views, or removes it.
  final func contentUnavailableDidChange() {
    guard let configuration = contentUnavailableConfiguration else {
      contentUnavailableView?.removeFromSuperview()
      contentUnavailableView = nil
      return
    }
    guard let view = viewIfLoaded else { return }
    let updated = configuration.updated(for: contentUnavailableConfigurationState)
    if let shown = contentUnavailableView as? any UIView & UIContentView,
      shown.supports(updated)
    {
      shown.configuration = updated
    } else {
      contentUnavailableView?.removeFromSuperview()
      contentUnavailableView = updated.makeContentView()
    }
    guard let shown = contentUnavailableView else { return }
    shown.frame = view.bounds
    shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if shown.superview !== view { view.addSubview(shown) }
  }

  /// Asks the screen what it shows while it has nothing to show, when it appears for the first time.
  final func updateContentUnavailableOnce() {
    guard !hasUpdatedContentUnavailable else { return }
    hasUpdatedContentUnavailable = true
    guard type(of: self) != UIViewController.self else { return }
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    contentUnavailableDidChange()
  }
}
