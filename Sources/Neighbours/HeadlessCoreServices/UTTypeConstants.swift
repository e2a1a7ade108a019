// The types of files by the names of old, each its identifier.

public import HeadlessUIKit

/// Anything.
public let kUTTypeItem: CFString = "public.item"

public let kUTTypeContent: CFString = "public.content"

/// Content of several kinds.
public let kUTTypeCompositeContent: CFString = "public.composite-content"

public let kUTTypeMessage: CFString = "public.message"

public let kUTTypeContact: CFString = "public.contact"

public let kUTTypeArchive: CFString = "public.archive"

/// An image of a disk.
public let kUTTypeDiskImage: CFString = "public.disk-image"

public let kUTTypeData: CFString = "public.data"

/// A folder or a volume.
public let kUTTypeDirectory: CFString = "public.directory"

public let kUTTypeFolder: CFString = "public.folder"

public let kUTTypeVolume: CFString = "public.volume"

/// A folder that looks like a file.
public let kUTTypePackage: CFString = "com.apple.package"

public let kUTTypeBundle: CFString = "com.apple.bundle"

/// The address of something.
public let kUTTypeURL: CFString = "public.url"

/// The address of a file.
public let kUTTypeFileURL: CFString = "public.file-url"

public let kUTTypeText: CFString = "public.text"

/// Text without a format.
public let kUTTypePlainText: CFString = "public.plain-text"

/// Text without a format, in UTF-8.
public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"

/// Text without a format, in UTF-16.
public let kUTTypeUTF16PlainText: CFString = "public.utf16-plain-text"

/// A table with commas.
public let kUTTypeCommaSeparatedText: CFString = "public.comma-separated-values-text"

/// A table with tabs.
public let kUTTypeTabSeparatedText: CFString = "public.tab-separated-values-text"

/// Text with a format.
public let kUTTypeRTF: CFString = "public.rtf"

/// Text with a format and files.
public let kUTTypeRTFD: CFString = "com.apple.rtfd"

/// A page of the web.
public let kUTTypeHTML: CFString = "public.html"

public let kUTTypeXML: CFString = "public.xml"

public let kUTTypeSourceCode: CFString = "public.source-code"

public let kUTTypeSwiftSource: CFString = "public.swift-source"

public let kUTTypeJSON: CFString = "public.json"

public let kUTTypeJavaScript: CFString = "com.netscape.javascript-source"

/// A list of properties.
public let kUTTypePropertyList: CFString = "com.apple.property-list"

public let kUTTypePDF: CFString = "com.adobe.pdf"

public let kUTTypeSpreadsheet: CFString = "public.spreadsheet"

public let kUTTypePresentation: CFString = "public.presentation"

public let kUTTypeImage: CFString = "public.image"

public let kUTTypeJPEG: CFString = "public.jpeg"

/// A JPEG 2000 image.
public let kUTTypeJPEG2000: CFString = "public.jpeg-2000"

public let kUTTypeTIFF: CFString = "public.tiff"

public let kUTTypePNG: CFString = "public.png"

public let kUTTypeGIF: CFString = "com.compuserve.gif"

public let kUTTypeBMP: CFString = "com.microsoft.bmp"

/// An icon of Windows.
public let kUTTypeICO: CFString = "com.microsoft.ico"

/// An icon of a Mac.
public let kUTTypeAppleICNS: CFString = "com.apple.icns"

/// A camera's raw picture.
public let kUTTypeRawImage: CFString = "public.camera-raw-image"

public let kUTTypeScalableVectorGraphics: CFString = "public.svg-image"

public let kUTTypeLivePhoto: CFString = "com.apple.live-photo"

public let kUTTypeAudiovisualContent: CFString = "public.audiovisual-content"

/// A film, which may have sound.
public let kUTTypeMovie: CFString = "public.movie"

/// A film without sound.
public let kUTTypeVideo: CFString = "public.video"

public let kUTTypeAudio: CFString = "public.audio"

/// A film in QuickTime's format.
public let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"

/// A film in MPEG.
public let kUTTypeMPEG: CFString = "public.mpeg"

/// A film in MPEG-4.
public let kUTTypeMPEG4: CFString = "public.mpeg-4"

public let kUTTypeMPEG4Audio: CFString = "public.mpeg-4-audio"

public let kUTTypeMP3: CFString = "public.mp3"

public let kUTTypeWaveformAudio: CFString = "com.microsoft.waveform-audio"

/// A film in AVI.
public let kUTTypeAVIMovie: CFString = "public.avi"

/// A person's data.
public let kUTTypeVCard: CFString = "public.vcard"

/// An event of a calendar.
public let kUTTypeCalendarEvent: CFString = "public.calendar-event"

public let kUTTypeZipArchive: CFString = "public.zip-archive"

public let kUTTypeGNUZipArchive: CFString = "org.gnu.gnu-zip-archive"

public let kUTTypeFont: CFString = "public.font"

public let kUTTypeBookmark: CFString = "public.bookmark"

/// Keys and certificates.
public let kUTTypePKCS12: CFString = "com.rsa.pkcs-12"

public let kUTTypeX509Certificate: CFString = "public.x509-certificate"

public let kUTTypeLog: CFString = "public.log"

/// A thing in three dimensions.
public let kUTType3DContent: CFString = "public.3d-content"
