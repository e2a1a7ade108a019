import FailureReporting
public import Foundation

/// What is worked out: numbers with `+`, `-`, `*`, `/` and `**`, functions of them, and values by their
/// names.
///
/// Two whole numbers are divided as in Swift: `7 / 2` is 3. `2 ** 3 ** 2` is worked out from the left, 64
/// (behaviour 986). It stands for `NSExpression`, which takes no text on Linux.
open class UIKitExpression: NSObject {
  private let value: ExpressionValue

  /// Creates an expression from a text, in which `%@`, `%d` and `%f` stand for arguments, and `%K` for a
  /// name.
  ///
  /// An invalid text raises on a device; here it is a failure, and the value `nil`.
  public init(
    format expressionFormat: String, argumentArray arguments: [Any], fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    var parser = ExpressionParser(expressionFormat, arguments: arguments)
    if let value = parser.parse() {
      self.value = value
    } else {
      value = .constant(nil)
      reportFailure(
        "NSInvalidArgumentException: Unable to parse the format string \"\(expressionFormat)\"",
        name: "NSExpression", fileID: fileID, filePath: filePath, line: line, column: column)
    }
    super.init()
  }

  /// Creates an expression from a text, in which `%@`, `%d` and `%f` stand for arguments, and `%K` for a
  /// name.
  public convenience init(
    format expressionFormat: String, _ args: any CVarArg..., fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      format: expressionFormat, argumentArray: args, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// Creates an expression that is a value.
  public init(forConstantValue obj: Any?) {
    value = .constant(obj)
    super.init()
  }

  /// Creates an expression that is a value of the object by its name.
  public init(forKeyPath keyPath: String) {
    value = .name(keyPath)
    super.init()
  }

  /// Creates an expression that is a function of others: `sum:`, `sqrt:` and the like.
  public init(forFunction name: String, arguments parameters: [Any]) {
    value = .function(
      name.filter { $0 != ":" },
      parameters.map { ($0 as? UIKitExpression)?.value ?? .constant($0) })
    super.init()
  }

  /// Works the expression out, with a dictionary's values by their names.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    value.result(in: object)
  }
}
