import Foundation

/// What a photo picker offers, and how much of it can be chosen.
public struct PHPickerConfiguration: Hashable {
  /// In which form what was chosen is handed over.
  public enum AssetRepresentationMode: Int, Sendable {
    /// As the system thinks best.
    case automatic = 0
    /// As it is.
    case current = 1
    /// As other apps can read it.
    case compatible = 2
  }

  /// The way in which several photos are chosen.
  public enum Selection: Int, Sendable {
    /// In no order.
    case `default` = 0
    /// In the order of the taps.
    case ordered = 1
    /// As the app hears at once.
    case continuous = 2
    /// In the order of the taps, as the app hears at once.
    case continuousAndOrdered = 3
  }

  private let hasLibrary: Bool

  /// Creates a configuration without identifiers of what is chosen.
  public init() { hasLibrary = false }

  /// Creates a configuration with identifiers of what is chosen.
  public init(photoLibrary: PHPhotoLibrary) { hasLibrary = true }

  /// How many can be chosen; 0 sets no limit.
  public var selectionLimit = 1
  /// What is offered; all of it without one.
  public var filter: PHPickerFilter?
  /// In which form what was chosen is handed over.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// The way in which several are chosen.
  public var selection = Selection.default
  /// The photos that are chosen from the start.
  public var preselectedAssetIdentifiers: [String] = []

  /// Whether what is chosen comes with its identifier.
  var tellsIdentifiers: Bool { hasLibrary }
}
