@testable import StandInMaker

/// An interface as the toolchain prints it, and lines of the stand-in that is made of it.
struct WritingRow {
  let rule: String
  var printed: String
  var swift = ""
  let lines: [String]
  var left: [String] = []

  init(
    _ rule: String, _ printed: String = "", swift: String = "", is lines: String...,
    left: [String] = []
  ) {
    (self.rule, self.printed, self.swift) = (rule, printed, swift)
    (self.lines, self.left) = (lines, left)
  }

  /// What a model has, in small.
  private static let model = """
    open class NSObject : NSObjectProtocol {
      public init()
      open func copy() -> Any
    }
    public protocol NSObjectProtocol {
    }
    open class UIView : UIResponder {
      public init(frame: CGRect)
      open func layoutSubviews()
    }
    open class UIResponder : NSObject {
    }
    open class UIImageView : UIView {
    }
    open class UIViewController : UIResponder {
    }
    final public class UIImage : NSObject {
    }
    public struct CGRect {
    }
    open class NSError : NSObject {
    }
    open class NSNotification : NSObject {
    }
    public struct Binding<Value> {
    }
    public protocol ButtonStyle {
    }
    public struct Color {
    }
    public protocol ObservableObject {
    }
    public protocol View {
    }
    public protocol ViewModifier {
    }
    """

  static func module(of rows: [WritingRow], named name: String = "Birds") -> PrintedModule {
    var module = PrintedModule(name: name)
    module.interface = rows.map(\.printed).joined(separator: "\n")
    module.swiftInterface = rows.map(\.swift).joined(separator: "\n")
    module.imports = ["SwiftUI", "UIKit"]
    module.known = KnownNames(of: Declaration.list(model))
    module.numbers = [
      "BRDOptions": [.init("BRDOptionsLoud", 1), .init("BRDOptionsLate", 8)],
      "BRDSongErrorCode": [.init("BRDSongErrorSilence", 1)],
    ]
    module.domains = ["BRDFallErrorCode": "BRDFallErrorDomain"]
    module.texts = ["BirdDomain": "com.example.\"bird\"", "SongErrorDomain": "Songs"]
    return module
  }

  /// The words of a text, so that a row says nothing of blanks and line ends.
  static func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
