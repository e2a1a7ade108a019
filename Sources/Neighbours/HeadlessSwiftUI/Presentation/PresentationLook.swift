/// What the views of a presented screen say of how it is presented.
@MainActor
final class PresentationLook {
  weak var screen: UIViewController? { didSet { apply() } }
  private var settings: [(node: ObjectIdentifier, settings: PresentationSettings)] = []

  /// Takes what the modifier of a node says, or nothing any more.
  func take(_ settings: PresentationSettings?, of node: _AnyNode) {
    let id = ObjectIdentifier(node)
    if let index = self.settings.firstIndex(where: { $0.node == id }) {
      if let settings {
        self.settings[index].settings = settings
      } else {
        self.settings.remove(at: index)
      }
    } else if let settings {
      self.settings.append((id, settings))
    }
    apply()
  }

  /// What the outermost modifier says that says anything: its node is the last to come.
  private func said<T>(_ value: (PresentationSettings) -> T?) -> T? {
    for each in settings.reversed() { if let found = value(each.settings) { return found } }
    return nil
  }

  var adaptation: PresentationAdaptation? { said(\.adaptation) }

  private func apply() {
    guard let screen else { return }
    screen.isModalInPresentation = settings.contains { $0.settings.isModal == true }
    guard let sheet = screen.sheetPresentationController else { return }
    if let indicator = said(\.dragIndicator) {
      sheet.prefersGrabberVisible = indicator == .visible
    }
    if let radius = said(\.cornerRadius) { sheet.preferredCornerRadius = radius }
    if let detents = said(\.detents), !detents.isEmpty {
      let environment = said(\.environment) ?? EnvironmentValues()
      let all = detents.map { $0.detent(environment) }
        .sorted { $0.identifier.rawValue < $1.identifier.rawValue }
      if sheet.detents.map(\.identifier) != all.map(\.identifier) { sheet.detents = all }
      if let selected = said(\.selected)?.identifier,
        sheet.selectedDetentIdentifier != selected
      {
        sheet.selectedDetentIdentifier = selected
      }
    }
    if let interaction = said(\.interaction) {
      sheet.largestUndimmedDetentIdentifier = interaction.largestUndimmed
    }
  }

  /// The user has dragged the sheet to a height.
  func selected(_ identifier: UISheetPresentationController.Detent.Identifier?) {
    let all = said(\.detents) ?? []
    guard let detent = all.first(where: { $0.identifier == identifier }) else { return }
    said(\.selection)?.wrappedValue = detent
  }
}

/// What a modifier says of a presentation.
struct PresentationSettings {
  var detents: Set<PresentationDetent>?
  var selection: Binding<PresentationDetent>?
  /// The height that the binding has.
  var selected: PresentationDetent?
  var dragIndicator: Visibility?
  var isModal: Bool?
  var cornerRadius: CGFloat?
  var interaction: PresentationBackgroundInteraction?
  var adaptation: PresentationAdaptation?
  var environment: EnvironmentValues?
}

extension EnvironmentValues {
  private struct LookKey: EnvironmentKey { static var defaultValue: PresentationLook? { nil } }

  /// How the screen around is presented, if a binding presents it.
  var presentationLook: PresentationLook? {
    get { self[LookKey.self] }
    set { self[LookKey.self] = newValue }
  }
}
