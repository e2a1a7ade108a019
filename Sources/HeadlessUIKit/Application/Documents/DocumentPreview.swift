/// The system's screen in which a document interaction controller shows its file: a bar with the name
/// and a button.
final class DocumentPreview: UIViewController, SystemScreen {
  private var controller: UIDocumentInteractionController?

  init(of controller: UIDocumentInteractionController) {
    self.controller = controller
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    addBar(controller?.name ?? "", .done) { [weak self] in
      self?.endAsUser { self?.end() }
    }
  }

  /// Tells the preview's owner once that it has gone.
  func end() {
    controller?.previewHasGone()
    controller = nil
  }
}
