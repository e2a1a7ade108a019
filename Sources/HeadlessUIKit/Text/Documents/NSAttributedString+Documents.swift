public import Foundation
import TextDocuments

extension NSAttributedString {
  // MARK: Reading documents

  /// Creates a text from a document: characters, HTML or rich text.
  ///
  /// HTML is read as far as texts of apps use it; no page is laid out, and no script runs.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let type = Self.kind(named: options[.documentType]) ?? Self.kind(of: data)
    let encoding = Self.encoding(options[.characterEncoding])
    let text = NSMutableAttributedString(string: "")
    switch type {
    case .html:
      let html =
        encoding.flatMap { String(data: data, encoding: $0) }
        ?? HTMLText.decoded(data, otherwise: "windows-1252")
      text.append(HTMLDocument.text(of: html), hasColors: true)
    case .rtf:
      guard let document = RTFDocument.text(of: data) else {
        throw CocoaError(.fileReadCorruptFile)
      }
      text.append(document, hasColors: false)
    case .plain:
      guard let plain = String(data: data, encoding: encoding ?? .utf8) else {
        throw CocoaError(.fileReadInapplicableStringEncoding)
      }
      let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
      text.append(NSAttributedString(string: plain, attributes: attributes))
    default: throw CocoaError(.fileReadUnknown)
    }
    let said: [String: Any] = [
      DocumentAttributeKey.documentType.rawValue: type.rawValue,
      DocumentAttributeKey.characterEncoding.rawValue: (encoding ?? .utf8).rawValue,
    ]
    dict?.pointee = NSDictionary(dictionary: said)
    self.init(attributedString: text)
  }

  /// Creates a text from the document in a file.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    var options = options
    let types: [String: DocumentType] = ["html": .html, "htm": .html, "rtf": .rtf, "txt": .plain]
    if options[.documentType] == nil, let type = types[url.pathExtension.lowercased()] {
      options[.documentType] = type
    }
    try self.init(
      data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  private static func kind(named value: Any?) -> DocumentType? {
    if let kind = value as? DocumentType { return kind }
    return (value as? String).map { DocumentType(rawValue: $0) }
  }

  private static func encoding(_ value: Any?) -> String.Encoding? {
    if let encoding = value as? String.Encoding { return encoding }
    let number = value as? UInt ?? Int(attribute: value).flatMap { UInt(exactly: $0) }
    return number.map { String.Encoding(rawValue: $0) }
  }

  private static func kind(of data: Data) -> DocumentType {
    let start = String(decoding: data.prefix(100), as: UTF8.self).lowercased()
      .drop(while: \.isWhitespace)
    if start.hasPrefix(#"{\rtf"#) { return .rtf }
    return start.hasPrefix("<!doctype html") || start.hasPrefix("<html") ? .html : .plain
  }

  // MARK: Writing documents

  /// Returns a part of the text as a document: characters, HTML or rich text.
  public func data(
    from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    guard range.location >= 0, range.length >= 0, range.location <= length,
      range.length <= length - range.location
    else {
      ModelException.range.raiseAnywhere(
        "NSMutableRLEArray objectAtIndex:effectiveRange:: Out of bounds",
        by: "NSAttributedString.data(from:documentAttributes:)")
      return Data()
    }
    let part = (string as NSString).substring(with: range)
    guard let kind = Self.kind(named: dict[.documentType]) else {
      throw CocoaError(.fileWriteUnknown)
    }
    switch kind {
    case .plain:
      let encoding = Self.encoding(dict[.characterEncoding]) ?? .utf8
      guard let data = part.data(using: encoding) else {
        throw CocoaError(.fileWriteInapplicableStringEncoding)
      }
      return data
    case .html: return Data(HTMLWriter.html(of: styled(range)).utf8)
    case .rtf: return RTFWriter.data(of: styled(range))
    default: throw CocoaError(.fileWriteUnknown)
    }
  }

  private func styled(_ range: NSRange) -> StyledText {
    var text = StyledText()
    for (run, values) in runs(in: range) {
      text.append((string as NSString).substring(with: run), TextStyle(values))
    }
    return text
  }
}
