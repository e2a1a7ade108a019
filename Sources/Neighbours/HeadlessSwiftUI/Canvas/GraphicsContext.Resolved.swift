extension GraphicsContext {
  /// A text with the look that it has in a context.
  public struct ResolvedText {
    /// What its letters are filled with.
    public var shading = Shading.foreground
    let text: Text
    let board: CanvasBoard

    init(text: Text, board: CanvasBoard) {
      self.text = text
      self.board = board
    }

    /// Returns the size of the text within another one.
    public func measure(in size: CGSize) -> CGSize {
      MainActor.runUnchecked(with: self) { $0.board.size(of: $0, in: size) }
    }

    /// Returns how far below its top the first line stands.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      MainActor.runUnchecked(with: self) { $0.board.baseline(of: $0, in: size, isLast: false) }
    }

    /// Returns how far below its top the last line stands.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      MainActor.runUnchecked(with: self) { $0.board.baseline(of: $0, in: size, isLast: true) }
    }
  }

  /// A picture with the look that it has in a context.
  public struct ResolvedImage {
    /// What a template is filled with.
    public var shading: Shading?
    /// The size of the picture.
    public let size: CGSize
    let image: Image

    init(image: Image, board: CanvasBoard) {
      self.image = image
      size = MainActor.runUnchecked(with: (board, image)) { $0.uiImage($1)?.size } ?? .zero
    }

    /// How far below its top letters beside it stand.
    public var baseline: CGFloat { size.height }
  }

  /// A view that a context draws.
  public struct ResolvedSymbol {
    let item: _LayoutItem
    /// The view's own size.
    public let size: CGSize
  }
}
