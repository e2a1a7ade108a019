public import HeadlessSwiftUI

/// A tip among other views, while it is to show.
public struct TipView<Content: Tip>: View {
  private let tip: Content?
  private let action: @MainActor (Tips.Action) -> Void

  /// Creates the view of a tip.
  @preconcurrency
  public init(
    _ tip: Content?, arrowEdge: Edge? = nil,
    action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) {
    self.tip = tip
    self.action = action
  }

  /// The tip, if it is to show.
  public var body: some View {
    if let tip, tip.shouldDisplay {
      TipCard(tip: tip, action: action)
        .padding()
        .background(Color(uiColor: .secondarySystemBackground))
        .cornerRadius(12)
    }
  }
}
