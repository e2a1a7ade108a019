public import HeadlessUIKit

/// A shape.
@preconcurrency @MainActor
open class SCNGeometry: NSObject {
  /// The name.
  open var name: String?
  /// What its surfaces are.
  open var materials = [SCNMaterial()]
  /// What its first surface is.
  open var firstMaterial: SCNMaterial? {
    get { materials.first }
    set { materials = (newValue.map { [$0] } ?? []) + materials.dropFirst() }
  }

  /// Creates one.
  public override init() { super.init() }
}
