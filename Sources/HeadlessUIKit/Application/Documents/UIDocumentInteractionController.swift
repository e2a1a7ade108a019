public import Foundation

/// Shows a file, and offers what other apps can do with it.
///
/// Its menus are sheets of activities, in which a test chooses.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  // MARK: Creating a document interaction controller

  /// Creates a controller without a file.
  public override init() { super.init() }

  /// Creates a controller for a file.
  public convenience init(url: URL) {
    self.init()
    if url.isFileURL {
      self.url = url
    } else {
      ModelException.internalInconsistency.raise(
        "UIDocumentInteractionController: invalid scheme \(url.scheme ?? "(null)").  Only the file "
          + "scheme is supported.", by: "UIDocumentInteractionController.init(url:)")
    }
  }

  // MARK: Accessing the delegate

  /// The delegate; it is not kept alive.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

  // MARK: Accessing the document attributes

  /// The file.
  open var url: URL?

  /// The identifier of the file's type, if the app does not say another one.
  open var uti: String? {
    get {
      givenUTI ?? url.flatMap { UTType(filenameExtension: $0.pathExtension)?.identifier }
    }
    set { givenUTI = newValue }
  }

  /// The name that the user reads.
  open var name: String? {
    get { givenName ?? url?.lastPathComponent }
    set { givenName = newValue }
  }

  /// Information for the app that opens the file.
  open var annotation: Any?

  // MARK: Presenting and dismissing a document preview

  /// Shows the file; returns whether the delegate has a screen to show it from.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool {
    guard let delegate, url != nil, shown == nil else { return false }
    let screen = delegate.documentInteractionControllerViewControllerForPreview(self)
    guard screen !== NotImplemented.screen else { return false }
    let preview = DocumentPreview(of: self)
    shown = preview
    delegate.documentInteractionControllerWillBeginPreview(self)
    screen.present(preview, animated: animated)
    return true
  }

  /// Takes the preview away.
  open func dismissPreview(animated: Bool) {
    guard let preview = shown as? DocumentPreview else { return }
    preview.dismiss(animated: animated) { preview.end() }
  }

  // MARK: Presenting and dismissing menus

  /// Shows the options menu for the file; returns whether there is a screen to show it from.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    present(.options, from: .view(view, rect), animated: animated)
  }

  /// Shows the options menu for the file; returns whether there is a screen to show it from.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    present(.options, from: .item(item), animated: animated)
  }

  /// Offers to open the file in another app; returns whether there is a screen to do so from.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    present(.openIn, from: .view(view, rect), animated: animated)
  }

  /// Offers to open the file in another app; returns whether there is a screen to do so from.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    present(.openIn, from: .item(item), animated: animated)
  }

  /// Takes the menu away.
  open func dismissMenu(animated: Bool) {
    guard let menu = shown as? UIActivityViewController else { return }
    menu.dismiss(animated: animated) { [self] in menuHasGone() }
  }

  // MARK: Storage

  private enum Menu { case options, openIn }

  private enum Anchor {
    case view(UIView, CGRect)
    case item(UIBarButtonItem)
  }

  private final var givenUTI: String?
  private final var givenName: String?
  /// The preview or the menu that shows.
  private final weak var shown: UIViewController?
  private final var menu: Menu?

  // MARK: The model

  private final func present(_ menu: Menu, from anchor: Anchor, animated: Bool) -> Bool {
    let view =
      switch anchor {
      case .view(let view, _): view as UIView?
      case .item(let item): item.customView ?? item.bar
      }
    guard let url, shown == nil, let screen = view?.nearestController else { return false }
    let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
    switch anchor {
    case .view(let view, let rect):
      sheet.popoverPresentationController?.sourceView = view
      sheet.popoverPresentationController?.sourceRect = rect
    case .item(let item): sheet.popoverPresentationController?.barButtonItem = item
    }
    sheet.completionWithItemsHandler = { [self] type, completed, _, _ in
      let application = completed ? type?.rawValue : nil
      if let application {
        delegate?.documentInteractionController(self, willBeginSendingToApplication: application)
      }
      menuHasGone()
      if let application {
        delegate?.documentInteractionController(self, didEndSendingToApplication: application)
      }
    }
    shown = sheet
    self.menu = menu
    switch menu {
    case .options: delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
    case .openIn: delegate?.documentInteractionControllerWillPresentOpenInMenu(self)
    }
    screen.present(sheet, animated: animated)
    return true
  }

  private final func menuHasGone() {
    let gone = menu
    (menu, shown) = (nil, nil)
    switch gone {
    case .options: delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
    case .openIn: delegate?.documentInteractionControllerDidDismissOpenInMenu(self)
    case nil: break
    }
  }

  /// Tells the delegate that the preview has gone.
  final func previewHasGone() {
    shown = nil
    delegate?.documentInteractionControllerDidEndPreview(self)
  }
}
