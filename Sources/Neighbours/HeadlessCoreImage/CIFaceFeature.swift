/// A face that was found in an image: none is.
public final class CIFaceFeature: CIFeature {
  /// Whether it smiles.
  public var hasSmile: Bool { false }
  /// Whether its left eye is closed.
  public var leftEyeClosed: Bool { false }
  /// Whether its right eye is closed.
  public var rightEyeClosed: Bool { false }
  /// Whether it has a left eye.
  public var hasLeftEyePosition: Bool { false }
  /// Whether it has a right eye.
  public var hasRightEyePosition: Bool { false }
  /// Whether it has a mouth.
  public var hasMouthPosition: Bool { false }

  /// A face.
  public override var type: String { "Face" }
}
