import HeadlessSwiftUI

/// The contents of a tip.
struct TipCard: View {
  let tip: any Tip
  let action: @MainActor (Tips.Action) -> Void

  var body: some View {
    HStack(alignment: .top) {
      tip.image?.foregroundStyle(.tint).accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 4) {
        tip.title.font(.headline)
        tip.message?.font(.subheadline).foregroundStyle(.secondary)
        ForEach(Array(tip.actions.enumerated()), id: \.offset) { _, item in
          Button {
            item.handler()
            action(item)
          } label: {
            item.label
          }
        }
      }
      Spacer()
      Button {
        tip.invalidate(reason: .tipClosed)
      } label: {
        Image(systemName: "xmark").accessibilityLabel("Close")
      }
    }
    .onAppear { TipBook.current.display(tip) }
    .onDisappear { TipBook.current.ended(tip) }
  }
}
