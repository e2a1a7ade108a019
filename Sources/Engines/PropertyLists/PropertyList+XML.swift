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
    case .string(let text): "<string>\(text.asMarkup())</string>"
    case .number(let number):
      number == number.rounded() && abs(number) < 1e15
        ? "<integer>\(Int64(number))</integer>" : "<real>\(number)</real>"
    case .bool(let isTrue): isTrue ? "<true/>" : "<false/>"
    case .data(let bytes): "<data>\(Data(bytes).base64EncodedString())</data>"
    case .date(let text): "<date>\(text.asMarkup())</date>"
    case .array(let elements):
      elements.isEmpty
        ? "<array/>" : "<array>\n\(elements.map(\.element).joined(separator: "\n"))\n</array>"
    case .dictionary(let entries):
      entries.isEmpty ? "<dict/>" : "<dict>\n\(Self.elements(of: entries))\n</dict>"
    }
  }

  private static func elements(of entries: [Entry]) -> String {
    entries.map { "<key>\($0.key.asMarkup())</key>\n\($0.value.element)" }
      .joined(separator: "\n")
  }
}
