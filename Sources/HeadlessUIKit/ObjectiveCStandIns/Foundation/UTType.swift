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
  public static let heif = UTType(known: "public.heif")
  public static let webP = UTType(known: "org.webmproject.webp")
  public static let bmp = UTType(known: "com.microsoft.bmp")
  /// An icon of Windows.
  public static let ico = UTType(known: "com.microsoft.ico")
  /// What a camera sees, as it is.
  public static let rawImage = UTType(known: "public.camera-raw-image")
  /// A photograph that moves.
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  /// A book.
  public static let epub = UTType(known: "org.idpf.epub-container")
  /// What holds contents of several kinds.
  public static let compositeContent = UTType(known: "public.composite-content")
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  public static let presentation = UTType(known: "public.presentation")
  /// A table with tabulators.
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  public static let yaml = UTType(known: "public.yaml")
  /// What a program says while it runs.
  public static let log = UTType(known: "public.log")
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  public static let avi = UTType(known: "public.avi")
  public static let mpeg = UTType(known: "public.mpeg")
  /// Sound in MPEG-4.
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  public static let aiff = UTType(known: "public.aiff-audio")
  public static let midi = UTType(known: "public.midi-audio")
  /// A list of songs or films.
  public static let playlist = UTType(known: "public.playlist")
  /// A list of songs or films as text.
  public static let m3uPlaylist = UTType(known: "public.m3u-playlist")
  public static let database = UTType(known: "public.database")
  public static let calendarEvent = UTType(known: "public.calendar-event")
  public static let contact = UTType(known: "public.contact")
  public static let message = UTType(known: "public.message")
  public static let emailMessage = UTType(known: "public.email-message")
  /// A folder that is seen as a file.
  public static let package = UTType(known: "com.apple.package")
  /// A folder with an inner order.
  public static let bundle = UTType(known: "com.apple.bundle")
  /// A thing in space.
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
  public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
  public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")

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
    "public.heif": (["public.image"], ["heif"]),
    "org.webmproject.webp": (["public.image"], ["webp"]),
    "com.microsoft.bmp": (["public.image"], ["bmp"]),
    "com.microsoft.ico": (["public.image"], ["ico"]),
    "public.camera-raw-image": (["public.image"], []),
    "com.apple.live-photo": ([], []),
    "org.idpf.epub-container": (["public.data", "public.composite-content"], ["epub"]),
    "public.composite-content": (["public.content"], []),
    "public.spreadsheet": (["public.composite-content"], []),
    "public.presentation": (["public.composite-content"], []),
    "public.tab-separated-values-text": (["public.text"], ["tsv"]),
    "public.yaml": (["public.text"], ["yaml", "yml"]),
    "public.log": (["public.plain-text"], ["log"]),
    "com.netscape.javascript-source": (["public.source-code"], ["js"]),
    "org.gnu.gnu-zip-archive": (["public.archive"], ["gz"]),
    "public.avi": (["public.movie"], ["avi"]),
    "public.mpeg": (["public.movie"], ["mpg", "mpeg"]),
    "public.mpeg-4-audio": (["public.audio"], ["m4a"]),
    "public.aiff-audio": (["public.audio"], ["aiff", "aif"]),
    "public.midi-audio": (["public.audio"], ["mid", "midi"]),
    "public.playlist": (["public.data", "public.content"], []),
    "public.m3u-playlist": (["public.text", "public.playlist"], ["m3u", "m3u8"]),
    "public.database": (["public.data"], []),
    "public.calendar-event": (["public.content"], []),
    "public.contact": (["public.content"], []),
    "public.message": (["public.content"], []),
    "public.email-message": (["public.message"], []),
    "com.apple.package": (["public.directory"], []),
    "com.apple.bundle": (["public.directory"], ["bundle"]),
    "com.pixar.universal-scene-description-mobile": (["public.data", "public.content"], ["usdz"]),
    "com.apple.binary-property-list": (["com.apple.property-list"], []),
    "com.apple.xml-property-list": (["com.apple.property-list", "public.xml"], []),
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
    "public.heif": "image/heif",
    "org.webmproject.webp": "image/webp",
    "com.microsoft.bmp": "image/bmp",
    "com.microsoft.ico": "image/vnd.microsoft.icon",
    "org.idpf.epub-container": "application/epub+zip",
    "public.tab-separated-values-text": "text/tab-separated-values",
    "public.yaml": "application/x-yaml",
    "com.netscape.javascript-source": "text/javascript",
    "org.gnu.gnu-zip-archive": "application/x-gzip",
    "public.avi": "video/avi",
    "public.mpeg": "video/mpeg",
    "public.mpeg-4-audio": "audio/mp4",
    "public.aiff-audio": "audio/aiff",
    "public.midi-audio": "audio/midi",
    "public.m3u-playlist": "audio/mpegurl",
    "com.pixar.universal-scene-description-mobile": "model/vnd.usdz+zip",
  ]
}
