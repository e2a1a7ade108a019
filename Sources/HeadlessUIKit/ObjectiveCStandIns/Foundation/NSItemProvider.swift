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
    guard let item, let typeIdentifier else { return }
    representations.append(Representation(types: [typeIdentifier], object: item))
  }

  // MARK: Providing objects

  /// Adds an object.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    let types = Swift.type(of: object).writableTypeIdentifiersForItemProvider
    representations.append(Representation(types: types, object: object))
  }

  /// The types of the data.
  open var registeredTypeIdentifiers: [String] { representations.flatMap(\.types) }

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

  // MARK: The model

  private struct Representation {
    let types: [String]
    let object: Any
  }

  private final var representations: [Representation] = []

  private final var text: String? {
    representations.lazy.compactMap { ($0.object as? NSString).map { String(describing: $0) } }
      .first
  }

  private final var url: URL? {
    representations.lazy.compactMap { ($0.object as? NSURL)?.absoluteURL }.first
  }

  /// Returns the object of a class, if there is one.
  final func object(of type: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
    func find<Object>(_ type: Object.Type) -> (any NSItemProviderReading)? {
      representations.lazy.compactMap { $0.object as? Object }.first as? any NSItemProviderReading
    }
    return _openExistential(type, do: find)
  }

  private final func answer<Value>(
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

/// Who may load what an item provider holds.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Everybody.
  case all = 0
  /// Apps of the same developer.
  case team = 1
  /// The app itself.
  case ownProcess = 3
}

/// What can be handed over by a drag.
@preconcurrency @MainActor
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types of the data, the best one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}

/// What can be received from a drag.
@preconcurrency @MainActor
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types of the data that such an object is made of.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
}

/// Why an item provider has no object.
enum NSItemProviderError: Error {
  /// There is none of that class.
  case unavailable
}
