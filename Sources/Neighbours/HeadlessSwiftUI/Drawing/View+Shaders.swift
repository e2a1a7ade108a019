public import Foundation

extension View {
  // MARK: Drawn without effect

  /// Changes the colors by a shader; they are drawn as they are.
  public nonisolated func colorEffect(
    _ shader: Shader, isEnabled: Bool = true
  ) -> some View { self }
  /// Moves what is drawn by a shader; it stays where it is.
  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
  /// Changes what is drawn by a shader; it is drawn as it is.
  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
}
