import HeadlessSwiftUI

/// What there is, and what is ordered of it.
struct MenuView: View {
  let order: Order
  let checkOut: @MainActor () -> Void

  var body: some View {
    VStack(spacing: 16) {
      ForEach(order.drinks, id: \.self) { drink in
        DrinkRow(drink: drink, count: order.counts[drink] ?? 0) { order.add(drink) }
      }
      Spacer()
      Text("Total: \(order.sum) €").font(.headline)
      Button("Check out", action: checkOut)
        .buttonStyle(.borderedProminent)
        .disabled(order.sum == 0)
    }
    .padding()
  }
}

/// A drink, how often it is ordered, and a button for one more.
private struct DrinkRow: View {
  let drink: String
  let count: Int
  let add: @MainActor () -> Void

  var body: some View {
    HStack {
      Text("\(count) × \(drink)")
      Spacer()
      Button(action: add) { Image(systemName: "plus") }.accessibilityLabel("Add \(drink)")
    }
  }
}
