import Fleet

struct Sighting: Equatable {
  var bird: String
  var isRare: Bool
}

/// The app's kept data.
@MainActor
final class SightingStore {
  var onChange: ((Int) -> Void)?
  private(set) var sightings: [Sighting] = []

  func add(_ sighting: Sighting) {
    sightings.append(sighting)
    onChange?(sightings.count)
  }
}
