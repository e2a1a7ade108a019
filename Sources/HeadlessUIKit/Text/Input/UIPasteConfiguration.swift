public import Foundation

/// Which types of data an object takes, when they are pasted or dropped.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject, @MainActor NSCopying {
  // MARK: Initializing a paste configuration

  /// Creates a configuration of no type.
  public override init() { super.init() }

  /// Creates a configuration of types by their identifiers.
  public convenience init(acceptableTypeIdentifiers: [String]) {
    self.init()
    addAcceptableTypeIdentifiers(acceptableTypeIdentifiers)
  }

  /// Creates a configuration of the types that objects of a class are made of.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init()
    addTypeIdentifiers(forAccepting: aClass)
  }

  /// Creates a configuration of texts.
  public convenience init(forAccepting aClass: String.Type) {
    self.init(forAccepting: NSString.self)
  }

  /// Creates a configuration of addresses.
  public convenience init(forAccepting aClass: URL.Type) { self.init(forAccepting: NSURL.self) }

  // MARK: Getting acceptable type identifiers

  /// The identifiers of the types.
  open var acceptableTypeIdentifiers: [String] = []

  /// Returns an independent copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers)
  }

  // MARK: Adding acceptable type identifiers

  /// Adds types by their identifiers.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }

  /// Adds the types that objects of a class are made of.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Adds texts.
  open func addTypeIdentifiers(forAccepting aClass: String.Type) {
    addTypeIdentifiers(forAccepting: NSString.self)
  }

  /// Adds addresses.
  open func addTypeIdentifiers(forAccepting aClass: URL.Type) {
    addTypeIdentifiers(forAccepting: NSURL.self)
  }

  // MARK: The model

  /// The key by which responders keep their configuration.
  static let key = AssociationKey<UIPasteConfiguration>()
}
