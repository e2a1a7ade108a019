public import Foundation
import LocalizedWords

/// The traits of a part of an interface: its appearance, its space, its text size and so on.
///
/// A collection may leave traits unspecified. ``current`` is the application's collection, except
/// within ``performAsCurrent(_:)``.
public final class UITraitCollection: NSObject, NSCopying, Sendable {
  // MARK: Creating a trait collection

  /// Creates a collection without any specified trait.
  public override convenience init() { self.init(TraitValues()) }

  /// Creates a collection of everything that the given ones specify.
  ///
  /// The last one wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values.merge(collection.values) }
    self.init(values)
  }

  /// Creates a collection with the traits that the closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(TraitValues().mutated(by: mutations))
  }

  /// Returns the same traits with the closure's changes.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(values.mutated(by: mutations))
  }

  /// Returns the traits, with some of them replaced.
  func overridden(by overrides: TraitValues) -> UITraitCollection {
    var merged = values
    merged.merge(overrides)
    return merged == values ? self : UITraitCollection(merged)
  }

  // MARK: Getting the traits

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }

  /// A light or a dark appearance.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }

  /// The direction in which the interface is read.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }

  /// The number of pixels for each point.
  public var displayScale: CGFloat { values.displayScale }

  /// The amount of space in width.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }

  /// The amount of space in height.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }

  /// The text size that the user prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }

  /// The colors that the display can show.
  public var displayGamut: UIDisplayGamut { values.displayGamut }

  /// The contrast that the user prefers.
  public var accessibilityContrast: UIAccessibilityContrast {
    values.accessibilityContrast
  }

  /// Whether the content is above other content.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }

  /// Whether the user prefers bold text.
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }

  /// Whether the interface has the look of the window in use.
  public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }

  /// Whether the display feels how hard it is pressed.
  public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }

  /// How bright images may be.
  public var imageDynamicRange: UIImage.DynamicRange { values.imageDynamicRange }

  /// Whether the scene is recorded or mirrored.
  public var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState }

  /// The value of a trait.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value
  where T.Value: Sendable {
    values[trait]
  }

  // MARK: Comparing trait collections

  /// Returns whether this collection specifies all traits of the other one with the same values.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    values.contains(trait?.values ?? TraitValues())
  }

  /// Returns whether a dynamic color may look different with the given traits.
  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    changes(from: traitCollection, in: Self.systemTraitsAffectingColorAppearance)
  }

  /// The system's traits on which dynamic colors depend.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    TraitValues.systemTraits.filter { $0.affectsColorAppearance }
  }

  /// Returns whether one of the traits differs from the previous collection.
  package func changes(
    from previous: UITraitCollection?, in traits: [UITrait]
  ) -> Bool {
    let before = previous?.values ?? TraitValues()
    return traits.contains { values.differs(from: before, in: $0) }
  }

  /// Returns whether the other object is a collection of the same traits.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  /// The hash value.
  public override var hash: Int { values.hashValue }

  /// The names and the values of the traits that are specified.
  public override var description: String { "<UITraitCollection \(values.description)>" }

  /// Returns the collection itself, because it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Accessing the current traits

  /// The current traits, with which dynamic colors and preferred fonts are resolved.
  public static var current: UITraitCollection {
    get { CurrentTraits.inForce.value }
    set { CurrentTraits.inForce.value = newValue }
  }

  /// Runs the closure with these traits as the current ones.
  public func performAsCurrent(_ actions: () -> Void) { asCurrent(actions) }

  /// Runs the closure with these traits as the current ones, and returns its result.
  package func asCurrent<R>(_ body: () throws -> R) rethrows -> R {
    try CurrentTraits.$bound.withValue(CurrentTraits(self), operation: body)
  }

  /// The traits of the stock device, with factory settings and the process's arguments.
  package static let device = UserSettingsOfLaunch.ofProcess.traits(
    UITraitCollection { traits in
      traits.userInterfaceIdiom = .phone
      traits.displayScale = Device.stock.scale
      traits.horizontalSizeClass = .compact
      traits.verticalSizeClass = .regular
      traits.displayGamut = .P3
      traits.userInterfaceLevel = .base
      traits.activeAppearance = .active
      traits.forceTouchCapability = .unavailable
      traits.imageDynamicRange = .standard
      traits.sceneCaptureState = .inactive
    }, isRightToLeft: UserLanguages.ofProcess.isRightToLeft)

  /// The traits of the application's screen, on any thread.
  static var ofScreen: UITraitCollection { ApplicationScope.current.currentTraits.value }

  package init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Whether the size classes are the same as in other traits.
  final func hasSizeClasses(of other: UITraitCollection) -> Bool {
    horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
  }

  package let values: TraitValues
}

/// An object that has traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }

  /// Called when a trait has changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
