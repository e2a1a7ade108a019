public import Foundation

/// The space in which lines of text are laid out.
///
/// Any thread may use it, one at a time, as it may the other objects that lay out text.
open class NSTextContainer: NSObject {
  // MARK: Creating a text container

  /// Creates a container of a size.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Creates a container without bounds.
  public override convenience init() { self.init(size: .zero) }

  // MARK: Replacing the layout manager

  /// Replaces the layout manager, and hands it the text and all the containers.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let old = layoutManager else { return newLayoutManager.addTextContainer(self) }
    guard old !== newLayoutManager else { return }
    let storage = old.textStorage
    storage?.removeLayoutManager(old)
    for container in old.textContainers {
      old.removeTextContainer(at: 0)
      newLayoutManager.addTextContainer(container)
    }
    storage?.addLayoutManager(newLayoutManager)
  }

  // MARK: Managing text components

  /// The object that lays lines out in the container.
  ///
  /// It is held weakly.
  open internal(set) weak var layoutManager: NSLayoutManager?

  // MARK: Defining the container shape

  /// The size of the space.
  ///
  /// 0 means no limit.
  open var size: CGSize {
    didSet { if size != oldValue { layoutManager?.textContainerChangedGeometry(self) } }
  }

  /// The shapes in which no text stands, in the coordinates of the container.
  ///
  /// Lines go on beside them. Later changes of a path make no difference until it is set anew.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet {
      guard !exclusionPaths.isEmpty || !oldValue.isEmpty else { return }
      excluded = ExcludedShapes(exclusionPaths)
      shapeChanged()
    }
  }

  /// Whether text may stand everywhere within the size.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  /// Returns the first part of a rectangle in which a line may stand, and from where on to ask for
  /// the next one.
  ///
  /// A subclass that overrides this has another shape.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    remainingRect?.pointee = .zero
    let own = CGRect(
      x: 0, y: 0, width: space.fullWidth, height: size.height > 0 ? size.height : .infinity)
    let proposed = proposedRect.part(within: own)
    var parts = proposed.isNull ? [] : excluded.free(in: proposed)
    let isRightToLeft = baseWritingDirection == .rightToLeft
    if isRightToLeft { parts.reverse() }
    guard let part = parts.first else { return .zero }
    if parts.count > 1 {
      let next = parts[1]
      remainingRect?.pointee = CGRect(
        x: isRightToLeft ? proposed.minX : next.minX, y: proposed.minY,
        width: isRightToLeft ? next.maxX - proposed.minX : proposed.maxX - next.minX,
        height: proposed.height)
    }
    return part
  }

  /// The space at both ends of each line.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { shapeChanged() } }
  }

  // MARK: Constraining text layout

  /// How lines that are too wide are treated.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { shapeChanged() } }
  }

  /// The largest number of lines.
  ///
  /// 0 means no limit.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { shapeChanged() } }
  }

  /// Whether the container is as wide as the text view.
  open var widthTracksTextView = false

  /// Whether the container is as high as the text view.
  ///
  /// The value is stored only.
  open var heightTracksTextView = false

  // MARK: Storage

  /// A change that the text view of the container is told of.
  enum Change {
    case shape
    /// All of the text may be another one.
    case text
    /// A part of the text, as it is now, and by how much it became longer.
    case edit(NSRange, by: Int)
  }

  /// Tells the text view of the container.
  final var tellView: (@MainActor (Change) -> Void)?

  final func tell(_ change: Change) {
    guard let tellView, MainQueue.isCurrent else { return }
    MainActor.assumeIsolated { tellView(change) }
  }

  private func shapeChanged() {
    layoutManager?.textContainerChangedGeometry(self)
    tell(.shape)
  }

  private final var excluded = ExcludedShapes()

  /// Whether text may stand everywhere, without asking a subclass.
  final var isPlain: Bool { isSimpleRectangularTextContainer && !isSubclass }

  private var isSubclass: Bool { type(of: self) != NSTextContainer.self }

  /// The properties of the container that the lines depend on.
  final var space: LaidText.Space {
    LaidText.Space(
      size: size, padding: max(0, lineFragmentPadding.finite),
      maximumLines: max(0, maximumNumberOfLines), lineBreakMode: lineBreakMode,
      shape: isPlain ? nil : shape)
  }

  private var shape: LineShape {
    guard isSubclass else {
      return LineShape(
        free: { [excluded] rect, _ in excluded.free(in: rect) },
        heightBelow: { [excluded] in excluded.height(below: $0) })
    }
    return LineShape(
      free: { self.parts(of: $0, at: $1) },
      heightBelow: { min($0 + 1, self.excluded.height(below: $0) ?? .infinity) })
  }

  /// Asks a subclass for all parts of a rectangle in which a line may stand.
  private func parts(of rect: CGRect, at place: Int) -> [CGRect] {
    var parts: [CGRect] = []
    var proposed = rect
    for _ in 0..<Self.mostParts {
      var rest = CGRect.zero
      let part = lineFragmentRect(
        forProposedRect: proposed, at: place, writingDirection: .leftToRight, remaining: &rest)
      guard part.width > 0, part.minX.isFinite, part.width.isFinite else { break }
      parts.append(
        CGRect(x: part.minX, y: rect.minY, width: part.width, height: rect.height))
      guard rest.width > 0, rest.minX > proposed.minX else { break }
      proposed = rest
    }
    return parts
  }

  /// How many parts a row has at most.
  private static let mostParts = 64
}
