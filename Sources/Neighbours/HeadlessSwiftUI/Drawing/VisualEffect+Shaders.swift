public import Foundation

extension VisualEffect {
  /// Changes the colors by a shader; they stay as they are.
  public func colorEffect(
    _ shader: Shader, isEnabled: Bool = true
  ) -> some VisualEffect { self }
  /// Moves what is drawn by a shader; it stays where it is.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
  /// Changes what is drawn by a shader; it stays as it is.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
}
