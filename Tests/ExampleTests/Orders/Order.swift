import Observation

/// What a guest orders, pays and thinks of it.
@MainActor @Observable
final class Order {
  /// Where it is drunk.
  enum Place: String, CaseIterable, Identifiable {
    case here = "Here"
    case toGo = "To go"

    nonisolated var id: String { rawValue }
  }

  let drinks: [String]
  private(set) var counts: [String: Int] = [:]
  var name = ""
  var hasTip = false
  var place = Place.here
  var rating = 0
  private(set) var number: Int?
  private var lastNumber = 0

  init(drinks: [String]) { self.drinks = drinks }

  /// Every drink costs the same.
  var sum: Int { counts.values.reduce(0, +) * 3 }
  var total: Int { sum + (hasTip ? 1 : 0) }

  func add(_ drink: String) { counts[drink, default: 0] += 1 }

  func pay() {
    lastNumber += 1
    number = lastNumber
  }

  func clear() {
    counts = [:]
    (name, hasTip, place, rating, number) = ("", false, .here, 0, nil)
  }
}
