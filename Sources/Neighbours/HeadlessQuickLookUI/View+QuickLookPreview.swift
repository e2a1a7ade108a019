public import Foundation
import HeadlessQuickLook
public import HeadlessSwiftUI

extension View {
  /// Shows a file while a binding has one.
  public nonisolated func quickLookPreview(_ item: Binding<URL?>) -> some View {
    modifier(PreviewModifier(selection: item, items: { item.wrappedValue.map { [$0] } ?? [] }))
  }

  /// Shows a file of several while a binding has one; the user may go to the others.
  public nonisolated func quickLookPreview<Items>(
    _ selection: Binding<Items.Element?>, in items: Items
  ) -> some View where Items: RandomAccessCollection, Items.Element == URL {
    let all = Array(items)
    return modifier(PreviewModifier(selection: selection, items: { all }))
  }
}

/// Presents the system's screen for files while a binding has one.
nonisolated struct PreviewModifier: PresentingModifier {
  typealias Body = Never

  let selection: Binding<URL?>
  let items: @MainActor () -> [URL]

  @MainActor var wanted: AnyHashable? { selection.wrappedValue == nil ? nil : true }

  @MainActor func makeScreen(_ node: _AnyNode) -> (any BoundScreen)? {
    let screen = PreviewScreen()
    show(in: screen)
    screen.dataSource = screen
    return screen
  }

  @MainActor func update(_ screen: any BoundScreen, _ node: _AnyNode) {
    if let screen = screen as? PreviewScreen { show(in: screen) }
  }

  @MainActor private func show(in screen: PreviewScreen) {
    guard let url = selection.wrappedValue else { return }
    screen.show(items(), at: url) { selection.wrappedValue = $0 }
  }

  @MainActor func takeBack() { selection.wrappedValue = nil }
}
