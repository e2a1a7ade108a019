public import Foundation

/// An app's action for documents in a document browser.
@preconcurrency @MainActor
open class UIDocumentBrowserAction: NSObject {
  // MARK: Creating an action

  /// Creates an action, whose handler gets the documents.
  public init(
    identifier: String, localizedTitle: String, availability: Availability,
    handler: @escaping ([URL]) -> Void
  ) {
    self.identifier = identifier
    self.localizedTitle = localizedTitle
    self.availability = availability
    self.handler = handler
    super.init()
  }

  // MARK: Configuring the action

  /// Where a user finds it.
  public struct Availability: OptionSet, Sendable {
    public let rawValue: Int

    /// Creates places from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// In the menu of a document.
    public static let menu = Availability(rawValue: 1 << 0)
    /// In the bar, while documents are being selected.
    public static let navigationBar = Availability(rawValue: 1 << 1)
  }

  /// The app's name for it.
  public final let identifier: String

  /// The title for the user.
  public final let localizedTitle: String

  /// Where a user finds it.
  public final let availability: Availability

  /// Its image.
  open var image: UIImage?

  /// The identifiers of the types of documents that it is for.
  open var supportedContentTypes = [UTType.item.identifier]

  /// Whether it is for several documents, too.
  open var supportsMultipleItems = true

  // MARK: The model

  final let handler: ([URL]) -> Void

  /// Returns whether it is offered for documents at a place.
  final func isOffered(for documents: [URL], in place: Availability) -> Bool {
    let types = supportedContentTypes.compactMap { UTType($0) }
    return availability.contains(place) && !documents.isEmpty
      && (supportsMultipleItems || documents.count == 1)
      && documents.allSatisfy { UTType.isOffered($0, among: types) }
  }
}
