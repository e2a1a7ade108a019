public import HeadlessUIKit

/// Finds texts and codes in images, as a test says with `SimulatedVision`.
public final class ImageAnalyzer: Sendable {
  /// What is looked for.
  public struct AnalysisTypes: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let text = AnalysisTypes(rawValue: 1)
    public static let machineReadableCode = AnalysisTypes(rawValue: 2)
    public static let visualLookUp = AnalysisTypes(rawValue: 4)
  }

  /// How it is looked for.
  public struct Configuration: Sendable {
    /// What is looked for.
    public let analysisTypes: AnalysisTypes
    /// The languages, the likeliest first.
    public var locales: [String] = []

    /// Creates one.
    public init(_ types: AnalysisTypes) { analysisTypes = types }
  }

  /// Whether the device can do it.
  public static var isSupported: Bool { true }
  /// The languages that can be read.
  public static var supportedTextRecognitionLanguages: [String] { ["en-US"] }

  /// Creates one.
  public init() {}

  /// Looks for texts and codes.
  public func analyze(
    _ image: UIImage, configuration: Configuration
  ) async throws -> ImageAnalysis {
    if let error = SimulatedVision.error { throw VNError(error) }
    return ImageAnalysis(configuration.analysisTypes)
  }

  /// Looks for texts and codes.
  public func analyze(
    _ image: UIImage, orientation: UIImage.Orientation, configuration: Configuration
  ) async throws -> ImageAnalysis { try await analyze(image, configuration: configuration) }

  /// Looks for texts and codes.
  public func analyze(
    imageAt url: URL, orientation: UIImage.Orientation, configuration: Configuration
  ) async throws -> ImageAnalysis { try await analyze(UIImage(), configuration: configuration) }
}
