/// The node of a group of documents, which makes the screens of its windows.
final class DocumentGroupNode<Document, Content: View>:
  _SceneNode<DocumentGroup<Document, Content>>, WindowKind
{
  private var group: DocumentGroup<Document, Content>
  /// The screens of documents that are open.
  private var screens: [Weak<UIHostingController<AnyView>>] = []

  init(_ group: DocumentGroup<Document, Content>, _ context: _Context) {
    self.group = group
    super.init(context)
  }

  var id: String? { nil }
  var isSingle: Bool { false }
  var isFirst: Bool { true }
  func takes(_ value: AnyHashable?) -> Bool { value == nil }
  func wants(_ activity: NSUserActivity?) -> Bool { false }

  func makeScreen(of window: AppWindow) -> UIViewController {
    DocumentBrowser(group.kind, updates) { [unowned self] document in
      makeScreen(of: document, in: window)
    }
  }

  private func makeScreen(of document: HostedDocument, in window: AppWindow) -> UIViewController {
    var environment = window.environment(within: environment)
    environment.undoManager = document.undoManager
    let screen = UIHostingController(group.kind.makeView(document), of: self, environment)
    screens = screens.filter { $0.object != nil } + [Weak(screen)]
    return screen
  }

  func update(_ window: AppWindow) {
    for screen in screens {
      guard let screen = screen.object, let host = screen.host else { continue }
      var environment = window.environment(within: environment)
      environment.undoManager = host.environment.undoManager
      screen.take(environment)
    }
  }

  override func update(
    _ group: DocumentGroup<Document, Content>, _ environment: EnvironmentValues
  ) {
    self.group = group
    self.environment = environment
  }
}
