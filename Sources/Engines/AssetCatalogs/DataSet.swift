/// What a data set says: the files, and for what each is.
package struct DataSet: Sendable {
  package struct File: Sendable {
    /// The path of the file.
    package let path: String
    /// The kind of data, as `public.json`.
    package let type: String?
    let conditions: AssetConditions
  }

  private let files: [File]

  /// Reads the set of an asset.
  package init(_ asset: Asset) {
    files = AssetContents(folder: asset.folder).slots("data").compactMap { slot in
      AssetContents.file(slot, in: asset.folder).map {
        File(
          path: $0, type: slot["universal-type-identifier"] as? String,
          conditions: AssetConditions(slot))
      }
    }
  }

  /// The file that suits best.
  package func file(for traits: AssetTraits) -> File? {
    AssetConditions.best(of: files, for: traits, \.conditions).first
  }
}
