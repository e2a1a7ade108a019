public import Foundation

/// A promise of data for a drag; Foundation has it on Apple's systems alone.
///
/// Drags stay within the app here. So the object itself is handed over, and nothing becomes bytes.
@preconcurrency @MainActor
open class NSItemProvider: NSObject {
  // MARK: Creating an item provider

  /// Creates a provider without data.
  public override init() { super.init() }

  /// Creates a provider of an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider of something with a type.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    if let item, let typeIdentifier { register(item, as: [typeIdentifier]) }
  }

  // MARK: Providing objects

  /// Adds an object.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    register(object, as: Swift.type(of: object).writableTypeIdentifiersForItemProvider)
  }

  /// The types of the data.
  open var registeredTypeIdentifiers: [String] { contents.flatMap(\.types) }

  /// A name for the data.
  open var suggestedName: String?

  // MARK: Loading objects

  /// Returns whether there are data of a type, or of a kind of it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    guard let wanted = UTType(typeIdentifier) else { return false }
    return registeredTypeIdentifiers.contains { UTType($0)?.conforms(to: wanted) == true }
  }

  /// Returns whether there is an object of a class.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    object(of: aClass) != nil
  }

  /// Returns whether there is a text.
  open func canLoadObject(ofClass aClass: String.Type) -> Bool { text != nil }

  /// Returns whether there is an address.
  open func canLoadObject(ofClass aClass: URL.Type) -> Bool { url != nil }

  /// Loads an object of a class, on a later turn.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    answer(object(of: aClass), completionHandler)
  }

  /// Loads a text, on a later turn.
  @discardableResult
  open func loadObject(
    ofClass aClass: String.Type, completionHandler: @escaping (String?, (any Error)?) -> Void
  ) -> Progress { answer(text, completionHandler) }

  /// Loads an address, on a later turn.
  @discardableResult
  open func loadObject(
    ofClass aClass: URL.Type, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress { answer(url, completionHandler) }

  /// Loads the bytes of something in a type, on a later turn.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress { answer(bytes(of: typeIdentifier), completionHandler) }

  // MARK: The model

  /// The contents, with their types.
  private(set) final var contents: [(types: [String], object: Any)] = []

  /// Adds something in some types.
  final func register(_ object: Any, as types: [String]) { contents.append((types, object)) }

  private final func bytes(of typeIdentifier: String) -> Data? {
    guard let wanted = UTType(typeIdentifier) else { return nil }
    let content = contents.first { content in
      content.types.contains { UTType($0)?.conforms(to: wanted) == true }
    }
    switch content?.object {
    case let data as Data: return data
    case let text as NSString: return Data(String(describing: text).utf8)
    case let url as NSURL: return Data(url.absoluteString.utf8)
    case let image as UIImage:
      return wanted == .jpeg ? image.jpegData(compressionQuality: 1) : image.pngData()
    default: return nil
    }
  }

  private final var text: String? {
    contents.lazy.compactMap { ($0.object as? NSString).map { String(describing: $0) } }
      .first
  }

  private final var url: URL? {
    contents.lazy.compactMap { ($0.object as? NSURL)?.absoluteURL }.first
  }

  /// Returns the object of a class, if there is one; bytes of an image become one.
  final func object(of type: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
    func find<Object>(_ type: Object.Type) -> (any NSItemProviderReading)? {
      contents.lazy.compactMap { $0.object as? Object }.first as? any NSItemProviderReading
    }
    let found = _openExistential(type, do: find)
    guard found == nil, type == UIImage.self else { return found }
    return bytes(of: UTType.image.identifier).flatMap { UIImage(data: $0) }
  }

  /// Hands over a loaded value, on a later turn.
  package final func answer<Value>(
    _ value: Value?, _ completion: @escaping (Value?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    UIApplication.shared.mainLoop.enqueue("loaded item") {
      progress.completedUnitCount = 1
      completion(value, value == nil ? NSItemProviderError.unavailable : nil)
    }
    return progress
  }
}

/// Which apps may load an item provider's data.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all = 0
  /// Apps of the same developer.
  case team = 1
  case ownProcess = 3
}

/// An object that a drag can hand over.
@preconcurrency @MainActor
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types of the data, the best one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}

/// An object that can be received from a drag.
@preconcurrency @MainActor
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types of the data that such an object is made of.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
}

/// Why an item provider has no object.
enum NSItemProviderError: Error {
  /// The provider has no object of that class.
  case unavailable
}

extension UIImage: @MainActor NSItemProviderWriting, @MainActor NSItemProviderReading {
  /// An image.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg"]
  }

  /// An image.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }
}

extension UIColor: @MainActor NSItemProviderWriting, @MainActor NSItemProviderReading {
  /// A colour.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }

  /// A colour.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
}

extension NSURL: @MainActor NSItemProviderWriting, @MainActor NSItemProviderReading {
  /// An address.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// An address.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
}

extension NSString: @MainActor NSItemProviderWriting, @MainActor NSItemProviderReading {
  /// A text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  /// A text.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.plain-text"] }
}
