public import HeadlessUIKit

/// What the surface of a shape is.
@preconcurrency @MainActor
open class SCNMaterial: NSObject {
  /// The color, or the picture.
  public final let diffuse = SCNMaterialProperty()
  /// What shines.
  public final let specular = SCNMaterialProperty()
  /// What gives light.
  public final let emission = SCNMaterialProperty()
  /// How rough it is.
  public final let normal = SCNMaterialProperty()
  /// What is mirrored.
  public final let reflective = SCNMaterialProperty()
  /// Where it can be seen through.
  public final let transparent = SCNMaterialProperty()
  /// How visible it is.
  open var transparency: CGFloat = 1
  /// How small a shine is.
  open var shininess: CGFloat = 1
  /// Whether both sides are seen.
  open var isDoubleSided = false

  /// Creates one.
  public override init() { super.init() }
}
