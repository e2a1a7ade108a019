public import Foundation

/// A text that tells its layout managers, and the views that show it, what changes in it.
///
/// A subclass keeps the characters and attributes itself: it overrides `string`,
/// `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` and `setAttributes(_:range:)`,
/// and calls `edited(_:range:changeInLength:)`. Everything else goes by these four. Any thread may
/// use a text storage, one at a time; the delegate is told of changes on the main queue alone.
open class NSTextStorage: NSMutableAttributedString {
  // MARK: Creating a text storage

  /// Creates an empty text.
  public init() { super.init(string: "") }

  /// Creates a text without attributes.
  public override init(string: String) { super.init(string: string) }

  /// Creates a text with the same attributes everywhere.
  public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attrs)
  }

  /// Creates a text with the characters and attributes of another one.
  public override init(attributedString: NSAttributedString) {
    super.init(attributedString: attributedString)
  }

  /// Creates a text from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Managing layout managers

  /// The objects that lay the text out.
  open private(set) var layoutManagers: [NSLayoutManager] = []

  /// Adds an object that lays the text out.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Removes an object that lays the text out.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard let index = layoutManagers.firstIndex(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.remove(at: index)
    aLayoutManager.textStorage = nil
  }

  // MARK: Handling text edited messages

  /// The kinds of changes since the last processing.
  open private(set) var editedMask: EditActions = []

  /// Where characters or attributes have changed, as they are now.
  open private(set) var editedRange = NSTextStorage.nowhere

  /// By how much the text has become longer.
  open private(set) var changeInLength = 0

  /// Notes a change, and has it processed unless more follow.
  ///
  /// The range is where the change was in the text before it.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    let most = Int(Int32.max)
    let delta = min(max(-most, delta), most)
    var start = min(max(0, editedRange.location), most)
    var end = start + min(max(0, editedRange.length), most)
    if !self.editedMask.isEmpty {
      start = min(start, self.editedRange.location)
      end = max(end, NSMaxRange(self.editedRange))
    }
    self.editedMask.formUnion(editedMask)
    self.editedRange = NSRange(location: start, length: max(0, end + delta - start))
    changeInLength += delta
    if depth == 0 { process() }
  }

  /// Tells of the changes: the delegate before and after attributes are set right, then the layout
  /// managers.
  ///
  /// A subclass that colors its text does so before it calls this.
  open func processEditing() {
    NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
    tell {
      $0.textStorage(
        $1, willProcessEditing: $1.editedMask, range: $1.editedRange,
        changeInLength: $1.changeInLength)
    }
    tell {
      $0.textStorage(
        $1, didProcessEditing: $1.editedMask, range: $1.editedRange,
        changeInLength: $1.changeInLength)
    }
    NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
    tellLayoutManagers()
  }

  // MARK: Grouping changes

  /// Begins changes that are processed together.
  open override func beginEditing() { depth += 1 }

  /// Ends changes that are processed together.
  open override func endEditing() {
    depth = max(0, depth - 1)
    if depth == 0 { process() }
  }

  // MARK: Getting the delegate

  /// The object that is told of changes.
  ///
  /// It is held weakly.
  open weak var delegate: (any NSTextStorageDelegate)?

  // MARK: Getting characters and attributes

  /// The number of UTF-16 code units.
  open override var length: Int { isPlain ? super.length : string.utf16.count }

  /// Returns the attributes of a character, and the range in which they are the same.
  open override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    guard location >= 0, location < super.length else {
      ModelException.range.raiseAnywhere(
        "-[NSConcreteTextStorage attributesAtIndex:effectiveRange:]: Range or index out of bounds",
        by: "NSTextStorage.attributes(at:effectiveRange:)")
      // As long as possible, so that a walk from range to range comes to an end.
      range?.pointee = NSRange(location: location, length: Int(Int32.max))
      return [:]
    }
    return super.attributes(at: location, effectiveRange: range)
  }

  /// Returns the attributes of a character, and the longest range in which they are the same.
  open override func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    var run = NSRange(location: location, length: 0)
    let values = attributes(at: location, effectiveRange: &run)
    range?.pointee = longest(run, in: rangeLimit) { Self.areEqual(values, $0) }
    return values
  }

  /// Returns an attribute of a character, and the range in which it is the same.
  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? {
    attributes(at: location, effectiveRange: range)[attrName]
  }

  /// Returns an attribute of a character, and the longest range in which it is the same.
  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int,
    longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> Any? {
    var run = NSRange(location: location, length: 0)
    let value = attributes(at: location, effectiveRange: &run)[attrName]
    range?.pointee = longest(run, in: rangeLimit) { Self.areEqual(value, $0[attrName]) }
    return value
  }

  /// Returns a part of the text with its attributes.
  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    guard holds(range, "attributedSubstring(from:)") else { return NSAttributedString(string: "") }
    let part = NSMutableAttributedString(string: (string as NSString).substring(with: range))
    for (run, values) in runs(in: range) {
      let own = NSRange(location: run.location - range.location, length: run.length)
      part.setAttributes(values, range: own)
    }
    return part
  }

  // MARK: Changing characters and attributes

  /// The characters, whose changes are changes of the storage.
  open override var mutableString: NSMutableString { StorageCharacters(self) }

  /// Replaces characters.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    guard holds(range, "replaceCharacters(in:with:)") else { return }
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  /// Sets the attributes of a range.
  open override func setAttributes(
    _ attrs: [NSAttributedString.Key: Any]?, range: NSRange
  ) {
    guard holds(range, "setAttributes(_:range:)"), range.length > 0 else { return }
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  /// Adds an attribute to a range.
  open override func addAttribute(
    _ name: NSAttributedString.Key, value: Any, range: NSRange
  ) {
    addAttributes([name: value], range: range)
  }

  /// Adds attributes to a range.
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    guard holds(range, "addAttributes(_:range:)") else { return }
    changeAttributes(in: range) { $0.merge(attrs) { _, new in new } }
  }

  /// Takes an attribute off a range.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    guard holds(range, "removeAttribute(_:range:)") else { return }
    changeAttributes(in: range) { $0[name] = nil }
  }

  /// Replaces characters by others with their attributes.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    guard holds(range, "replaceCharacters(in:with:)") else { return }
    let new = attrString.string
    let runs = attrString.runs(in: NSRange(location: 0, length: attrString.length))
    beginEditing()
    replaceCharacters(in: range, with: new)
    for (run, values) in runs {
      setAttributes(
        values, range: NSRange(location: range.location + run.location, length: run.length))
    }
    endEditing()
  }

  /// Deletes characters.
  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  // MARK: Storage

  private static let nowhere = NSRange(location: NSNotFound, length: 0)
  /// How many groups of changes are open.
  private var depth = 0
  private var isProcessing = false

  /// Whether Foundation keeps the text, and no subclass does.
  private var isPlain: Bool { type(of: self) == NSTextStorage.self }

  /// Processes the changes, including ones that happen meanwhile.
  private func process() {
    guard !isProcessing, !editedMask.isEmpty else { return }
    isProcessing = true
    processEditing()
    // A subclass may have changed more after that, and is not asked about its own changes again.
    tellLayoutManagers()
    isProcessing = false
  }

  private func tellLayoutManagers() {
    guard !editedMask.isEmpty else { return }
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    editedMask = []
    editedRange = Self.nowhere
    changeInLength = 0
    copyToFoundation()
    for manager in layoutManagers {
      manager.processEditing(
        for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
    }
  }

  private func tell(_ call: @MainActor (any NSTextStorageDelegate, NSTextStorage) -> Void) {
    guard let delegate, MainQueue.isCurrent else { return }
    MainActor.runUnchecked(with: (delegate, self)) { call($0, $1) }
  }

  /// Copies a subclass's text to the place where Foundation looks for it, such as for a copy.
  private func copyToFoundation() {
    guard !isPlain else { return }
    let text = string
    let runs = runs(in: NSRange(location: 0, length: length))
    super.replaceCharacters(in: NSRange(location: 0, length: super.length), with: text)
    for (run, values) in runs { super.setAttributes(values, range: run) }
  }

  /// Whether the text has a range, or else reports that it does not.
  private func holds(_ range: NSRange, _ call: String) -> Bool {
    let length = length
    if range.location >= 0, range.length >= 0, range.location <= length,
      range.length <= length - range.location
    {
      return true
    }
    ModelException.range.raiseAnywhere(
      "NSMutableRLEArray replaceObjectsInRange:withObject:length:: Out of bounds",
      by: "NSTextStorage.\(call)")
    return false
  }

  private func changeAttributes(
    in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    beginEditing()
    for (run, values) in runs(in: range) {
      var values = values
      change(&values)
      setAttributes(values, range: run)
    }
    endEditing()
  }

  /// Returns a range made longer by its neighbours, within a limit, while they are like it.
  private func longest(
    _ run: NSRange, in limit: NSRange, _ isAlike: ([NSAttributedString.Key: Any]) -> Bool
  ) -> NSRange {
    var (start, end) = (run.location, NSMaxRange(run))
    let limit = (first: max(0, limit.location), last: min(NSMaxRange(limit), length))
    var next = NSRange()
    while end < limit.last, isAlike(attributes(at: end, effectiveRange: &next)), next.length > 0 {
      end = NSMaxRange(next)
    }
    while start > limit.first, isAlike(attributes(at: start - 1, effectiveRange: &next)),
      next.location < start
    {
      start = next.location
    }
    start = max(start, min(limit.first, run.location))
    end = min(end, max(limit.last, run.location + 1))
    return NSRange(location: start, length: max(1, end - start))
  }

  private static func areEqual(
    _ values: [NSAttributedString.Key: Any], _ others: [NSAttributedString.Key: Any]
  ) -> Bool {
    values.count == others.count && values.allSatisfy { areEqual($1, others[$0]) }
  }

  private static func areEqual(_ value: Any?, _ other: Any?) -> Bool {
    guard let value, let other else { return value == nil && other == nil }
    if let value = value as? AnyHashable, let other = other as? AnyHashable {
      return value == other
    }
    return value as AnyObject === other as AnyObject
  }

  // MARK: Notifications

  /// Posted before changes are processed.
  public static let willProcessEditingNotification = NSNotification.Name(
    "NSTextStorageWillProcessEditingNotification")
  /// Posted after changes were processed.
  public static let didProcessEditingNotification = NSNotification.Name(
    "NSTextStorageDidProcessEditingNotification")

  /// Kinds of changes.
  public struct EditActions: OptionSet, Hashable, Sendable {
    /// The kinds as bits.
    public let rawValue: UInt

    /// Creates kinds from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let editedAttributes = Self(rawValue: 1 << 0)
    /// Characters were added, removed or replaced.
    public static let editedCharacters = Self(rawValue: 1 << 1)
  }
}
