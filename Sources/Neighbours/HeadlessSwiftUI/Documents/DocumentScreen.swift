/// The screen of a document: its views, and a bar that leads back to the browser.
final class DocumentScreen: UINavigationController {
  private let document: HostedDocument

  init(_ document: HostedDocument, _ content: UIViewController) {
    self.document = document
    super.init(rootViewController: content)
    modalPresentationStyle = .fullScreen
    if content.navigationItem.title == nil { content.title = document.localizedName }
    let back = UIBarButtonItem(
      image: UIImage(systemName: "chevron.backward"),
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    back.accessibilityLabel = "Back"
    back.accessibilityIdentifier = "BackButton"
    content.navigationItem.backBarButtonItem = nil
    content.navigationItem.leftBarButtonItem = back
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { document.close() }
  }
}
