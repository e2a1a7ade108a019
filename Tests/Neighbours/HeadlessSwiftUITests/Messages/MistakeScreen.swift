import HeadlessSwiftUI

/// A screen on which a test can be wrong in many ways.
struct MistakeScreen: View {
  let model: Model
  private let choices = ["one", "two"]

  /// What changes when something is done: nothing does, where a test is wrong.
  @MainActor @Observable final class Model {
    var count = 0
    var isOn = false
    var volume = 0.25
    var guests = 3
    var name = ""
    var choice = "one"
    var date = Date(timeIntervalSince1970: 0)
    var color = Color.red

    func add() { count += 1 }

    /// All of it.
    var state: String {
      "\(count) \(isOn) \(volume) \(guests) \(name) \(choice) \(date.timeIntervalSince1970)"
    }
  }

  var body: some View {
    VStack(spacing: 4) {
      buttons
      Locked(model: model, choices: choices).disabled(true)
      Covered(model: model)
      Values(model: model, choices: choices)
      Absent(model: model)
    }
  }

  private var buttons: some View {
    HStack {
      Button("Pay", action: { model.add() })
      Button("Twin", action: { model.add() })
      Button("Twin", action: { model.add() })
      Menu("Sort") {
        Button("By name", action: { model.add() })
        Button("By date", action: { model.add() }).disabled(true)
      }
    }
  }

  /// What cannot be used.
  struct Locked: View {
    @Bindable var model: Model
    let choices: [String]

    var body: some View {
      VStack(spacing: 2) {
        Button("Closed", action: { model.add() })
        Link("Terms", destination: URL(filePath: "/terms"))
        Toggle("Locked switch", isOn: $model.isOn)
        Slider(value: $model.volume) { Text("Locked volume") }
        Stepper("Locked guests", value: $model.guests)
        TextField("Locked name", text: $model.name)
        SecureField("Locked word", text: $model.name)
        Picker("Locked choice", selection: $model.choice) {
          ForEach(choices, id: \.self) { Text("locked \($0)").tag($0) }
        }
        .pickerStyle(.segmented)
        DatePicker("Locked date", selection: $model.date)
        DisclosureGroup("Locked details") { Text("inside") }
      }
    }
  }

  /// What something lies in front of.
  struct Covered: View {
    @Bindable var model: Model

    var body: some View {
      ZStack {
        HStack {
          Button("Under", action: { model.add() })
          Toggle("Under switch", isOn: $model.isOn)
          TextField("Under name", text: $model.name)
        }
        Color.white.contentShape(Rectangle()).onTapGesture {}
      }
      .frame(height: 40)
    }
  }

  /// What holds a value.
  struct Values: View {
    @Bindable var model: Model
    let choices: [String]

    var body: some View {
      VStack(spacing: 2) {
        Toggle("Sounds", isOn: $model.isOn)
        Slider(value: $model.volume) { Text("Volume") }
        Stepper("Guests", value: $model.guests, in: 0...3)
        TextField("Name", text: $model.name)
        Picker("Choice", selection: $model.choice) {
          ForEach(choices, id: \.self) { Text($0).tag($0) }
        }
        .pickerStyle(.segmented)
        Text("Words")
      }
    }
  }

  /// What is not to be met.
  struct Absent: View {
    let model: Model

    var body: some View {
      VStack {
        Button("Ghost", action: { model.add() }).opacity(0)
        Button("Hidden", action: { model.add() }).hidden()
        Button("Unspoken", action: { model.add() }).accessibilityHidden(true)
        Button("Numb", action: { model.add() }).allowsHitTesting(false)
        Button("Away", action: { model.add() }).offset(x: 2000)
      }
    }
  }
}
