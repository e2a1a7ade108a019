package import FailureReporting

extension UIApplication {
  /// The shown windows of an application, and the former ones.
  @MainActor
  package struct WindowState: ~Copyable {
    /// The windows that are shown; the model reads this, because apps may override `windows`.
    var shown: [UIWindow] = []
    /// The link to the key window; set it through `storedKeyWindow`.
    var keyLink = KeptLink<UIWindow>()
    /// The screens whose windows made way for others, which failures mention.
    var putAway: [PutAwayScreen] = []
    /// The screen as a failure has told of it last, where that was, and in which test.
    package var told: (text: String, site: CallSite, test: CallSite?)?
  }
}
