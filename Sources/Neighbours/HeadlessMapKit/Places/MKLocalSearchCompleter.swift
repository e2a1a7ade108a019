public import Foundation
import HeadlessUIKit

/// Finds what may be meant while someone types: the places that a test has said, by their names.
@preconcurrency @MainActor
open class MKLocalSearchCompleter: NSObject {
  /// The kinds of what is found.
  public typealias ResultType = MKLocalSearch.ResultType

  /// Creates a completer.
  public override init() { super.init() }

  /// What was typed so far; each other text is asked about, and answered in a later turn.
  open var queryFragment = "" {
    didSet { if queryFragment != oldValue { ask() } }
  }
  /// Where.
  open var region = MKCoordinateRegion()
  /// The kinds of what is found.
  open var resultTypes: ResultType = [.address, .pointOfInterest]
  /// The kinds of places that are found.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Is told of results.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// What may be meant.
  open private(set) var results: [MKLocalSearchCompletion] = []
  /// Whether an answer is still to come.
  open var isSearching: Bool { question.isPending }

  /// Ends the search.
  open func cancel() { question.cancel() }

  private lazy var question = MapQuestion("MKLocalSearchCompleter") { [unowned self] in
    MapAnswers.current.items(named: queryFragment).filter { item in
      item.isWanted(resultTypes, pointOfInterestFilter)
    }
  }

  private func ask() {
    question.cancel()
    let typed = queryFragment
    question.ask { [weak self] items, _ in
      guard let self else { return }
      results = (items ?? []).map { MKLocalSearchCompletion($0, typed: typed) }
      delegate?.completerDidUpdateResults(self)
    }
  }
}
