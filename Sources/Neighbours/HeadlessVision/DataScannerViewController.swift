import FailureReporting
public import HeadlessUIKit

/// The system's screen that reads texts and codes with the camera.
///
/// It sees what `SimulatedVision` says: each item is a button, labelled with what it says.
@preconcurrency @MainActor
public final class DataScannerViewController: UIViewController {
  /// What is looked for.
  public struct RecognizedDataType: Hashable, Sendable {
    /// The codes that are looked for; `nil` for texts.
    let symbologies: [VNBarcodeSymbology]?

    /// Texts, of which a test says what there is, whatever their languages and kinds.
    public static func text(
      languages: [String] = [], textContentType: TextContentType? = nil
    ) -> RecognizedDataType { RecognizedDataType(symbologies: nil) }
    /// Codes; of all kinds where none is said.
    public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> RecognizedDataType {
      RecognizedDataType(symbologies: symbologies)
    }
  }

  /// What a text is about.
  public enum TextContentType: Hashable, Sendable, CaseIterable {
    case URL, currency, dateTimeDuration, emailAddress, flightNumber, fullStreetAddress
    case shipmentTrackingNumber, telephoneNumber
  }

  /// How well it looks.
  public enum QualityLevel: Hashable, Sendable { case accurate, balanced, fast }

  /// Why it cannot look.
  public enum ScanningUnavailable: Error, Hashable, Sendable { case cameraRestricted, unsupported }

  /// Whether the device can do it.
  public static var isSupported: Bool { true }
  /// Whether it can be done now, as a test says.
  public static var isAvailable: Bool { SimulatedVision.isScannerAvailable }
  /// The languages that can be read.
  public static var supportedTextRecognitionLanguages: [String] { ["en-US"] }

  /// What is looked for.
  public let recognizedDataTypes: Set<RecognizedDataType>
  /// How well it looks.
  public let qualityLevel: QualityLevel
  /// Whether all items are told, or only the first one.
  public let recognizesMultipleItems: Bool
  /// Whether items are followed quickly.
  public let isHighFrameRateTrackingEnabled: Bool
  /// Whether a pinch changes the zoom.
  public let isPinchToZoomEnabled: Bool
  /// Whether the user is told what to do.
  public let isGuidanceEnabled: Bool
  /// Whether items are marked.
  public let isHighlightingEnabled: Bool
  /// The delegate, which hears of items; it is not kept alive.
  public weak var delegate: (any DataScannerViewControllerDelegate)?
  /// Whether it looks.
  public private(set) var isScanning = false
  /// Where it looks; `nil` is everywhere.
  public var regionOfInterest: CGRect?
  /// How near it is; nothing is drawn by it.
  public var zoomFactor = 1.0 {
    didSet { if zoomFactor != oldValue { delegate?.dataScannerDidZoom(self) } }
  }
  /// The least zoom.
  public var minZoomFactor: Double { 1 }
  /// The greatest zoom.
  public var maxZoomFactor: Double { 10 }
  /// A view over the camera's picture, for views of the app's.
  public let overlayContainerView = UIView()

  private var items: [(item: RecognizedItem, button: UIButton)] = []
  private var listeners: [AsyncStream<[RecognizedItem]>.Continuation] = []

  /// Creates a scanner, which does not look yet.
  public init(
    recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
    recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
    isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true,
    isHighlightingEnabled: Bool = false
  ) {
    self.recognizedDataTypes = recognizedDataTypes
    self.qualityLevel = qualityLevel
    self.recognizesMultipleItems = recognizesMultipleItems
    self.isHighFrameRateTrackingEnabled = isHighFrameRateTrackingEnabled
    self.isPinchToZoomEnabled = isPinchToZoomEnabled
    self.isGuidanceEnabled = isGuidanceEnabled
    self.isHighlightingEnabled = isHighlightingEnabled
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    overlayContainerView.frame = view.bounds
    overlayContainerView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(overlayContainerView)
  }

