public import Foundation
import HeadlessUIKit

/// The handler that gets the addresses, or an error.
public typealias CLGeocodeCompletionHandler =
  @Sendable (sending [CLPlacemark]?, (any Error)?) -> Void

/// Finds the address of a place, and the place of an address, among the addresses that a test
/// has written.
open class CLGeocoder: NSObject {
  private let work = GeocoderWork()

  /// Creates a geocoder.
  public override init() { super.init() }

  /// Whether a request has not been answered.
  open var isGeocoding: Bool { work.isGeocoding }

  /// Cancels the request that has not been answered.
  open func cancelGeocode() { work.cancel() }

  // MARK: The address of a place

  /// Finds the address of a place: the nearest within a kilometer.
  @preconcurrency open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    work.begin({ LocationWorld.Address.nearest(to: location) }, completionHandler)
  }

  /// Finds the address of a place, in a language, which is that of the test's placemarks.
  @preconcurrency open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { reverseGeocodeLocation(location, completionHandler: completionHandler) }

  /// Finds the address of a place, in a language, which is that of the test's placemarks.
  nonisolated(nonsending) open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] { try await reverseGeocodeLocation(location) }

  /// Finds the address of a place: the nearest within a kilometer.
  nonisolated(nonsending) open func reverseGeocodeLocation(_ location: CLLocation) async throws
    -> [CLPlacemark]
  {
    try await work.find { LocationWorld.Address.nearest(to: location) }
  }

  // MARK: The place of an address

  /// Finds the place of an address: of those with a part that the text names.
  @preconcurrency open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    work.begin({ LocationWorld.Address.named(addressString) }, completionHandler)
  }

  /// Finds the place of an address within a region.
  @preconcurrency open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { work.begin(Self.search(for: addressString, in: region), completionHandler) }

  /// Finds the place of an address within a region, in a language, which is that of the test's placemarks.
  @preconcurrency open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { geocodeAddressString(addressString, in: region, completionHandler: completionHandler) }

  /// Finds the place of an address: of those with a part that the text names.
  nonisolated(nonsending) open func geocodeAddressString(_ addressString: String) async throws
    -> [CLPlacemark]
  {
    try await work.find { LocationWorld.Address.named(addressString) }
  }

  /// Finds the place of an address within a region.
  nonisolated(nonsending) open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?
  ) async throws -> [CLPlacemark] {
    try await work.find(Self.search(for: addressString, in: region))
  }

  /// Finds the place of an address within a region, in a language, which is that of the test's placemarks.
  nonisolated(nonsending) open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] { try await geocodeAddressString(addressString, in: region) }

  private static func search(
    for text: String, in region: CLRegion?
  ) -> @Sendable () -> [LocationWorld.Address] {
    let circle = (region as? CLCircularRegion).map { ($0.center, $0.radius) }
    return {
      LocationWorld.Address.named(text).filter { address in
        guard let (center, radius) = circle, let location = address.location else { return true }
        return Ellipsoid.distance(center, location.coordinate) <= radius
      }
    }
  }
}
