import Foundation

/// A type of files, as the framework of uniform types has it; the model has the ones that apps
/// name.
public struct UTType: Hashable, Sendable {
  /// Creates a type from its identifier, such as `public.png`.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  /// Creates the type of files with an extension, such as `png`.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard !filenameExtension.isEmpty else { return nil }
    let found = Self.declared.first { $0.value.extensions.contains(filenameExtension.lowercased()) }
    identifier = found?.key ?? "dyn.\(filenameExtension.lowercased())"
  }

  /// Creates the type of what a server calls by a name such as `image/png`.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard !mimeType.isEmpty else { return nil }
    let found = Self.mimeTypes.first { $0.value == mimeType.lowercased() }
    identifier = found?.key ?? "dyn.\(mimeType.lowercased())"
  }

  /// Creates a type that an app brings.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// Creates a type that an app knows.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// The identifier.
  public let identifier: String

  /// The usual extension of such files.
  public var preferredFilenameExtension: String? { Self.declared[identifier]?.extensions.first }

  /// What servers call such files, such as `image/png`.
  public var preferredMIMEType: String? { Self.mimeTypes[identifier] }

  /// Returns whether the type is another one, or a kind of it.
  public func conforms(to type: UTType) -> Bool {
    self == type
      || Self.declared[identifier]?.parents.contains { UTType(known: $0).conforms(to: type) }
        == true
  }

  /// All that can be opened.
  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  /// Bytes.
  public static let data = UTType(known: "public.data")
  public static let folder = UTType(known: "public.folder")
  /// A folder or a volume.
  public static let directory = UTType(known: "public.directory")
  public static let image = UTType(known: "public.image")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let png = UTType(known: "public.png")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let heic = UTType(known: "public.heic")
  public static let tiff = UTType(known: "public.tiff")
  public static let svg = UTType(known: "public.svg-image")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let text = UTType(known: "public.text")
  /// Text without a format.
  public static let plainText = UTType(known: "public.plain-text")
  /// Text without a format, in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Text with a format.
  public static let rtf = UTType(known: "public.rtf")
  /// A page of the web.
  public static let html = UTType(known: "public.html")
  public static let xml = UTType(known: "public.xml")
  public static let json = UTType(known: "public.json")
  /// A table with commas.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let sourceCode = UTType(known: "public.source-code")
  public static let swiftSource = UTType(known: "public.swift-source")
  public static let zip = UTType(known: "public.zip-archive")
  public static let archive = UTType(known: "public.archive")
  /// Films and sound.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// A film, which may have sound.
  public static let movie = UTType(known: "public.movie")
  /// A film without sound.
  public static let video = UTType(known: "public.video")
  /// A film in QuickTime's format.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// A film in MPEG-4.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let audio = UTType(known: "public.audio")
  public static let mp3 = UTType(known: "public.mp3")
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// The address of something.
  public static let url = UTType(known: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(known: "public.file-url")
  /// A person's data.
  public static let vCard = UTType(known: "public.vcard")
  /// A list of properties.
  public static let propertyList = UTType(known: "com.apple.property-list")
  public static let font = UTType(known: "public.font")

  // MARK: The model

  /// Whether the model knows the supertypes of the type.
  var isDeclared: Bool { Self.declared[identifier] != nil }

  private init(known identifier: String) { self.identifier = identifier }

  private typealias Declaration = (parents: [String], extensions: [String])

  private static let declared: [String: Declaration] = [
    "public.item": ([], []),
    "public.content": ([], []),
    "public.data": (["public.item"], []),
    "public.directory": (["public.item"], []),
    "public.folder": (["public.directory"], []),
    "public.image": (["public.data", "public.content"], []),
    "public.jpeg": (["public.image"], ["jpg", "jpeg"]),
    "public.png": (["public.image"], ["png"]),
    "com.compuserve.gif": (["public.image"], ["gif"]),
    "public.heic": (["public.image"], ["heic"]),
    "public.tiff": (["public.image"], ["tiff", "tif"]),
    "public.svg-image": (["public.image"], ["svg"]),
    "com.adobe.pdf": (["public.data", "public.content"], ["pdf"]),
    "public.text": (["public.data", "public.content"], []),
    "public.plain-text": (["public.text"], ["txt", "text"]),
    "public.utf8-plain-text": (["public.plain-text"], []),
    "public.rtf": (["public.text"], ["rtf"]),
    "public.html": (["public.text"], ["html", "htm"]),
    "public.xml": (["public.text"], ["xml"]),
    "public.json": (["public.text"], ["json"]),
    "public.comma-separated-values-text": (["public.text"], ["csv"]),
    "public.source-code": (["public.plain-text"], []),
    "public.swift-source": (["public.source-code"], ["swift"]),
    "public.archive": (["public.data"], []),
    "public.zip-archive": (["public.archive"], ["zip"]),
    "public.audiovisual-content": (["public.data", "public.content"], []),
    "public.movie": (["public.audiovisual-content"], []),
    "public.video": (["public.movie"], []),
    "com.apple.quicktime-movie": (["public.movie"], ["mov", "qt"]),
    "public.mpeg-4": (["public.movie"], ["mp4"]),
    "public.audio": (["public.audiovisual-content"], []),
    "public.mp3": (["public.audio"], ["mp3"]),
    "com.microsoft.waveform-audio": (["public.audio"], ["wav"]),
    "public.url": (["public.data"], []),
    "public.file-url": (["public.url"], []),
    "public.vcard": (["public.text"], ["vcf"]),
    "com.apple.property-list": (["public.data"], ["plist"]),
    "public.font": (["public.data", "public.content"], []),
  ]
  private static let mimeTypes = [
    "public.jpeg": "image/jpeg", "public.png": "image/png", "com.compuserve.gif": "image/gif",
    "public.heic": "image/heic", "public.tiff": "image/tiff", "public.svg-image": "image/svg+xml",
    "com.adobe.pdf": "application/pdf", "public.plain-text": "text/plain",
    "public.rtf": "text/rtf", "public.html": "text/html", "public.xml": "application/xml",
    "public.json": "application/json", "public.comma-separated-values-text": "text/csv",
    "public.zip-archive": "application/zip", "com.apple.quicktime-movie": "video/quicktime",
    "public.mpeg-4": "video/mp4", "public.mp3": "audio/mpeg", "public.vcard": "text/vcard",
    "com.microsoft.waveform-audio": "audio/vnd.wave",
  ]
}
