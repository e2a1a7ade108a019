import HeadlessSwiftUI

/// The name of the guest, the place, and what it costs.
struct CheckoutView: View {
  @Bindable var order: Order
  let pay: @MainActor () -> Void
  @FocusState private var isNaming: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      TextField("Name", text: $order.name)
        .textFieldStyle(.roundedBorder)
        .focused($isNaming)
        .submitLabel(.done)
      Picker("Place", selection: $order.place) {
        ForEach(Order.Place.allCases) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(.segmented)
      Toggle("Tip", isOn: $order.hasTip).accessibilityIdentifier("tip")
      Button("Pay \(order.total) €") {
        isNaming = false
        pay()
      }
      .frame(maxWidth: .infinity)
      .disabled(order.name.isEmpty)
    }
    .padding()
  }
}
