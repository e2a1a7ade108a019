import HeadlessCoreML
import HeadlessUIKit

/// Asks a model of the app's what is in a picture: a test says it, see ``SimulatedVision/classifications``.
open class VNCoreMLRequest: VNImageBasedRequest {
  /// The model.
  public final let model: VNCoreMLModel
  /// How a picture is made as large as the model wants it.
  open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop

  /// Creates a request.
  public convenience init(model: VNCoreMLModel) { self.init(model: model, completionHandler: nil) }

  /// Creates a request with a closure that is called when it is done.
  public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
    self.model = model
    super.init(completionHandler: completionHandler)
  }

  override var found: [VNObservation] {
    SimulatedVision.classifications.map(VNClassificationObservation.init)
  }
}

/// How a picture is made as large as a model wants it.
public enum VNImageCropAndScaleOption: UInt, Sendable {
  case centerCrop
  case scaleFit
  case scaleFill
}
