public import Foundation

/// A print job, and the system's screen for it.
///
/// The screen has a button that prints, and one that cancels. Nothing is printed: the pages are drawn
/// and forgotten.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  /// The type of the closure that is called when the job is done, or cancelled.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  // MARK: Getting the shared controller

  /// The controller of the app.
  open class var shared: UIPrintInteractionController {
    let application = UIApplication.shared
    if let controller = key[application] { return controller }
    let controller = UIPrintInteractionController()
    key[application] = controller
    return controller
  }

  /// Whether the device can print.
  open class var isPrintingAvailable: Bool { true }

  /// The types of data that can be printed.
  open class var printableUTIs: Set<String> {
    ["com.adobe.pdf", "public.png", "public.jpeg", "public.tiff", "public.heic"]
  }

  /// Returns whether a file can be printed, by its type.
  open class func canPrint(_ url: URL) -> Bool {
    UTType(filenameExtension: url.pathExtension).map { printableUTIs.contains($0.identifier) }
      ?? false
  }

  /// Returns whether data can be printed: an image or a PDF.
  open class func canPrint(_ data: Data) -> Bool {
    data.starts(with: Data("%PDF".utf8)) || UIImage(data: data) != nil
  }

  // MARK: Describing the job

  /// What is known of the job.
  open var printInfo: UIPrintInfo?

  /// The object that is told of the job; it is not kept alive.
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?

  /// Whether the user chooses how many copies are printed.
  open var showsNumberOfCopies = true

  /// Whether the user chooses the pages.
  open var showsPageRange = true

  /// Whether the user chooses how pages are held.
  open var showsPaperOrientation = true

  /// Whether the user chooses the paper.
  open var showsPaperSelectionForLoadedPapers = false

  /// What draws the pages.
  open var printPageRenderer: UIPrintPageRenderer?

  /// What lays out the content.
  open var printFormatter: UIPrintFormatter?

  /// An image, data or a file to print.
  open var printingItem: Any?

  /// Several of these.
  open var printingItems: [Any]?

  // MARK: Showing the screen

  /// Shows the screen; returns whether it could.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool
  {
    guard panel == nil, let presenter = presenter else { return false }
    let panel = PrintPanelController { [weak self] completed in
      self?.end(completed, completion)
    }
    self.panel = panel
    delegate?.printInteractionControllerWillPresentPrinterOptions(self)
    presenter.present(panel, animated: animated) { [weak self] in
      guard let self else { return }
      self.delegate?.printInteractionControllerDidPresentPrinterOptions(self)
    }
    return true
  }

  /// Shows the screen beside a part of a view.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }

  /// Shows the screen beside an item of a bar.
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }

  /// Dismisses the screen, which cancels the job.
  open func dismiss(animated: Bool) { panel?.end(false, animated: animated) }

  // MARK: The model

  private static let key = AssociationKey<UIPrintInteractionController>()
  private final weak var panel: PrintPanelController?

  private final var presenter: UIViewController? {
    if let own = delegate?.printInteractionControllerParentViewController(self) { return own }
    var front = UIApplication.shared.keyWindow?.rootViewController
    while let next = front?.presentedViewController { front = next }
    return front
  }

  private final func end(_ completed: Bool, _ completion: CompletionHandler?) {
    panel = nil
    delegate?.printInteractionControllerWillDismissPrinterOptions(self)
    delegate?.printInteractionControllerDidDismissPrinterOptions(self)
    if completed {
      delegate?.printInteractionControllerWillStartJob(self)
      drawPages()
      delegate?.printInteractionControllerDidFinishJob(self)
    }
    completion?(self, completed, nil)
  }

  private final func drawPages() {
    var renderer = printPageRenderer
    if renderer == nil, let printFormatter {
      renderer = UIPrintPageRenderer()
      renderer?.addPrintFormatter(printFormatter, startingAtPageAt: 0)
    }
    guard let renderer else { return }
    let count = min(renderer.numberOfPages, Self.mostPages)
    guard count > 0 else { return }
    renderer.prepare(forDrawingPages: NSRange(location: 0, length: count))
    let paper = UIGraphicsImageRenderer(bounds: renderer.paperRect)
    for page in 0..<count {
      _ = paper.image { _ in renderer.drawPage(at: page, in: renderer.printableRect) }
    }
  }

  private static let mostPages = 1_000
}

/// The methods by which a print job tells of itself.
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
  /// Returns the screen that presents the system's screen.
  func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController?

  /// Called before the screen is presented.
  func printInteractionControllerWillPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)

  /// Called when the screen is presented.
  func printInteractionControllerDidPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)

  /// Called before the screen is dismissed.
  func printInteractionControllerWillDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)

  /// Called when the screen was dismissed.
  func printInteractionControllerDidDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)

  /// Called before the job starts.
  func printInteractionControllerWillStartJob(
    _ printInteractionController: UIPrintInteractionController)

  /// Called when the job is done.
  func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
  /// Returns `nil`: the screen in front.
  public func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController? { nil }
  public func printInteractionControllerWillPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  public func printInteractionControllerDidPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  public func printInteractionControllerWillDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  public func printInteractionControllerDidDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  public func printInteractionControllerWillStartJob(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  public func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController
  ) {}
}
