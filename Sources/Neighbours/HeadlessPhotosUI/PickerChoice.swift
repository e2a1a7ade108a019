import HeadlessPhotos
import HeadlessSwiftUI

/// What can be chosen, and what becomes of it.
struct PickerChoice {
  private let made: @MainActor () -> PHPickerConfiguration
  let choose: @MainActor ([PhotosPickerItem]) -> Void

  @MainActor var configuration: PHPickerConfiguration { made() }

  init(
    _ selection: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?,
    _ encoding: PhotosPickerItem.EncodingDisambiguationPolicy, of library: PHPhotoLibrary? = nil
  ) {
    made = {
      var configuration = Self.configuration(filter, encoding, library)
      configuration.preselectedAssetIdentifiers = [selection.wrappedValue?.itemIdentifier]
        .compactMap { $0 }
      return configuration
    }
    choose = { selection.wrappedValue = $0.first }
  }

  init(
    _ selection: Binding<[PhotosPickerItem]>, _ limit: Int?,
    _ behavior: PhotosPickerSelectionBehavior, _ filter: PHPickerFilter?,
    _ encoding: PhotosPickerItem.EncodingDisambiguationPolicy, of library: PHPhotoLibrary? = nil
  ) {
    made = {
      var configuration = Self.configuration(filter, encoding, library)
      configuration.selectionLimit = limit ?? 0
      configuration.selection = behavior.selection
      configuration.preselectedAssetIdentifiers = selection.wrappedValue.compactMap(
        \.itemIdentifier)
      return configuration
    }
    choose = { selection.wrappedValue = $0 }
  }

  private static func configuration(
    _ filter: PHPickerFilter?, _ encoding: PhotosPickerItem.EncodingDisambiguationPolicy,
    _ library: PHPhotoLibrary?
  ) -> PHPickerConfiguration {
    var configuration = library.map { PHPickerConfiguration(photoLibrary: $0) } ?? .init()
    configuration.filter = filter
    configuration.preferredAssetRepresentationMode = encoding.mode
    return configuration
  }
}
