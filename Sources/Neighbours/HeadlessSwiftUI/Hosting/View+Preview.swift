/// What is said of previews: only the canvas of Xcode's asks for it.
extension View {
  /// Has the preview in a size.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Gives the preview a name.
  public nonisolated func previewDisplayName(_ value: String?) -> some View { self }

  /// Has the preview on a device.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Has the device of the preview held in a way.
  public nonisolated func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View { self }
}
