/// A control for a color.
public nonisolated struct ColorPicker<Label: View>: View {
  private let leaf: ColorLeaf
  private let label: Label

  private init(_ selection: Binding<Color>, _ supportsOpacity: Bool, _ label: Label) {
    self.label = label
    leaf = ColorLeaf(
      selection: selection, supportsOpacity: supportsOpacity, label: AnyView(label))
  }

  /// The well at the end of its label.
  @MainActor public var body: some View { LabeledRow(label: label, control: leaf) }

  /// Creates a picker.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, supportsOpacity, label())
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection, supportsOpacity, Text(titleKey))
  }
  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection, supportsOpacity, Text(title))
  }
}

/// A well of UIKit's, whose color is a binding's.
nonisolated struct ColorLeaf: LeafView {
  typealias Body = Never

  let selection: Binding<Color>
  let supportsOpacity: Bool
  let label: AnyView

  @MainActor func make(_ node: LeafNode<Self>) -> HostedColorWell {
    let view = HostedColorWell(frame: .zero)
    view.words = ViewWords(label, node.inner())
    view.addAction(
      UIAction { [weak node, weak view] _ in
        guard let node, let color = view?.selectedColor else { return }
        node.view.selection.wrappedValue = Color(uiColor: color)
      }, for: .valueChanged)
    return view
  }

  @MainActor func show(in view: HostedColorWell, _ node: LeafNode<Self>) {
    view.words?.update(label, node.environment)
    view.title = view.words?.words
    view.supportsAlpha = supportsOpacity
    view.selectedColor = selection.wrappedValue.uiColor(node.environment)
    view.isEnabled = node.environment.isEnabled
  }

  @MainActor func measure(_ view: HostedColorWell, _ proposal: ProposedViewSize) -> CGSize {
    view.intrinsicContentSize
  }

  static func isSame(_ one: Self, _ other: Self) -> Bool { false }
}

/// The well.
final class HostedColorWell: UIColorWell, MarkedView {
  var marks = Marks()
  var words: ViewWords<AnyView>?
}
