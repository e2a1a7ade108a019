import Fleet

/// The second tab: what was seen.
@MainActor
final class DiaryCoordinator: Coordinator {
  private let router: Router
  private let store: SightingStore

  init(router: Router, store: SightingStore) {
    self.router = router
    self.store = store
  }

  func start() { router.push(DiaryViewController(store: store)) }
}
