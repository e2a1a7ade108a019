public import Foundation

/// Cut or copied content that can be pasted.
///
/// Each application in a test has its own pasteboards.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  // MARK: Getting a pasteboard

  /// The pasteboard that all apps share.
  open class var general: UIPasteboard { UIApplication.shared.pasteboards.general }

  /// Creates a pasteboard that no other object can find.
  public override convenience init() {
    self.init(Name(rawValue: UUID().uuidString), Content())
  }

  /// Creates the app's pasteboard with a name.
  ///
  /// If it does not exist, it is made only on request.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    let pasteboards = UIApplication.shared.pasteboards
    guard let content = pasteboards.content(named: pasteboardName, create: create) else {
      return nil
    }
    self.init(pasteboardName, content)
  }

  /// Creates a new pasteboard of the app with a unique name.
  open class func withUniqueName() -> UIPasteboard {
    let name = Name(rawValue: UUID().uuidString)
    let content = Content()
    UIApplication.shared.pasteboards.contents[name] = content
    return UIPasteboard(name, content)
  }

  /// Removes a pasteboard of the app.
  open class func remove(withName pasteboardName: Name) {
    UIApplication.shared.pasteboards.contents[pasteboardName] = nil
    NotificationCenter.default.post(name: removedNotification, object: nil)
  }

  /// The name of the pasteboard.
  public final let name: Name

  // MARK: Determining types of pasteboard items

  /// The types in which the first item is available.
  open var types: [String] { content.items.first?.keys.sorted() ?? [] }

  /// Returns whether the first item is available in one of the given types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    pasteboardTypes.contains { value(forPasteboardType: $0) != nil }
  }

  // MARK: Getting and setting items

  /// Adds items to the pasteboard.
  open func addItems(_ items: [[String: Any]]) { change(to: content.items + items) }

  /// Returns the first item in a type.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    content.items.first?[pasteboardType]
  }

  /// Replaces the contents of the pasteboard with an item of one type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    change(to: [[pasteboardType: value]])
  }

  /// Returns the bytes of the first item in a type.
  ///
  /// The bytes of a text are UTF-8.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    let value = value(forPasteboardType: pasteboardType)
    return value as? Data ?? (value as? String).map { Data($0.utf8) }
  }

  /// Replaces the contents of the pasteboard with the bytes of an item.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setValue(data, forPasteboardType: pasteboardType)
  }

  /// The items of the pasteboard, each by the types in which it is available.
  open var items: [[String: Any]] {
    get { content.items }
    set { change(to: newValue) }
  }

  /// The number of items.
  open var numberOfItems: Int { content.items.count }

  /// The number of changes to the pasteboard so far.
  open var changeCount: Int { content.changeCount }

  // MARK: Getting and setting items of standard types

  /// The text of the first item.
  open var string: String? {
    get { strings?.first }
    set { put(newValue.map { [$0] }, as: TypeName.string) }
  }

  /// The texts.
  open var strings: [String]? {
    get {
      let texts = content.items.compactMap { item in
        TypeName.texts.lazy.compactMap { Self.text(item[$0]) }.first
      }
      return texts.isEmpty ? nil : texts
    }
    set { put(newValue, as: TypeName.string) }
  }

  /// The address of the first item.
  open var url: URL? {
    get { urls?.first }
    set { put(newValue.map { [$0] }, as: TypeName.url) }
  }

  /// The addresses.
  open var urls: [URL]? {
    get { values(of: TypeName.url) }
    set { put(newValue, as: TypeName.url) }
  }

  /// The image of the first item.
  open var image: UIImage? {
    get { images?.first }
    set { put(newValue.map { [$0] }, as: TypeName.image) }
  }

  /// The images.
  open var images: [UIImage]? {
    get { values(of: TypeName.image) }
    set { put(newValue, as: TypeName.image) }
  }

  /// The color of the first item.
  open var color: UIColor? {
    get { colors?.first }
    set { put(newValue.map { [$0] }, as: TypeName.color) }
  }

  /// The colors.
  open var colors: [UIColor]? {
    get { values(of: TypeName.color) }
    set { put(newValue, as: TypeName.color) }
  }

  // MARK: Checking for data types on a pasteboard

  /// Whether there is a text.
  open var hasStrings: Bool { strings != nil }

  /// Whether there is an address.
  open var hasURLs: Bool { urls != nil }

  /// Whether there is an image.
  open var hasImages: Bool { images != nil }

  /// Whether there is a color.
  open var hasColors: Bool { colors != nil }

  // MARK: Notifications

  /// Posted when the contents of a pasteboard have changed.
  public nonisolated static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")
  /// Posted after the app has removed a pasteboard.
  public nonisolated static let removedNotification = Notification.Name(
    "UIPasteboardRemovedNotification")
  /// The key for the types that were added.
  public nonisolated static let changedTypesAddedUserInfoKey =
    "UIPasteboardChangedTypesAddedUserInfoKey"
  /// The key for the types that were removed.
  public nonisolated static let changedTypesRemovedUserInfoKey =
    "UIPasteboardChangedTypesRemovedUserInfoKey"

  // MARK: The model

  private let content: Content

  init(_ name: Name, _ content: Content) {
    self.name = name
    self.content = content
    super.init()
  }

  /// The types in which objects that the pasteboard knows are kept.
  enum TypeName {
    static let string = "public.utf8-plain-text"
    static let texts = [string, "public.plain-text", "public.text"]
    static let url = "public.url"
    static let image = "com.apple.uikit.image"
    static let color = "com.apple.uikit.color"
  }

  private static func text(_ value: Any?) -> String? {
    value as? String ?? (value as? Data).flatMap { String(data: $0, encoding: .utf8) }
  }

  private func values<Value>(of kind: String) -> [Value]? {
    let values = content.items.compactMap { $0[kind] as? Value }
    return values.isEmpty ? nil : values
  }

  private func put<Value>(_ values: [Value]?, as kind: String) {
    change(to: (values ?? []).map { [kind: $0] })
  }

  private func change(to items: [[String: Any]]) {
    content.items = items
    content.changeCount += 1
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }

  /// The contents of a pasteboard, shared by all objects with its name.
  final class Content {
    var items: [[String: Any]] = []
    var changeCount = 0
  }
}

extension UIPasteboard {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The name of the pasteboard that all apps share.
    public static let general = Self("com.apple.UIKit.pboard.general")
  }
}
