import HeadlessUIKit

/// What is in an image.
public final class ImageAnalysis: Sendable {
  private let texts: [String]
  private let hasCodes: Bool

  init(_ types: ImageAnalyzer.AnalysisTypes) {
    texts = types.contains(.text) ? SimulatedVision.texts : []
    hasCodes = types.contains(.machineReadableCode) && !SimulatedVision.barcodes.isEmpty
  }

  /// The texts, a line each.
  public var transcript: String { texts.joined(separator: "\n") }

  /// Whether there is something of a kind.
  public func hasResults(for analysisTypes: ImageAnalyzer.AnalysisTypes) -> Bool {
    analysisTypes.contains(.text) && !texts.isEmpty
      || analysisTypes.contains(.machineReadableCode) && hasCodes
  }
}
