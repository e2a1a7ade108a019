/// What modifiers for accessibility say of the elements within: the outer one has the last word.
struct Marks: Equatable {
  var identifier: String?
  var label: String?
  var value: String?
  var hint: String?
  var isHidden: Bool?
  var added: UIAccessibilityTraits = []
  var removed: UIAccessibilityTraits = []
  var inputLabels: [String]?
  var actions: [Action] = []
  var isModal = false
  /// Which siblings are read first.
  var sortPriority: Double?
  var contents: [Detail] = []
  /// The rotors that can be turned to at the elements.
  var rotors: [UIAccessibilityCustomRotor] = []

  /// What is read when a user asks for more.
  struct Detail: Equatable {
    let label: String
    let value: String
    let importance: AXCustomContent.Importance
  }

  /// An action for assistive technologies.
  struct Action: Equatable {
    enum Kind: Equatable {
      case activate, escape, magicTap, increment, decrement
      case named(String)
    }
    let kind: Kind
    let run: @MainActor () -> Void

    /// A closure is never known to be the same.
    static func == (one: Action, other: Action) -> Bool { false }
  }

  var isEmpty: Bool { self == Marks() }

  /// These, where outer ones say nothing.
  func under(_ outer: Marks) -> Marks {
    var marks = self
    marks.identifier = outer.identifier ?? identifier
    marks.label = outer.label ?? label
    marks.value = outer.value ?? value
    marks.hint = outer.hint ?? hint
    marks.isHidden = outer.isHidden ?? isHidden
    marks.added = added.subtracting(outer.removed).union(outer.added)
    marks.removed = removed.subtracting(outer.added).union(outer.removed)
    marks.inputLabels = outer.inputLabels ?? inputLabels
    marks.actions =
      outer.actions
      + actions.filter { mine in
        !outer.actions.contains { $0.kind == mine.kind }
      }
    marks.isModal = isModal || outer.isModal
    marks.sortPriority = outer.sortPriority ?? sortPriority
    marks.contents = contents + outer.contents
    marks.rotors = rotors + outer.rotors
    return marks
  }

  /// Says it of a view; what was said before and is not any more goes.
  @MainActor func apply(to view: UIView) {
    guard let marked = view as? any MarkedView else { return applyAll(to: view) }
    guard !isEmpty || !marked.marks.isEmpty else { return }
    let old = marked.marks
    marked.marks = self
    if old.identifier != identifier { view.accessibilityIdentifier = identifier }
    if old.label != label { view.accessibilityLabel = label }
    if old.value != value { view.accessibilityValue = value }
    if old.hint != hint { view.accessibilityHint = hint }
    if old.isHidden != isHidden { view.accessibilityElementsHidden = isHidden ?? false }
    if old.inputLabels != inputLabels { view.accessibilityUserInputLabels = inputLabels }
    if old.isModal != isModal { view.accessibilityViewIsModal = isModal }
    view.accessibilityCustomActions = customActions
    if old.rotors != rotors { view.accessibilityCustomRotors = rotors.isEmpty ? nil : rotors }
    if !(view is HostedView), old.added != added || old.removed != removed {
      let own = view.accessibilityTraits.subtracting(old.added).union(old.removed)
      view.accessibilityTraits = own.union(added).subtracting(removed)
    }
  }

  /// A view that the app made keeps what it is not told.
  @MainActor private func applyAll(to view: UIView) {
    guard !isEmpty else { return }
    if let identifier { view.accessibilityIdentifier = identifier }
    if let label { view.accessibilityLabel = label }
    if let value { view.accessibilityValue = value }
    if let hint { view.accessibilityHint = hint }
    if let isHidden { view.accessibilityElementsHidden = isHidden }
    if let inputLabels { view.accessibilityUserInputLabels = inputLabels }
    if !actions.isEmpty { view.accessibilityCustomActions = customActions }
    if !rotors.isEmpty { view.accessibilityCustomRotors = rotors }
    if added != [] || removed != [] {
      view.accessibilityTraits = view.accessibilityTraits.union(added).subtracting(removed)
    }
  }

  @MainActor private var customActions: [UIAccessibilityCustomAction]? {
    let named = actions.compactMap { action -> UIAccessibilityCustomAction? in
      guard case .named(let name) = action.kind else { return nil }
      return UIAccessibilityCustomAction(name: name) { _ in
        action.run()
        return true
      }
    }
    return named.isEmpty ? nil : named
  }

  /// Runs the action of a kind, if there is one.
  @MainActor func perform(_ kind: Action.Kind) -> Bool {
    guard let action = actions.first(where: { $0.kind == kind }) else { return false }
    action.run()
    return true
  }
}

/// A view that remembers what was said of it.
@MainActor protocol MarkedView: HostedNaming, AXCustomContentProvider {
  var marks: Marks { get set }
}

extension MarkedView {
  /// What is read when a user asks for more, as modifiers say.
  var accessibilityCustomContent: [AXCustomContent]! {
    get {
      marks.contents.map { detail in
        let content = AXCustomContent(label: detail.label, value: detail.value)
        content.importance = detail.importance
        return content
      }
    }
    set {
      marks.contents = (newValue ?? []).map {
        .init(label: $0.label, value: $0.value, importance: $0.importance)
      }
    }
  }
}
