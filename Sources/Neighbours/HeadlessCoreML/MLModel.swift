public import Foundation
import HeadlessUIKit

/// A model, which answers what a test says, see ``SimulatedModels/answer(_:with:)``.
open class MLModel: NSObject {
  /// How it is computed.
  public final let configuration: MLModelConfiguration
  /// The name of its file, by which a test knows it.
  private final let name: String

  /// Reads a model.
  public convenience init(contentsOf url: URL) throws {
    self.init(url, MLModelConfiguration())
  }

  /// Reads a model.
  public convenience init(contentsOf url: URL, configuration: MLModelConfiguration) throws {
    self.init(url, configuration)
  }

  private init(_ url: URL, _ configuration: MLModelConfiguration) {
    name = url.deletingPathExtension().lastPathComponent
    self.configuration = configuration
    super.init()
  }

  /// Reads a model.
  public nonisolated(nonsending) class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
  ) async throws -> MLModel { MLModel(url, configuration) }

  /// Returns where a model would be that is ready to be read: where it is.
  public class func compileModel(at modelURL: URL) throws -> URL { modelURL }

  /// Answers by what a test says; throws where it says nothing.
  open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
    guard let answer = ModelAnswers.current.answer(of: name) else {
      throw MLModelError(.generic)
    }
    return try MLDictionaryFeatureProvider(dictionary: answer(input))
  }

  /// Answers by what a test says; throws where it says nothing.
  open func prediction(
    from input: any MLFeatureProvider, options: MLPredictionOptions
  ) throws -> any MLFeatureProvider { try prediction(from: input) }
}
