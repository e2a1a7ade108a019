import Foundation

extension UIViewController {
  /// Shows the configuration in front of the screen's views, or removes it.
  final func contentUnavailableDidChange() {
    guard let configuration = contentUnavailableConfiguration else {
      emptyState.view?.removeFromSuperview()
      emptyState.view = nil
      return
    }
    guard let view = viewIfLoaded else { return }
    let updated = configuration.updated(for: contentUnavailableConfigurationState)
    if let shown = emptyState.view as? any UIView & UIContentView,
      shown.supports(updated)
    {
      shown.configuration = updated
    } else {
      emptyState.view?.removeFromSuperview()
      emptyState.view = updated.makeContentView()
    }
    guard let shown = emptyState.view else { return }
    shown.frame = view.bounds
    shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if shown.superview !== view { view.addSubview(shown) }
  }

  /// Asks the screen for its content while it is empty, when it appears for the first time.
  final func updateContentUnavailableOnce() {
    guard !emptyState.hasUpdated else { return }
    emptyState.hasUpdated = true
    guard type(of: self) != UIViewController.self,
      hostApplication.device.system.asksForUnavailableContent
    else { return }
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    contentUnavailableDidChange()
  }
}
