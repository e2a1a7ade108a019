public import Foundation

/// The traits of a part of an interface: its appearance, its room, its text size and so on.
///
/// A collection may leave traits unspecified. ``current`` is process-wide, except within
/// ``performAsCurrent(_:)``.
public final class UITraitCollection: NSObject, NSCopying, Sendable {
  // MARK: Creating a trait collection

  /// Creates a collection that specifies nothing.
  public override convenience init() { self.init(TraitValues()) }

  /// Creates a collection of all that the given ones specify; the last one wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values.merge(collection.values) }
    self.init(values)
  }

  /// Creates a collection with the traits that the closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(TraitValues().mutated(by: mutations))
  }

  /// The same traits with those changed that the closure sets.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(values.mutated(by: mutations))
  }

  // MARK: Getting the traits

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }

  /// A light or a dark appearance.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }

  /// The direction in which the interface is read.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }

  /// How many pixels a point is wide.
  public var displayScale: CGFloat { values.displayScale }

  /// How much room there is in width.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }

  /// How much room there is in height.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }

  /// How large the user wants text to be.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }

  /// The colors that the display can show.
  public var displayGamut: UIDisplayGamut { values.displayGamut }

  /// How much contrast the user wants.
  public var accessibilityContrast: UIAccessibilityContrast {
    values.accessibilityContrast
  }

  /// Whether the content lies above other content.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }

  /// Whether the user wants text in bold.
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }

  /// Whether the interface looks like the one in use.
  public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }

  /// The value of a trait.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value
  where T.Value: Sendable {
    values[trait]
  }

  // MARK: Comparing trait collections

  /// Whether this collection specifies all that the other one does, with the same values.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    values.contains(trait?.values ?? TraitValues())
  }

  /// Whether a dynamic color may look different with these traits and with the given ones.
  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    changes(from: traitCollection, in: Self.systemTraitsAffectingColorAppearance)
  }

  /// The system's traits on which dynamic colors depend.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    TraitValues.systemTraits.filter { $0.affectsColorAppearance }
  }

  /// Whether one of the traits has another value than in the previous collection.
  package func changes(
    from previous: UITraitCollection?, in traits: [UITrait]
  ) -> Bool {
    let before = previous?.values ?? TraitValues()
    return traits.contains { values.differs(from: before, in: $0) }
  }

  /// Whether the other object is a collection of the same traits.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  /// A number that is the same for equal collections.
  public override var hash: Int { values.hashValue }

  /// The names and the values of the traits that are specified.
  public override var description: String { "<UITraitCollection \(values.description)>" }

  /// The collection itself, which never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Accessing the current traits

  /// The traits in force, which resolve dynamic colors and preferred fonts.
  public static var current: UITraitCollection {
    get { CurrentTraits.inForce.value }
    set { CurrentTraits.inForce.value = newValue }
  }

  /// Runs the closure with these traits in force.
  public func performAsCurrent(_ actions: () -> Void) { asCurrent(actions) }

  /// Runs the closure with these traits in force and gives what it returns.
  package func asCurrent<R>(_ body: () throws -> R) rethrows -> R {
    try CurrentTraits.$bound.withValue(CurrentTraits(self), operation: body)
  }

  /// The traits of a phone in its factory settings, with a light appearance.
  package static let device = UITraitCollection { traits in
    traits.userInterfaceIdiom = .phone
    traits.userInterfaceStyle = .light
    traits.layoutDirection = .leftToRight
    traits.displayScale = 3
    traits.horizontalSizeClass = .compact
    traits.verticalSizeClass = .regular
    traits.preferredContentSizeCategory = .large
    traits.displayGamut = .P3
    traits.accessibilityContrast = .normal
    traits.userInterfaceLevel = .base
    traits.legibilityWeight = .regular
    traits.activeAppearance = .active
  }

  package init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  package let values: TraitValues
}

/// Something that traits hold for.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// The traits that hold.
  var traitCollection: UITraitCollection { get }

  /// Called when a trait has changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
