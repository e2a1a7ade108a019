public import HeadlessSwiftUI

extension View {
  /// Shows a tip that points to the view, while it is to show.
  @preconcurrency
  public nonisolated func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil,
    action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) -> some View { modifier(TipModifier(tip: tip, arrowEdge: arrowEdge, action: action)) }

  /// Has a look for tips.
  public nonisolated func tipBackground(_ style: some ShapeStyle) -> some View { self }

  /// Shows pictures of tips at a size.
  public nonisolated func tipImageSize(_ size: CGSize) -> some View { self }
}

/// Presents a tip while it is to show.
private struct TipModifier: ViewModifier {
  let tip: (any Tip)?
  let arrowEdge: Edge?
  let action: @MainActor (Tips.Action) -> Void

  func body(content: Content) -> some View {
    content.popover(isPresented: isPresented, arrowEdge: arrowEdge) {
      if let tip {
        AnyView(TipCard(tip: tip, action: action))
          .padding()
          .presentationCompactAdaptation(.popover)
      }
    }
  }

  private var isPresented: Binding<Bool> {
    let isShown = tip?.shouldDisplay ?? false
    return Binding(get: { isShown }, set: { if !$0 { tip?.invalidate(reason: .tipClosed) } })
  }
}
