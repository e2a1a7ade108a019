/// A label with a control at its end; the label names the control where it is hidden, too.
struct LabeledRow<Label: View, Control: View>: View {
  @Environment(\.hidesLabels) private var hidesLabels
  let label: Label
  let control: Control

  var body: some View {
    if hidesLabels || Label.self == EmptyView.self {
      control
    } else {
      HStack {
        label
        Spacer()
        control
      }
    }
  }
}
