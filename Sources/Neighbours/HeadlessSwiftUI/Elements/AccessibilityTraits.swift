/// How assistive technologies treat an element.
public nonisolated struct AccessibilityTraits: SetAlgebra, Sendable {
  /// A trait is a set of one.
  public typealias Element = AccessibilityTraits

  private(set) var uiKit: UIAccessibilityTraits

  /// Creates a set without traits.
  public init() { uiKit = [] }
  init(_ traits: UIAccessibilityTraits) { uiKit = traits }

  /// It is a button.
  public static let isButton = AccessibilityTraits(.button)
  /// It is a button that switches something on and off.
  public static let isToggle = AccessibilityTraits(.button)
  /// It is a heading.
  public static let isHeader = AccessibilityTraits(.header)
  /// It is selected.
  public static let isSelected = AccessibilityTraits(.selected)
  /// It is a link.
  public static let isLink = AccessibilityTraits(.link)
  /// It is a field for searching.
  public static let isSearchField = AccessibilityTraits(.searchField)
  /// It is an image.
  public static let isImage = AccessibilityTraits(.image)
  /// It plays a sound.
  public static let playsSound = AccessibilityTraits(.playsSound)
  /// It is a key.
  public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
  /// It is a text.
  public static let isStaticText = AccessibilityTraits(.staticText)
  /// It sums up the screen.
  public static let isSummaryElement = AccessibilityTraits(.summaryElement)
  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  /// It starts sound or video.
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  /// It takes touches itself.
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  /// It turns a page.
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
  /// What is beside it is not read.
  public static let isModal = AccessibilityTraits(modal)

  /// UIKit has a property of views for it instead.
  static let modal = UIAccessibilityTraits(rawValue: 1 << 62)

  /// Whether all traits of another set are in it.
  public func contains(_ member: AccessibilityTraits) -> Bool { uiKit.isSuperset(of: member.uiKit) }
  /// Returns the traits of both.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(uiKit.union(other.uiKit))
  }
  /// Returns the traits that both have.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(uiKit.intersection(other.uiKit))
  }
  /// Returns the traits that one of them has.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(uiKit.symmetricDifference(other.uiKit))
  }
  /// Adds traits.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    uiKit.formUnion(newMember.uiKit)
    return (isNew, newMember)
  }
  /// Removes traits.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let had = intersection(member)
    uiKit.subtract(member.uiKit)
    return had.uiKit == [] ? nil : had
  }
  /// Adds traits.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let had = intersection(newMember)
    uiKit.formUnion(newMember.uiKit)
    return had.uiKit == [] ? nil : had
  }
  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { uiKit.formUnion(other.uiKit) }
  /// Keeps the traits that another set has, too.
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    uiKit.formIntersection(other.uiKit)
  }
  /// Keeps the traits that one of them has.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    uiKit.formSymmetricDifference(other.uiKit)
  }
}

/// What becomes of the elements within one.
public nonisolated struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind { case ignore, contain, combine }
  let kind: Kind

  /// They are hidden.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// They stay, in a container.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// They become one.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// What an assistive technology asks for.
public nonisolated struct AccessibilityActionKind: Equatable, Sendable {
  let kind: Marks.Action.Kind

  init(kind: Marks.Action.Kind) { self.kind = kind }

  /// Using it.
  public static let `default` = AccessibilityActionKind(kind: .activate)
  /// Leaving.
  public static let escape = AccessibilityActionKind(kind: .escape)
  /// The most important action of the screen.
  public static let magicTap = AccessibilityActionKind(kind: .magicTap)
}

/// The way in which a value is adjusted.
public nonisolated enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}
