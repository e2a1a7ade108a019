public import HeadlessCoreML
import HeadlessUIKit

/// A model of the app's, for pictures.
open class VNCoreMLModel: NSObject {
  /// The name of the picture among what goes into it.
  open var inputImageFeatureName = "image"

  /// Creates one.
  public init(for model: MLModel) throws { super.init() }
}
