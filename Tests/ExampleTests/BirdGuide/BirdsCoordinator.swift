import Fleet

/// The first tab: the birds, and a page for each of them.
@MainActor
final class BirdsCoordinator: Coordinator {
  private let router: Router
  private let store: SightingStore
  private var sightingCoordinator: SightingCoordinator?
  private(set) var closedPages: [String] = []

  init(router: Router, store: SightingStore) {
    self.router = router
    self.store = store
  }

  func start() {
    let list = BirdListViewController(birds: ["Robin", "Wren"])
    list.onChoose = { [weak self] in self?.showPage(of: $0) }
    router.push(list)
  }

  private func showPage(of bird: String) {
    let page = BirdPageViewController(bird: bird)
    page.onAddSighting = { [weak self] in self?.addSighting(of: bird) }
    router.push(page) { [weak self] in self?.closedPages.append(bird) }
  }

  private func addSighting(of bird: String) {
    let coordinator = SightingCoordinator(router: router, store: store, bird: bird)
    coordinator.onEnd = { [weak self] in self?.sightingCoordinator = nil }
    sightingCoordinator = coordinator
    coordinator.start()
  }
}
