/// A text with places for arguments, cut into its pieces.
package struct FormatText: Sendable {
  package enum Piece: Equatable, Sendable {
    case text(String)
    /// A place for a value, such as `%2$ld`.
    case value(Specifier)
    /// A place for a text that depends on an argument: `%1$#@name@`.
    case variable(String, position: Int?)
  }

  /// The format of a value.
  package struct Specifier: Equatable, Sendable {
    /// A width or a number of digits, or the argument that says it.
    enum Size: Equatable, Sendable {
      case digits(Int)
      case argument(Int?)
    }

    /// The number of the argument, counted from 1; `nil` for the next one.
    package var position: Int?
    /// The name that a string catalog gives the argument, which symbols take as its label.
    var label: String?
    var flags = ""
    var width: Size?
    var precision: Size?
    package var length = ""
    package var conversion: Character = "@"
    /// As it stands in the text.
    package var source = ""
  }

  package let pieces: [Piece]

  package init(_ text: String) {
    guard text.utf8.contains(UInt8(ascii: "%")) else {
      pieces = [.text(text)]
      return
    }
    var reader = FormatReader(text)
    pieces = reader.read()
  }

  /// The specifiers, in their order.
  package var specifiers: [Specifier] {
    pieces.compactMap { if case .value(let specifier) = $0 { specifier } else { nil } }
  }

  /// Whether there is anything to put in.
  package var hasPlaces: Bool {
    pieces.contains { if case .text = $0 { false } else { true } }
  }
}

extension FormatText.Specifier {
  /// Whether it writes numbers.
  package var isNumeric: Bool { !"@sScCp".contains(conversion) }

  /// Whether it writes numbers with digits behind a point.
  var isReal: Bool { "fFeEgGaA".contains(conversion) }

  /// Whether it says more than what kind of value it is.
  var hasSize: Bool { !flags.isEmpty || width != nil || precision != nil }

  /// The type that a Swift function takes for it.
  var swiftType: String {
    switch conversion {
    case "u", "U", "x", "X", "o", "O": "UInt"
    case _ where isReal: length.isEmpty ? "Float" : "Double"
    case _ where isNumeric: "Int"
    default: "String"
    }
  }
}
