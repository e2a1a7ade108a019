public import HeadlessUIKit

/// The system's screen for looking at files.
///
/// It shows a bar with the title and the button that closes it, and nothing of the file.
@preconcurrency @MainActor
open class QLPreviewController: UIViewController {
  // MARK: Asking about a file

  /// Returns whether a file can be looked at: one of a type that is known.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool {
    guard let url = item.previewItemURL, url.isFileURL,
      let type = UTType(filenameExtension: url.pathExtension)
    else { return false }
    return !type.identifier.hasPrefix("dyn.")
      || officeKinds.contains(url.pathExtension.lowercased())
  }

  private static let officeKinds: Set<String> = [
    "doc", "docx", "key", "md", "numbers", "pages", "ppt", "pptx", "usdz", "xls", "xlsx",
  ]

  // MARK: Getting the items

  /// What is asked for the items; it is not kept alive.
  open weak var dataSource: (any QLPreviewControllerDataSource)? {
    didSet { if isViewLoaded { reloadData() } }
  }

  /// The place of the item that shows; `NSNotFound` without items.
  open var currentPreviewItemIndex: Int {
    get { items == 0 && isViewLoaded ? NSNotFound : index }
    set {
      index = isViewLoaded ? limited(newValue) : max(newValue, 0)
      if isViewLoaded { show() }
    }
  }

  /// The item that shows.
  open var currentPreviewItem: (any QLPreviewItem)? { isViewLoaded ? shown : item(at: index) }

  /// Asks for the items anew.
  open func reloadData() {
    items = max(dataSource?.numberOfPreviewItems(in: self) ?? 0, 0)
    index = limited(index)
    show()
  }

  /// Asks for the item that shows anew.
  open func refreshCurrentPreviewItem() { show() }

  // MARK: Responding

  /// The delegate, which hears what the user does; it is not kept alive.
  open weak var delegate: (any QLPreviewControllerDelegate)?

  // MARK: Life cycle

  /// Shows the bar.
  open override func viewDidLoad() {
    super.viewDidLoad()
    bar = addBar("", .done) { [weak self] in self?.userFinish() }
    reloadData()
  }

  /// Shows no bar of its own within a navigation controller.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    bar?.isHidden = navigationController != nil
  }

  /// Tells the delegate that the preview is about to go.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isBeingDismissed { delegate?.previewControllerWillDismiss(self) }
  }

  /// Tells the delegate that the preview has gone.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { delegate?.previewControllerDidDismiss(self) }
  }

  // MARK: The model

  private final var bar: UINavigationBar?
  private final var index = 0
  private final var items = 0
  private final var shown: (any QLPreviewItem)?

  private final func limited(_ index: Int) -> Int { min(max(index, 0), max(items - 1, 0)) }

  private final func item(at index: Int) -> (any QLPreviewItem)? {
    let count = isViewLoaded ? items : dataSource?.numberOfPreviewItems(in: self) ?? 0
    guard index < count else { return nil }
    return dataSource?.previewController(self, previewItemAt: index)
  }

  private final func show() {
    shown = item(at: index)
    let title = shown.map { $0.previewItemTitle ?? $0.previewItemURL?.lastPathComponent ?? "" }
    bar?.topItem?.title = title
    navigationItem.title = title
  }

  /// Whether there is an item so many places further.
  final func hasItem(_ step: Int) -> Bool { (0..<items).contains(index + step) }

  /// Goes to another item as a user does, by a swipe.
  final func userShow(_ step: Int) { currentPreviewItemIndex = index + step }

  /// Taps the button that closes the preview, as a user does.
  final func userFinish() { if isThereToDismiss { endAsUser {} } }
}

extension QLPreviewController: SystemScreen {}
