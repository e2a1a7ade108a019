import Foundation
import HeadlessUIKit

/// What the app has opened in the system's maps, in order.
///
/// ```swift
/// print(openedMapItems.map { $0.item.name ?? "" })  // ["The Wren"]
/// ```
@preconcurrency @MainActor
public var openedMapItems: [OpenedMapItem] { MapAnswers.current.opened }

/// Says what a search for places finds.
///
/// What no test has said finds nothing, with the error that a device has for it.
///
/// ```swift
/// let cafe = MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
/// answerLocalSearch("coffee", with: [cafe])
/// ```
///
/// - Parameters:
///   - words: What is searched for; anything for `nil`.
///   - items: What is found.
@preconcurrency @MainActor
public func answerLocalSearch(_ words: String? = nil, with items: [MKMapItem]) {
  MapAnswers.current.searches.append((words, items))
}

/// Says which ways there are.
///
/// What no test has said has no way, with the error that a device has for it.
///
/// ```swift
/// answerDirections(with: [MKRoute(name: "A1", distance: 1_000, expectedTravelTime: 60)])
/// ```
@preconcurrency @MainActor
public func answerDirections(with routes: [MKRoute]) { MapAnswers.current.routes = routes }

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
}
