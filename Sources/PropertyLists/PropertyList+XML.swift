import Foundation

extension PropertyList {
  /// The list as a file in XML.
  package var xml: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    \(element)
    </plist>

    """
  }

  private var element: String {
    switch value {
    case .string(let text): "<string>\(Self.escaped(text))</string>"
    case .number(let number):
      number == number.rounded() && abs(number) < 1e15
        ? "<integer>\(Int64(number))</integer>" : "<real>\(number)</real>"
    case .bool(let isTrue): isTrue ? "<true/>" : "<false/>"
    case .data(let bytes): "<data>\(Data(bytes).base64EncodedString())</data>"
    case .date(let text): "<date>\(Self.escaped(text))</date>"
    case .array(let elements):
      elements.isEmpty
        ? "<array/>" : "<array>\n\(elements.map(\.element).joined(separator: "\n"))\n</array>"
    case .dictionary(let entries):
      entries.isEmpty ? "<dict/>" : "<dict>\n\(Self.elements(of: entries))\n</dict>"
    }
  }

  private static func elements(of entries: [Entry]) -> String {
    entries.map { "<key>\(escaped($0.key))</key>\n\($0.value.element)" }.joined(separator: "\n")
  }

  /// XML has no way to write most control characters.
  private static func escaped(_ text: String) -> String {
    let kept = text.unicodeScalars.filter { $0.value >= 32 || $0 == "\n" || $0 == "\t" }
    return String(String.UnicodeScalarView(kept)).replacing("&", with: "&amp;")
      .replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
