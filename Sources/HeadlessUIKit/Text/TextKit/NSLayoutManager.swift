public import Foundation

/// Lays out the text of a storage in containers, and tells where its characters are.
///
/// Each UTF-16 code unit of the text has one glyph. Lines are laid out at the first access, as the
/// model measures text everywhere.
open class NSLayoutManager: NSObject {
  // MARK: Creating a layout manager

  /// Creates a layout manager without a text.
  public override init() { super.init() }

  // MARK: Managing the text storage

  /// The text.
  ///
  /// It is held weakly: the storage holds its layout managers.
  open weak var textStorage: NSTextStorage? {
    didSet {
      guard textStorage !== oldValue else { return }
      invalidate()
      for container in textContainers { container.tell(.text) }
    }
  }

  /// Replaces the text, together with all other layout managers of that text.
  open func replaceTextStorage(_ newTextStorage: NSTextStorage) {
    for manager in textStorage?.layoutManagers ?? [self] {
      newTextStorage.addLayoutManager(manager)
    }
  }

  /// Tells that the text was processed, which makes the layout invalid.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  ) {
    invalidate()
    for container in textContainers { container.tell(.edit(newCharRange, by: delta)) }
  }

  // MARK: Managing the text containers

  /// The spaces that are filled one after the other.
  open private(set) var textContainers: [NSTextContainer] = []

  /// Adds a space after the others.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  /// Adds a space before another one.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    guard textContainers.indices.contains(index) || index == textContainers.count else { return }
    textContainers.insert(container, at: index)
    container.layoutManager = self
    invalidate()
  }

  /// Removes a space.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
    invalidate()
  }

  /// Tells that a space has another shape, which makes the layout invalid.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidate() }

  // MARK: Configuring the layout

  /// Whether parts may be laid out by themselves, which the model never does.
  open var allowsNonContiguousLayout = false

  /// Whether parts are laid out while others are not.
  open var hasNonContiguousLayout: Bool { false }

  /// Whether the font's own space between lines counts.
  open var usesFontLeading = true {
    didSet { if usesFontLeading != oldValue { invalidate() } }
  }

  /// The object that is told of layout.
  ///
  /// It is held weakly, and told on the main queue alone.
  open weak var delegate: (any NSLayoutManagerDelegate)?

  // MARK: Invalidating and ensuring layout

  /// Makes the glyphs of a range invalid.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = charRange
    invalidate()
  }

  /// Makes the layout of a range invalid.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = charRange
    invalidate()
  }

  /// Has the characters of a range drawn anew.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) { tellViews() }

  /// Has the glyphs of a range drawn anew.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { tellViews() }

  /// Makes the glyphs of a range, unless they are there.
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}

  /// Makes the glyphs of characters, unless they are there.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}

  /// Lays characters out, unless they are.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = layout }

  /// Lays glyphs out, unless they are.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = layout }

  /// Fills a container, unless it is filled.
  open func ensureLayout(for container: NSTextContainer) { _ = layout }

  /// Lays out what shows in a rectangle, unless it is.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
    _ = layout
  }

  // MARK: Accessing glyphs

  /// The number of glyphs, which is the number of UTF-16 code units.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Returns whether there is a glyph.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
    glyphIndex >= 0 && glyphIndex < numberOfGlyphs
  }

  /// Returns the character of a glyph.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// Returns the glyph of a character.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// Returns the glyphs of characters.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    let range = layout.text.inText(charRange)
    actualCharRange?.pointee = range
    return range
  }

  /// Returns the characters of glyphs.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    let range = layout.text.inText(glyphRange)
    actualGlyphRange?.pointee = range
    return range
  }

  // MARK: Getting layout information

  /// Returns the container of a glyph, and the glyphs in it.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    guard let fragment = layout.fragment(of: glyphIndex) else { return nil }
    effectiveGlyphRange?.pointee = layout.range(inSpace: fragment.space)
    return container(fragment.space)
  }

  /// Returns the rectangle that the lines take in a container.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let index = index(of: container) else { return .zero }
    let layout = layout
    var rects = layout.fragments.filter { $0.space == index }.map(\.used)
    if let extra = layout.extra, extra.space == index { rects.append(extra.used) }
    return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
  }

  /// Returns the whole line of a glyph, and its glyphs.
  ///
  /// A glyph without room has an empty rectangle, and so have the glyphs after it.
  @discardableResult
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    line(of: glyphIndex, effectiveGlyphRange)?.rect ?? .zero
  }

  /// Returns the used rectangle of a glyph's line, and the line's glyphs.
  @discardableResult
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    line(of: glyphIndex, effectiveGlyphRange)?.used ?? .zero
  }

  /// The empty line after a line break at the end of the text, or the line of an empty text.
  open var extraLineFragmentRect: CGRect { layout.extra?.rect ?? .zero }

  /// The rectangle of a caret in the empty line at the end of the text.
  open var extraLineFragmentUsedRect: CGRect { layout.extra?.used ?? .zero }

  /// The container of the empty line at the end of the text.
  open var extraLineFragmentTextContainer: NSTextContainer? {
    layout.extra.flatMap { container($0.space) }
  }

  /// Returns where a glyph is on its baseline, from the corner of its line.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let fragment = layout.fragment(of: glyphIndex) else { return .zero }
    return CGPoint(
      x: layout.x(of: glyphIndex, in: fragment) - fragment.rect.minX, y: fragment.baseline)
  }

  /// Returns the glyphs that have room in a container.
  @discardableResult
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    index(of: container).map { layout.range(inSpace: $0) } ?? NSRange(location: 0, length: 0)
  }

  /// Returns the rectangle around glyphs.
  open func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect {
    let rects = rects(of: glyphRange, in: container)
    return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
  }

  /// Returns the glyphs of the lines that show in a rectangle.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    let none = NSRange(location: 0, length: 0)
    guard let index = index(of: container) else { return none }
    let lines = layout.fragments.filter { $0.space == index && $0.rect.intersects(bounds) }
    return lines.dropFirst().reduce(lines.first?.range ?? none) { $0.union($1.range) }
  }

  /// Returns the glyphs of the lines that show in a rectangle.
  open func glyphRange(
    forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
  ) -> NSRange {
    glyphRange(forBoundingRect: bounds, in: container)
  }

  /// Returns the glyph at a point of a container or the nearest one, and how much of it is before
  /// the point.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    partialFraction?.pointee = 0
    guard let index = index(of: container),
      let fragment = layout.fragment(at: point, inSpace: index)
    else { return 0 }
    let found = layout.character(at: point.x, in: fragment)
    partialFraction?.pointee = found.part
    return found.range.location
  }

  /// Returns the glyph at a point of a container, or the nearest one.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// Returns how much of the glyph at a point is before it.
  open func fractionOfDistanceThroughGlyph(
    for point: CGPoint, in container: NSTextContainer
  ) -> CGFloat {
    var part: CGFloat = 0
    _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &part)
    return part
  }

  /// Returns the character at a point of a container or the nearest one, and how much of the way to
  /// the next one the point is.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }

  // MARK: Enumerating lines

  /// Calls a closure for each line that has glyphs of a range: the whole line, what its characters
  /// take of it, its container and its glyphs.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for fragment in layout.fragments where !stop.boolValue {
      guard fragment.range.intersection(glyphRange) != nil,
        let container = container(fragment.space)
      else { continue }
      block(fragment.rect, fragment.used, container, fragment.range, &stop)
    }
  }

  /// Calls a closure with the rectangles of a range, one in each line.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for rect in rects(of: glyphRange, in: textContainer) where !stop.boolValue {
      block(rect, &stop)
    }
  }

  // MARK: Drawing

  /// Draws the background of glyphs.
  ///
  /// Colors behind the text are drawn with the glyphs.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  /// Draws glyphs of a container, whose corner is at a point.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    let layout = layout
    guard let context = UIGraphicsGetCurrentContext(), glyphsToShow.length > 0,
      let fragment = layout.fragment(of: glyphsToShow.location)
    else { return }
    let space = layout.spaces[fragment.space]
    let range = layout.range(inSpace: fragment.space)
    var options = DrawnText.Options()
    options.measure = space.measure(usesLeading: usesFontLeading)
    options.truncation = space.lineBreakMode
    let runs = layout.text.parts(in: range).map {
      DrawnRun(
        $0.string, $0.attributes.values, or: TextRunStyle.fallbackFont, UIColor.black.cgColor)
    }
    context.saveGState()
    if glyphsToShow.intersection(range) != range {
      context.clip(
        to: layout.rects(of: glyphsToShow, inSpace: fragment.space).map {
          $0.offsetBy(dx: origin.x, dy: origin.y)
        })
    }
    let width = space.room ?? 0
    DrawnText(runs, options, in: layout.shapedLines[fragment.space]).draw(
      into: context,
      in: CGRect(
        x: origin.x + space.padding, y: origin.y, width: width, height: Self.noLimit))
    context.restoreGState()
  }

  // MARK: Storage

  /// A height that no text has.
  private static let noLimit: CGFloat = 1_000_000
  private var laid: LaidText?

  /// The lines, which are laid out now unless they are.
  private var layout: LaidText {
    if let laid { return laid }
    var text = EditedText(TextAttributes([:]))
    if let textStorage { text.set(textStorage, standard: TextAttributes([:])) }
    let made = LaidText(text, in: textContainers.map(\.space), usesLeading: usesFontLeading)
    laid = made
    for (index, container) in textContainers.enumerated() {
      let isAtEnd = NSMaxRange(made.range(inSpace: index)) == made.text.length
      tell(of: container) { $0.layoutManager($1, didCompleteLayoutFor: $2, atEnd: isAtEnd) }
    }
    return made
  }

  private func invalidate() {
    guard laid != nil else { return }
    laid = nil
    tell { delegate, manager, _ in delegate.layoutManagerDidInvalidateLayout(manager) }
  }

  private func tell(
    of container: NSTextContainer? = nil,
    _ call: @MainActor (any NSLayoutManagerDelegate, NSLayoutManager, NSTextContainer?) -> Void
  ) {
    guard let delegate, MainQueue.isCurrent else { return }
    MainActor.runUnchecked(with: (delegate, self, container)) { call($0, $1, $2) }
  }

  private func tellViews() { for container in textContainers { container.tell(.shape) } }

  private func index(of container: NSTextContainer) -> Int? {
    textContainers.firstIndex { $0 === container }
  }

  private func container(_ index: Int) -> NSTextContainer? {
    textContainers.indices.contains(index) ? textContainers[index] : nil
  }

  private func line(of glyph: Int, _ range: NSRangePointer?) -> LaidText.Fragment? {
    let layout = layout
    let fragment = layout.fragment(of: glyph)
    range?.pointee =
      fragment?.range
      ?? NSRange(location: max(0, glyph), length: max(0, layout.text.length - max(0, glyph)))
    return fragment
  }

  private func rects(of range: NSRange, in container: NSTextContainer) -> [CGRect] {
    index(of: container).map { layout.rects(of: range, inSpace: $0) } ?? []
  }
}
