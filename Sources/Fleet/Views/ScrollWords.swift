import HeadlessUIKit

/// The sentences for a scroll view that a user cannot pull down.
@MainActor
struct ScrollWords {
  let scrollView: UIScrollView

  /// The words for what an obstacle stops.
  var pulling: GestureWords {
    GestureWords(cannot: "Cannot pull \(type(of: scrollView)) to refresh")
  }

  var noRefreshControl: FailureText {
    cannot("It has no refresh control.", "Set its refreshControl.")
  }

  var disabledRefreshControl: FailureText { cannot("Its refresh control is not enabled.") }

  var notScrollable: FailureText {
    cannot("Its content cannot be scrolled.", "isScrollEnabled is false.")
  }

  var bouncesNot: FailureText {
    cannot(
      "Its content does not bounce.",
      scrollView.bounces
        ? "The content fits, and alwaysBounceVertical is false." : "bounces is false.")
  }

  var refreshesAlready: FailureText {
    cannot("It is refreshing already.", "endRefreshing() ends it.")
  }

  private func cannot(_ sentence: String, _ details: String = "") -> FailureText {
    FailureText("\(pulling.cannot): \(sentence)", details)
  }
}