  /// Begins to look: what there is, the delegate hears in a later turn.
  public func startScanning() throws {
    guard Self.isAvailable else { throw ScanningUnavailable.cameraRestricted }
    guard !isScanning else { return }
    isScanning = true
    VisionAnswers.current.scanners.add(self)
    VisionAnswers.current.scanners.look()
  }

  /// Ends to look; the items go.
  public func stopScanning() {
    guard isScanning else { return }
    isScanning = false
    VisionAnswers.current.scanners.remove(self)
    show([])
  }

  /// The items that there are, whenever they change.
  public var recognizedItems: AsyncStream<[RecognizedItem]> {
    let (stream, listener) = AsyncStream<[RecognizedItem]>.makeStream()
    listener.yield(items.map(\.item))
    listeners.append(listener)
    return stream
  }

  /// Takes a picture, in which there is nothing.
  public func capturePhoto() async throws -> UIImage {
    guard isScanning else { throw ScanningUnavailable.unsupported }
    return UIImage()
  }

  // MARK: What it sees

  /// Looks at what a test says by now.
  func look() {
    guard isScanning else { return }
    guard Self.isAvailable else {
      stopScanning()
      delegate?.dataScanner(self, becameUnavailableWithError: .cameraRestricted)
      return
    }
    show(wanted)
  }

  /// What is looked for and there.
  private var wanted: [SeenThing] {
    let texts =
      recognizedDataTypes.contains { $0.symbologies == nil }
      ? SimulatedVision.texts.map { SeenThing.text($0) } : []
    let kinds = recognizedDataTypes.compactMap(\.symbologies)
    let codes = SimulatedVision.barcodes.filter { code in
      kinds.contains { $0.isEmpty || $0.contains(code.symbology) }
    }
    let all = texts + codes.map { SeenThing.code($0) }
    return recognizesMultipleItems ? all : Array(all.prefix(1))
  }

  private enum SeenThing: Hashable {
    case text(String)
    case code(SimulatedVision.Barcode)

    init(_ item: RecognizedItem) {
      switch item {
      case .text(let text): self = .text(text.transcript)
      case .barcode(let code): self = .code(code.code)
      }
    }

    func item(in rect: CGRect) -> RecognizedItem {
      let bounds = RecognizedItem.Bounds(rect)
      return switch self {
      case .text(let text): .text(.init(id: UUID(), bounds: bounds, transcript: text))
      case .code(let code): .barcode(.init(id: UUID(), bounds: bounds, code: code))
      }
    }
  }

  /// Shows what there is, and tells of what has come and gone.
  private func show(_ things: [SeenThing]) {
    let gone = items.filter { !things.contains(SeenThing($0.item)) }
    for (_, button) in gone { button.removeFromSuperview() }
    items.removeAll { !things.contains(SeenThing($0.item)) }
    let known = Set(items.map { SeenThing($0.item) })
    let new = things.enumerated().filter { !known.contains($0.element) }
    for (index, thing) in new {
      let rect = CGRect(x: 20, y: 100 + 44 * CGFloat(index), width: 200, height: 40)
      add(thing.item(in: rect), at: rect)
    }
    let all = items.map(\.item)
    if !gone.isEmpty { delegate?.dataScanner(self, didRemove: gone.map(\.item), allItems: all) }
    if !new.isEmpty {
      delegate?.dataScanner(self, didAdd: Array(all.suffix(new.count)), allItems: all)
    }
    if !gone.isEmpty || !new.isEmpty { for listener in listeners { listener.yield(all) } }
  }

  private func add(_ item: RecognizedItem, at rect: CGRect) {
    let action = UIAction(title: item.words) { [weak self] _ in
      guard let self else { return }
      delegate?.dataScanner(self, didTapOn: item)
    }
    let button = UIButton(type: .system, primaryAction: action)
    button.frame = rect
    view.addSubview(button)
    items.append((item, button))
  }
}
