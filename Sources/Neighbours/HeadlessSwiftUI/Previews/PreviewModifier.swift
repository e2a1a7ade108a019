/// A change of previews, with something that several of them share.
@preconcurrency @MainActor
public protocol PreviewModifier {
  /// What the previews share.
  associatedtype Context = Void
  /// The type of the changed preview.
  associatedtype Body: View
  /// The preview.
  typealias Content = PreviewModifierContent

  /// Makes what the previews share.
  static func makeSharedContext() async throws -> Context

  /// The changed preview.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes nothing.
  public static func makeSharedContext() async throws {}
}

/// What a modifier of previews is given to change.
public nonisolated struct PreviewModifierContent: View {
  let content: AnyView

  /// The preview.
  @MainActor public var body: some View { content }
}

/// A preview that a modifier changes, as soon as what it shares is there.
struct ModifiedPreview<M: PreviewModifier>: View {
  let content: AnyView
  let modifier: M
  @State private var context: M.Context?

  init(content: AnyView, modifier: M) {
    self.content = content
    self.modifier = modifier
    // Nothing to share need not be waited for.
    _context = State(initialValue: () as? M.Context)
  }

  var body: some View {
    if let context {
      modifier.body(content: PreviewModifierContent(content: content), context: context)
    } else {
      Color.clear.task { context = try? await M.makeSharedContext() }
    }
  }
}
