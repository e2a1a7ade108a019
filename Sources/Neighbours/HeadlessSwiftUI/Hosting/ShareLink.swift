/// A control that opens a sheet for sharing.
public nonisolated struct ShareLink<Label: View>: View {
  private let items: [Any]
  private let message: Text?
  private let label: Label

  init(_ items: [Any], _ message: Text?, _ label: Label) {
    (self.items, self.message) = (items, message)
    self.label = label
  }

  /// The control.
  @MainActor public var body: some View {
    ShareButton(items: items, message: message, label: label)
  }

  /// Creates a control that shares a text.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init([item], message, label())
  }

  /// Creates a control that shares an address.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init([item], message, label())
  }

  /// Creates a control that shares several texts or addresses.
  public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element == URL {
    self.init(Array(items), message, label())
  }
}

/// The label of a control for sharing that has no other one.
public nonisolated struct DefaultShareLinkLabel: View {
  let title: Text?

  /// The symbol and the title.
  @MainActor public var body: some View {
    Label {
      title ?? Text(verbatim: "Share…")
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a control that shares a text.
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init([item], message, .init(title: nil))
  }
  /// Creates a control that shares an address.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init([item], message, .init(title: nil))
  }
  /// Creates a control with a title that shares a text.
  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init([item], message, .init(title: Text(titleKey)))
  }
  /// Creates a control with a title that shares an address.
  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init([item], message, .init(title: Text(titleKey)))
  }
  /// Creates a control with a title that shares a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init([item], message, .init(title: Text(title)))
  }
  /// Creates a control with a title that shares an address.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init([item], message, .init(title: Text(title)))
  }
}

/// A button that presents UIKit's sheet, from the screen that it is on.
private nonisolated struct ShareButton<Label: View>: View {
  typealias Body = Never

  let items: [Any]
  let message: Text?
  let label: Label

  @MainActor static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    ShareNode(view, context)
  }
}

private final class ShareNode<Label: View>: SingleNode<ShareButton<Label>, Button<Label>> {
  private var view: ShareButton<Label>

  init(_ view: ShareButton<Label>, _ context: _Context) {
    self.view = view
    super.init(context)
    child = Button._makeNode(button, inner())
  }

  private var button: Button<Label> {
    Button(action: { [weak self] in self?.share() }, label: { view.label })
  }

  override func update(_ view: ShareButton<Label>, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    child?.update(button, environment)
  }

  private func share() {
    let words = view.message.map { TextResolver(self).string($0) }
    let sheet = UIActivityViewController(
      activityItems: view.items + [words].compactMap { $0 }, applicationActivities: nil)
    if let popover = sheet.popoverPresentationController {
      popover.sourceView = host.view
      popover.sourceRect = host.view.bounds
    }
    host.view.window?.rootViewController?.frontmostController.present(sheet, animated: true)
  }
}
