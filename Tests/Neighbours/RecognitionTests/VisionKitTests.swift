import FleetTesting
import HeadlessVision
import TestSupport
import Testing

/// A screen that scans, and writes down what it hears.
private final class ScanScreen: UIViewController, VNDocumentCameraViewControllerDelegate,
  DataScannerViewControllerDelegate
{
  let trace = Trace()

  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
  ) {
    trace.add("\(scan.title): \(scan.pageCount) of \(scan.imageOfPage(at: 0).size.width)")
    controller.dismiss(animated: true)
  }
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {
    trace.add("cancelled")
    controller.dismiss(animated: true)
  }
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
  ) { trace.add("\(error)") }

  func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {
    trace.add("tap \(words(item))")
  }
  func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) { trace.add("add \(addedItems.map(words)) of \(allItems.count)") }
  func dataScanner(
    _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) { trace.add("remove \(removedItems.map(words)) of \(allItems.count)") }
  func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
  ) { trace.add("\(error)") }

  private func words(_ item: RecognizedItem) -> String {
    switch item {
    case .text(let text): text.observation.topCandidates(1).first?.string ?? ""
    case .barcode(let code): code.payloadStringValue ?? ""
    }
  }
}

@MainActor @Suite("VisionKit", .freshApplication)
struct VisionKitTests {
  private let screen = ScanScreen()

  init() { setAsAppRootWindow(screen) }

  @Test func `pages of a document are scanned, or not`() {
    let camera = VNDocumentCameraViewController()
    camera.delegate = screen
    screen.present(camera, animated: true)
    settle()
    camera.failToScan(with: CancellationError())
    camera.scan(
      [UIGraphicsImageRenderer(size: CGSize(width: 30, height: 40)).image { _ in }], title: "Bill")
    settle()
    #expect(screen.presentedViewController == nil)

    screen.present(camera, animated: true)
    settle()
    Fleet.screen.buttons["Cancel"].tap()
    settle()
    #expect(screen.presentedViewController == nil)
    #expect(screen.trace.lines == ["CancellationError()", "Bill: 1 of 30.0", "cancelled"])

    let reasons = failures { camera.scan([]) }
    #expect(reasons.reasons.first?.contains("camera") == true)
  }

  @Test func `a scanner sees what a test says`() throws {
    let scanner = DataScannerViewController(
      recognizedDataTypes: [.text(), .barcode(symbologies: [.ean8])],
      recognizesMultipleItems: true)
    scanner.delegate = screen
    SimulatedVision.texts = ["Wren"]
    screen.present(scanner, animated: true)
    settle()
    try scanner.startScanning()
    settle()
    SimulatedVision.barcodes = [.init("7"), .init("12345678", symbology: .ean8)]
    settle()
    Fleet.screen.buttons["12345678"].tap()
    SimulatedVision.texts = []
    settle()
    #expect(!Fleet.screen.buttons["Wren"].exists)
    SimulatedVision.isScannerAvailable = false
    settle()
    #expect(!scanner.isScanning)
    #expect(throws: DataScannerViewController.ScanningUnavailable.cameraRestricted) {
      try scanner.startScanning()
    }

    #expect(
      screen.trace.lines == [
        "add [\"Wren\"] of 1", "add [\"12345678\"] of 2", "tap 12345678", "remove [\"Wren\"] of 1",
        "remove [\"12345678\"] of 0", "cameraRestricted",
      ])
  }

  @Test func `an image is analyzed, for the interaction of a view`() async throws {
    SimulatedVision.texts = ["Wren", "9.5 cm"]
    let analysis = try await ImageAnalyzer().analyze(UIImage(), configuration: .init([.text]))
    #expect(analysis.transcript == "Wren\n9.5 cm")
    #expect(!analysis.hasResults(for: .machineReadableCode))

    let (view, interaction) = (UIImageView(), ImageAnalysisInteraction())
    view.addInteraction(interaction)
    interaction.analysis = analysis
    #expect(interaction.view === view && interaction.hasText)
    #expect(interaction.text == analysis.transcript)
  }
}
