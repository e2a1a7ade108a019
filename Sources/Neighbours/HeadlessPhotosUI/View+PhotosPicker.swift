public import HeadlessPhotos
public import HeadlessSwiftUI

extension View {
  /// Lets the user choose a photo while a binding is true.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    modifier(
      PickerModifier(
        isPresented: isPresented,
        choice: PickerChoice(selection, filter, preferredItemEncoding)))
  }

  /// Lets the user choose photos while a binding is true.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    modifier(
      PickerModifier(
        isPresented: isPresented,
        choice: PickerChoice(
          selection, maxSelectionCount, selectionBehavior, filter, preferredItemEncoding)))
  }

  /// Lets the user choose a photo of a library while a binding is true.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) -> some View {
    modifier(
      PickerModifier(
        isPresented: isPresented,
        choice: PickerChoice(selection, filter, preferredItemEncoding, of: photoLibrary)))
  }

  /// Lets the user choose photos of a library while a binding is true.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) -> some View {
    modifier(
      PickerModifier(
        isPresented: isPresented,
        choice: PickerChoice(
          selection, maxSelectionCount, selectionBehavior, filter, preferredItemEncoding,
          of: photoLibrary)))
  }
}

/// Presents a photo picker while a binding is true.
nonisolated struct PickerModifier: PresentingModifier {
  typealias Body = Never

  let isPresented: Binding<Bool>
  let choice: PickerChoice

  @MainActor var wanted: AnyHashable? { isPresented.wrappedValue ? true : nil }

  @MainActor func makeScreen(_ node: _AnyNode) -> (any BoundScreen)? {
    let picker = PHPickerViewController(configuration: choice.configuration)
    PickerAgent(choice.choose).serve(picker)
    return picker
  }

  @MainActor func takeBack() { isPresented.wrappedValue = false }
}
