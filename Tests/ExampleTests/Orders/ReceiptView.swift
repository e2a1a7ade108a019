import HeadlessSwiftUI

/// Thanks, and what the guest thinks of it.
struct ReceiptView: View {
  let order: Order
  let startAgain: @MainActor () -> Void
  private static let most = 5

  var body: some View {
    VStack(spacing: 24) {
      Text("Thank you, \(order.name)").font(.title)
      Text(order.place.rawValue)
      stars
      Button("New order", action: startAgain)
    }
  }

  private var stars: some View {
    HStack {
      ForEach(1...Self.most, id: \.self) { star in
        Image(systemName: star <= order.rating ? "star.fill" : "star")
          .onTapGesture { order.rating = star }
      }
    }
    .accessibilityElement()
    .accessibilityLabel("Rating")
    .accessibilityValue("\(order.rating) of \(Self.most)")
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: order.rating = min(order.rating + 1, Self.most)
      case .decrement: order.rating = max(order.rating - 1, 0)
      @unknown default: break
      }
    }
  }
}
