import HeadlessSwiftUI

/// A model as apps have it that know of no actors.
class TeaModel: ObservableObject {
  @Published var name = ""
  @Published private(set) var cups = 0
  var onPour: (() -> Void)?

  func pour() {
    cups += 1
    onPour?()
  }

  func refill() async { await MainActor.run { cups = 0 } }
}

/// A kind of tea, whose icon is a view that no actor has.
enum Tea: String, CaseIterable, Identifiable {
  case green, black

  var id: String { rawValue }
  var icon: some View { Image(systemName: self == .green ? "leaf" : "cup.and.saucer") }
  var color: Color { self == .green ? .green : .brown }
}

struct WideButtonStyle: ButtonStyle {
  var color: Color = .accentColor

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(maxWidth: .infinity)
      .padding()
      .background(configuration.isPressed ? color.opacity(0.5) : color)
      .clipShape(Capsule())
  }
}

struct CardModifier: ViewModifier {
  func body(content: Content) -> some View { content.padding().background(Color.white) }
}

extension View {
  func card() -> some View { modifier(CardModifier()) }
}

struct NameField: UIViewRepresentable {
  @Binding var text: String

  class Coordinator: NSObject, UITextFieldDelegate {
    var parent: NameField

    init(_ parent: NameField) { self.parent = parent }

    func textFieldDidChangeSelection(_ textField: UITextField) {
      parent.text = textField.text ?? ""
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    field.placeholder = "Name"
    return field
  }

  func updateUIView(_ uiView: UITextField, context: Context) {
    if uiView.text != text { uiView.text = text }
  }
}

struct TeaView: View {
  @ObservedObject var model: TeaModel
  @State private var tea = Tea.green
  @Environment(\.isEnabled) private var isEnabled
  let onDone: () -> Void

  init(model: TeaModel, onDone: @escaping () -> Void = {}) {
    self.model = model
    self.onDone = onDone
  }

  private var title: String { "\(model.cups) cups of \(tea.rawValue)" }

  var body: some View {
    VStack(alignment: .leading) {
      Text(title).card()
      ForEach(Tea.allCases) { kind in
        Button(action: { tea = kind }) {
          HStack {
            kind.icon
            Text(kind.rawValue).foregroundColor(kind.color)
          }
        }
      }
      NameField(text: $model.name).frame(height: 30)
      Button("Pour", action: model.pour).buttonStyle(WideButtonStyle())
      Button("Done", action: onDone)
    }
    .onReceive(model.$name) { _ in }
    .task { await model.refill() }
  }
}

/// A screen of UIKit's that hosts the views, and keeps one of them.
class TeaViewController: UIViewController {
  let model = TeaModel()
  private(set) var isDone = false
  private lazy var teaView = TeaView(model: model) { [weak self] in self?.isDone = true }

  override func viewDidLoad() {
    super.viewDidLoad()
    let host = UIHostingController(rootView: teaView)
    addChild(host)
    host.view.frame = view.bounds
    host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(host.view)
    host.didMove(toParent: self)
  }
}
