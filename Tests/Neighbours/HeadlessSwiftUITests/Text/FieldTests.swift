import Fleet
import FleetTesting
import HeadlessSwiftUI
import Testing

/// Fields, and the focus.
@MainActor
@Suite("Fields of SwiftUI", .freshApplication)
struct FieldTests {
  private struct Form: View {
    enum Place { case name, code }
    @State private var name = ""
    @State private var code = ""
    @State private var sent = 0
    @FocusState private var place: Place?
    var prompt: Text?

    var body: some View {
      VStack {
        TextField("Name", text: $name, prompt: prompt)
          .focused($place, equals: .name)
          .submitLabel(.next)
          .onSubmit { place = .code }
        SecureField("Code", text: $code)
          .focused($place, equals: .code)
          .onSubmit { sent += 1 }
        Button("Edit name") { place = .name }
        Button("Done") { place = nil }
        Text("\(name) \(code) \(sent)")
        Text(place == nil ? "nowhere" : place == .name ? "in name" : "in code")
      }
    }
  }

  private struct Told: View {
    @Environment(\.isFocused) private var isFocused
    var body: some View { Text(isFocused ? "here" : "elsewhere") }
  }

  private struct Focused: View {
    @State private var sort = 1
    @FocusState private var isIn: Bool
    let title = "Sort"

    var body: some View {
      let texts = Group(content: {
        Text("By name").tag(1)
        Text("By date").tag(2)
      })
      Picker(title, systemImage: "arrow.up", selection: $sort) { texts }
      TextField("Name", text: .constant("")).focused($isIn).overlay { Told().focused($isIn) }
      Button(isIn ? "Editing" : "Edit") { isIn = true }
    }
  }

  @Test func `behaviour 1081: the environment tells of the focus`() {
    show(Focused())
    #expect(texts.contains("elsewhere"))
    Fleet.screen.buttons["Edit"].tap()
    #expect(texts.contains("here"))
    #expect(texts.contains("By name"))
  }

  @Test func `behaviour 1080: what the user types is the binding's value`() {
    show(Form())
    Fleet.screen.textFields["Name"].enter("Ann")
    #expect(texts.contains("Ann  0"))
    Fleet.screen.secureTextFields["Code"].enter("12")
    #expect(texts.contains("Ann 12 0"))
  }

  @Test func `behaviour 1080: a field is found by its title, or by its prompt`() {
    show(Form(prompt: Text("First name")))
    #expect(Fleet.screen.textFields["First name"].exists)
    #expect(!Fleet.screen.textFields["Name"].exists)
  }

  @Test func `behaviour 1081: the focus follows the state, and the state the focus`() {
    show(Form())
    #expect(texts.contains("nowhere"))
    Fleet.screen.buttons["Edit name"].tap()
    #expect(Fleet.screen.textFields["Name"].hasKeyboardFocus)
    #expect(texts.contains("in name"))
    Fleet.screen.secureTextFields["Code"].tap()
    #expect(texts.contains("in code"))
    Fleet.screen.buttons["Done"].tap()
    #expect(texts.contains("nowhere"))
    #expect(!Fleet.screen.secureTextFields["Code"].hasKeyboardFocus)
  }

  @Test func `behaviour 1082: the return key submits, and the focus moves on`() {
    show(Form())
    Fleet.screen.textFields["Name"].tap()
    Fleet.screen.textFields["Name"].tapReturnKey()
    #expect(Fleet.screen.secureTextFields["Code"].hasKeyboardFocus)
    Fleet.screen.secureTextFields["Code"].tapReturnKey()
    #expect(texts.contains("  1"))
  }

  private struct Limited: View {
    @State private var text = ""
    var body: some View {
      VStack {
        TextField(
          "Short", text: Binding(get: { text }, set: { text = String($0.prefix(3)) }))
        Text(text)
      }
    }
  }

  @Test func `behaviour 1083: what a binding refuses does not stay in the field`() {
    show(Limited())
    Fleet.screen.textFields["Short"].enter("abcdef")
    #expect(texts == ["abc"])
    #expect(Fleet.screen.textFields.firstMatch.value == "abc")
  }

  private struct Amount: View {
    @State private var amount = 3
    var body: some View {
      VStack {
        TextField("Amount", value: $amount, format: .number)
        Button("Next") { amount += 1 }
        Text("is \(amount)")
      }
    }
  }

  @Test func `behaviour 1084: a format reads when typing ends`() {
    show(Amount())
    Fleet.screen.textFields.firstMatch.enter("42")
    #expect(texts == ["is 342"])
    Fleet.screen.buttons["Next"].tap()
    #expect(Fleet.screen.textFields.firstMatch.value == "343")
  }

  private struct Notes: View {
    @State private var text = "old"
    var body: some View {
      VStack {
        TextEditor(text: $text).accessibilityIdentifier("notes")
        Text("has \(text)")
      }
    }
  }

  @Test func `behaviour 1080: an editor is a text view`() {
    show(Notes())
    Fleet.screen.textViews["notes"].enter("new")
    #expect(texts.contains("has oldnew"))
  }

  @Test func `modifiers of fields reach UIKit`() {
    let controller = show(
      TextField("Mail", text: .constant(""))
        .keyboardType(.emailAddress).textContentType(.emailAddress)
        .textInputAutocapitalization(.never).autocorrectionDisabled().submitLabel(.go)
        .environment(\.isEnabled, false))
    let field = controller.view.subviews.compactMap { $0 as? UITextField }.first
    #expect(field?.keyboardType == .emailAddress)
    #expect(field?.textContentType == .emailAddress)
    #expect(field?.autocapitalizationType == UITextAutocapitalizationType.none)
    #expect(field?.autocorrectionType == .no)
    #expect(field?.returnKeyType == .go)
    #expect(field?.isEnabled == false)
  }
}
