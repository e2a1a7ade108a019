import HeadlessUIKit

/// Finds codes.
open class VNDetectBarcodesRequest: VNImageBasedRequest {
  /// The kinds of codes.
  open var symbologies: [VNBarcodeSymbology] = []

  /// Returns the kinds of codes that can be found.
  open func supportedSymbologies() throws -> [VNBarcodeSymbology] { VNBarcodeSymbology.all }

  /// What was found.
  @_nonoverride open var results: [VNBarcodeObservation]? { answers as? [VNBarcodeObservation] }

  override var found: [VNObservation] {
    SimulatedVision.barcodes.filter { symbologies.isEmpty || symbologies.contains($0.symbology) }
      .map(VNBarcodeObservation.init)
  }
}
