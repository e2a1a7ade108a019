import Fleet

/// The modal flow that notes a sighting: a form, which asks before it throws a change away.
@MainActor
final class SightingCoordinator: NSObject, Coordinator {
  var onEnd: (() -> Void)?
  private let router: Router
  private let store: SightingStore
  private let bird: String

  init(router: Router, store: SightingStore, bird: String) {
    self.router = router
    self.store = store
    self.bird = bird
  }

  func start() {
    let form = SightingFormViewController(bird: bird)
    form.onSave = { [weak self] in self?.save($0) }
    form.onCancel = { [weak self] in self?.cancel($0) }
    let navigation = UINavigationController(rootViewController: form)
    navigation.presentationController?.delegate = self
    router.present(navigation)
  }

  private func save(_ sighting: Sighting) {
    store.add(sighting)
    end()
  }

  private func cancel(_ form: SightingFormViewController) {
    guard form.hasChanges else { return end() }
    let alert = UIAlertController(
      title: "Discard the sighting?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep editing", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in self?.end() })
    form.present(alert, animated: true)
  }

  private func end() { router.dismiss { [onEnd] in onEnd?() } }
}

extension SightingCoordinator: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    onEnd?()
  }
}
