import HeadlessUIKit

/// The sentences for a scroll view that a user cannot pull down.
@MainActor
struct ScrollWords {
  let scrollView: UIScrollView

  /// The words for the gesture that an obstacle prevents.
  var pulling: GestureWords {
    GestureWords(cannot: "Cannot pull \(kindName(scrollView)) to refresh")
  }

  var noRefreshControl: FailureText {
    cannot(
      "It has no refresh control.",
      "\(ObjectWords.property("refreshControl", of: scrollView)) is nil.")
  }

  var disabledRefreshControl: FailureText {
    cannot(
      "Its refresh control is not enabled.",
      "\(ObjectWords.property("refreshControl.isEnabled", of: scrollView)) is false.")
  }

  var notScrollable: FailureText {
    cannot(
      "Its content cannot be scrolled.",
      "\(ObjectWords.property("isScrollEnabled", of: scrollView)) is false.")
  }

  var bouncesNot: FailureText {
    cannot(
      "Its content does not bounce.",
      scrollView.bounces
        ? "The content of \(name) fits, and alwaysBounceVertical is false."
        : "\(ObjectWords.property("bounces", of: scrollView)) is false.")
  }

  var refreshesAlready: FailureText {
    cannot(
      "It is refreshing already.", "endRefreshing() of the refresh control of \(name) ends that.")
  }

  private var name: String { ObjectWords.name(of: scrollView) }

  private func cannot(_ sentence: String, _ details: String = "") -> FailureText {
    FailureText("\(pulling.cannot): \(sentence)", details)
  }
}
