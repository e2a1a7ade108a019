public import Foundation
public import HeadlessUIKit

/// The system's screen for choosing among what the user has to hear and see.
///
/// It shows nothing here: a test says what the user picks, see ``pick(_:fileID:filePath:line:column:)``. The
/// delegate dismisses it.
open class MPMediaPickerController: UIViewController {
  /// Creates a picker for some kinds of media.
  public init(mediaTypes: MPMediaType) {
    self.mediaTypes = mediaTypes
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker for all kinds of media.
  public convenience init() { self.init(mediaTypes: .any) }

  /// Creates a picker from an archive, for all kinds of media.
  public required init?(coder: NSCoder) {
    mediaTypes = .any
    super.init(coder: coder)
  }

  /// The kinds of media that the user can choose.
  public let mediaTypes: MPMediaType
  /// The delegate that is told what the user has chosen; it is not kept alive.
  open weak var delegate: (any MPMediaPickerControllerDelegate)?
  /// Whether the user can choose several items.
  open var allowsPickingMultipleItems = false
  /// Whether there are items that are elsewhere.
  open var showsCloudItems = true
  /// Whether there are items that are protected.
  open var showsItemsWithProtectedAssets = true
  /// The sentence above the list.
  open var prompt: String?

  /// Returns whether an item can be chosen.
  final func offers(_ item: MPMediaItem) -> Bool {
    !mediaTypes.isDisjoint(with: item.mediaType) && (showsCloudItems || !item.isCloudItem)
      && (showsItemsWithProtectedAssets || !item.hasProtectedAsset)
  }
}

/// Is told what a user has chosen.
@preconcurrency @MainActor
public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
  /// Called with the items; the delegate dismisses the picker.
  func mediaPicker(
    _ mediaPicker: MPMediaPickerController,
    didPickMediaItems mediaItemCollection: MPMediaItemCollection)

  /// Called when the user has cancelled; the delegate dismisses the picker.
  func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
  public func mediaPicker(
    _ mediaPicker: MPMediaPickerController,
    didPickMediaItems mediaItemCollection: MPMediaItemCollection
  ) {}

  public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}
