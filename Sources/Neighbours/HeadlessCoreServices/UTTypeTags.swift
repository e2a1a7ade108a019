public import HeadlessUIKit

/// The endings of the names of files.
public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"

/// The types that servers tell of.
public let kUTTagClassMIMEType: CFString = "public.mime-type"

/// A text that the caller of a function owns, as Core Foundation hands it out.
public struct OwnedText: Sendable {
  private let text: CFString

  init(_ text: CFString) { self.text = text }

  /// Returns the text.
  public func takeRetainedValue() -> CFString { text }
  /// Returns the text.
  public func takeUnretainedValue() -> CFString { text }
}

/// Returns whether a type is another one, or a kind of it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  guard let type = UTType(inUTI), let other = UTType(inConformsToUTI) else { return false }
  return type.conforms(to: other)
}

/// Returns whether two types are the same.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool { inUTI1 == inUTI2 }

/// Returns whether a type was not declared.
public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool { inUTI.hasPrefix("dyn.") }

/// Returns the type of files with an ending, or that servers tell of by a name.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> OwnedText? {
  switch inTagClass {
  case kUTTagClassFilenameExtension:
    UTType(filenameExtension: inTag).map { OwnedText($0.identifier) }
  case kUTTagClassMIMEType:
    OwnedText(MIMETypes.types[inTag.lowercased()] ?? "dyn.\(inTag.lowercased())")
  default: nil
  }
}

/// Returns the usual ending of files of a type, or what servers call it.
public func UTTypeCopyPreferredTagWithClass(
  _ inUTI: CFString, _ inTagClass: CFString
) -> OwnedText? {
  switch inTagClass {
  case kUTTagClassFilenameExtension:
    UTType(inUTI)?.preferredFilenameExtension.map(OwnedText.init)
  case kUTTagClassMIMEType: MIMETypes.names[inUTI].map(OwnedText.init)
  default: nil
  }
}

/// The servers' names for the types.
private enum MIMETypes {
  static let names: [String: String] = [
    kUTTypePlainText: "text/plain", kUTTypeHTML: "text/html", kUTTypeXML: "application/xml",
    kUTTypeJSON: "application/json", kUTTypeCommaSeparatedText: "text/csv",
    kUTTypeRTF: "text/rtf", kUTTypeVCard: "text/vcard", kUTTypePDF: "application/pdf",
    kUTTypeZipArchive: "application/zip", kUTTypeJPEG: "image/jpeg", kUTTypePNG: "image/png",
    kUTTypeGIF: "image/gif", kUTTypeTIFF: "image/tiff",
    kUTTypeScalableVectorGraphics: "image/svg+xml", kUTTypeBMP: "image/bmp",
    "public.heic": "image/heic", kUTTypeMP3: "audio/mpeg",
    kUTTypeWaveformAudio: "audio/vnd.wave", kUTTypeMPEG4: "video/mp4",
    kUTTypeQuickTimeMovie: "video/quicktime",
  ]

  static let types = Dictionary(names.map { ($1, $0) }) { first, _ in first }
}
