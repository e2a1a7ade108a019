public import HeadlessPhotos
public import HeadlessSwiftUI

/// A control that lets the user choose photos.
public nonisolated struct PhotosPicker<Label: View>: View {
  @State private var isPresented = false
  private let choice: PickerChoice
  private let label: Label

  private init(_ choice: PickerChoice, _ label: Label) {
    self.choice = choice
    self.label = label
  }

  /// The control.
  @MainActor public var body: some View {
    Button {
      isPresented = true
    } label: {
      label
    }
    .modifier(PickerModifier(isPresented: $isPresented, choice: choice))
  }

  /// Creates a control that lets the user choose a photo.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    self.init(PickerChoice(selection, filter, preferredItemEncoding), label())
  }

  /// Creates a control that lets the user choose photos.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      PickerChoice(
        selection, maxSelectionCount, selectionBehavior, filter, preferredItemEncoding),
      label())
  }

  /// Creates a control that lets the user choose a photo of a library.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) {
    self.init(PickerChoice(selection, filter, preferredItemEncoding, of: photoLibrary), label())
  }

  /// Creates a control that lets the user choose photos of a library.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      PickerChoice(
        selection, maxSelectionCount, selectionBehavior, filter, preferredItemEncoding,
        of: photoLibrary),
      label())
  }
}

extension PhotosPicker where Label == Text {
  /// Creates a control with a title that lets the user choose a photo.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(PickerChoice(selection, filter, preferredItemEncoding), Text(titleKey))
  }

  /// Creates a control with a title that lets the user choose photos.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(
      PickerChoice(
        selection, maxSelectionCount, selectionBehavior, filter, preferredItemEncoding),
      Text(titleKey))
  }

  /// Creates a control with a title that lets the user choose a photo of a library.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) {
    self.init(
      PickerChoice(selection, filter, preferredItemEncoding, of: photoLibrary), Text(titleKey))
  }

  /// Creates a control with a title that lets the user choose photos of a library.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) {
    self.init(
      PickerChoice(
        selection, maxSelectionCount, selectionBehavior, filter, preferredItemEncoding,
        of: photoLibrary),
      Text(titleKey))
  }

  /// Creates a control with a title that lets the user choose a photo.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(PickerChoice(selection, filter, preferredItemEncoding), Text(title))
  }

  /// Creates a control with a title that lets the user choose photos.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(
      PickerChoice(
        selection, maxSelectionCount, selectionBehavior, filter, preferredItemEncoding),
      Text(title))
  }

  /// Creates a control with a title that lets the user choose a photo of a library.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) {
    self.init(PickerChoice(selection, filter, preferredItemEncoding, of: photoLibrary), Text(title))
  }

  /// Creates a control with a title that lets the user choose photos of a library.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) {
    self.init(
      PickerChoice(
        selection, maxSelectionCount, selectionBehavior, filter, preferredItemEncoding,
        of: photoLibrary),
      Text(title))
  }
}
