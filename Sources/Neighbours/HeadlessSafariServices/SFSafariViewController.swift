import NetworkAnswers

/// A page of the web with Safari's own controls.
///
/// It shows a bar with the button that closes it, and nothing of the page: a test says what the user does.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  // MARK: Creating a Safari view controller

  /// Creates a controller for a page, which is one of `http` or `https`.
  public init(url URL: URL, configuration: Configuration) {
    initialURL = URL
    storedConfiguration = configuration
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
    if !["http", "https"].contains(URL.scheme?.lowercased()) {
      ModelException.invalidArgument.raise(
        "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported.",
        by: "SFSafariViewController.init(url:configuration:)", of: "SafariServices")
    }
  }

  /// Creates a controller for a page.
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

  /// Creates a controller for a page, which may be shown without all that is around its text.
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }

  /// Archives are not supported.
  public required init?(coder: NSCoder) { nil }

  // MARK: Configuring it

  /// The delegate, which hears what the user does; it is not kept alive.
  open weak var delegate: (any SFSafariViewControllerDelegate)?

  /// How the page is shown: a copy.
  open var configuration: Configuration { storedConfiguration.copied() }

  /// The colour of the bars.
  open var preferredBarTintColor: UIColor?

  /// The colour of the buttons.
  open var preferredControlTintColor: UIColor?

  /// The title of the button that closes it.
  open var dismissButtonStyle = DismissButtonStyle.done

  /// Connects with servers ahead, for which there is no need here.
  @discardableResult
  open class func prewarmConnections(to URLs: [URL]) -> PrewarmingToken { PrewarmingToken() }

  // MARK: For tests

  /// The page that it was made for.
  public final let initialURL: URL

  // MARK: Life cycle

  /// Shows the bar.
  open override func viewDidLoad() {
    super.viewDidLoad()
    let bar = addBar(
      initialURL.host(percentEncoded: false) ?? "", dismissButtonStyle.item
    ) { [weak self] in self?.userFinish() }
    bar.tintColor = preferredControlTintColor
    bar.barTintColor = preferredBarTintColor
  }

  /// Loads the page, once.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasLoaded else { return }
    hasLoaded = true
    MainTurn.post("SFSafariViewController loads its page") { [weak self] in
      guard let self else { return }
      delegate?.safariViewController(
        self, didCompleteInitialLoad: DeviceConnection.current.connection != .none)
    }
  }

  // MARK: The model

  private final let storedConfiguration: Configuration
  private final var hasLoaded = false

  /// Taps the button that closes the page, as a user does.
  final func userFinish() {
    guard isThereToDismiss else { return tellFinish() }
    endAsUser { [self] in tellFinish() }
  }

  private final func tellFinish() { delegate?.safariViewControllerDidFinish(self) }
}

extension SFSafariViewController: SystemScreen {
  package func userDidSwipeAway() { delegate?.safariViewControllerDidFinish(self) }
}
