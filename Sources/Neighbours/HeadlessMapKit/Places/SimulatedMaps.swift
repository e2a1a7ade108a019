import Foundation
import HeadlessUIKit

/// What the servers of maps answer, and what the system's maps show, as a test says and reads.
///
/// It belongs to the application of the test. What no test has said is not found, with the error that a
/// device has for it.
///
/// ```swift
/// let cafe = MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
/// SimulatedMaps.answerSearch("coffee", with: [cafe])
/// ```
@preconcurrency @MainActor
public enum SimulatedMaps {
  /// What the app has opened in the system's maps, in order.
  ///
  /// ```swift
  /// print(SimulatedMaps.openedItems.map { $0.item.name ?? "" })  // ["The Wren"]
  /// ```
  public static var openedItems: [OpenedMapItem] { MapAnswers.current.opened }

  /// Says what a search for places finds.
  ///
  /// - Parameters:
  ///   - words: What is searched for; anything for `nil`.
  ///   - items: What is found.
  public static func answerSearch(_ words: String? = nil, with items: [MKMapItem]) {
    MapAnswers.current.searches.append((words, items))
  }

  /// Says which ways there are.
  ///
  /// ```swift
  /// SimulatedMaps.answerDirections(with: [
  ///   MKRoute(name: "A1", distance: 1_000, expectedTravelTime: 60)
  /// ])
  /// ```
  public static func answerDirections(with routes: [MKRoute]) {
    MapAnswers.current.routes = routes
  }
}

/// What a test has said of places, and what the app has opened.
@MainActor
final class MapAnswers: ScopedState {
  var opened: [OpenedMapItem] = []
  var searches: [(words: String?, items: [MKMapItem])] = []
  var routes: [MKRoute] = []

  nonisolated init() {}

  /// What a search finds, by what was said last.
  func items(for words: String?) -> [MKMapItem] {
    searches.last { $0.words == nil || $0.words?.lowercased() == words?.lowercased() }?.items ?? []
  }

  /// What a search may be for, by the beginning of a word of its name.
  func items(named beginning: String) -> [MKMapItem] {
    guard !beginning.isEmpty else { return [] }
    var found: [MKMapItem] = []
    for item in searches.flatMap(\.items) where !found.contains(item) {
      // The first word begins as the others do.
      let name = " " + (item.name ?? "").lowercased()
      if name.contains(" " + beginning.lowercased()) { found.append(item) }
    }
    return found
  }
}
