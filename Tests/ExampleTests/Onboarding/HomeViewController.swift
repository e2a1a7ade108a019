import Fleet

/// The app's first screen, which shows the tour once.
@MainActor
final class HomeViewController: UIViewController {
  private(set) var hasSeenTour = false
  private let fade = FadeTransition()
  private(set) var tour: TourViewController?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasSeenTour, tour == nil else { return }
    let tour = TourViewController(["Welcome", "Find birds", "Keep a diary"])
    tour.modalPresentationStyle = .fullScreen
    tour.transitioningDelegate = fade
    tour.didFinish = { [weak self] in self?.endTour() }
    self.tour = tour
    present(tour, animated: true)
  }

  private func endTour() {
    hasSeenTour = true
    dismiss(animated: true) { [weak self] in self?.tour = nil }
  }
}
