import Foundation

extension LocationWorld.Address {
  /// How far a place may be from its address, in meters.
  private static let farthest: CLLocationDistance = 1000

  var placemark: CLPlacemark { CLPlacemark(self) }

  /// The address next to a place; none where the next is far away.
  static func nearest(to place: CLLocation) -> [Self] {
    let near = LocationWorld.current.addresses.compactMap { address in
      address.location.map { (address, $0.distance(from: place)) }
    }
    let nearest = near.filter { $0.1 <= farthest }.min { $0.1 < $1.1 }
    return nearest.map { [$0.0] } ?? []
  }

  /// The addresses of which a text names a part, those first that it names most of.
  static func named(_ text: String) -> [Self] {
    let text = text.lowercased()
    let found = LocationWorld.current.addresses.map { address in
      (address, address.names.count { text.contains($0.lowercased()) })
    }
    return found.filter { $0.1 > 0 }.sorted { $0.1 > $1.1 }.map(\.0)
  }

  private var names: [String] {
    [
      parts.name, parts.thoroughfare, parts.locality, parts.subLocality,
      parts.administrativeArea, parts.postalCode, parts.country,
    ].compactMap(\.self).filter { !$0.isEmpty }
  }
}
