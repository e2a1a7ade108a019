/// Writes what a module of Fleet's publishes as Objective-C, for the importer to read others' headers against.
///
/// Types are there with what they inherit, and the values of enumerations by their names; members are not
/// needed.
struct AppleHeaderWriter {
  /// The names in Objective-C that have been written; a protocol's with `@` before it.
  private(set) var known: Set<String> = []
  private let classes: Set<String>
  private let protocols: Set<String>
  /// The names that the headers by hand have.
  private let foundation: FoundationNames

  init(_ interfaces: [[Declaration]], _ foundation: FoundationNames) {
    classes = Set(interfaces.joined().filter { $0.kind == .class }.map(\.name))
    protocols = Set(interfaces.joined().filter { $0.kind == .protocol }.map(\.name))
    self.foundation = foundation
  }

  /// The declarations of an interface whose names are a framework's.
  mutating func text(of interface: [Declaration], in framework: AppleFramework) -> String {
    let own = interface.filter { framework.has(Self.bare($0.name)) }
    let (heads, protocols) = protocolTexts(own)
    let values = own.filter { !$0.name.contains(".") }.map { text(ofValue: $0, path: $0.name) }
    let (more, classes) = classTexts(own)
    let nested = own.map { nestedValues($0, path: Self.bare($0.name)) }
    return heads + more + values.joined() + protocols + classes + nested.joined()
  }

  private static func bare(_ name: String) -> String {
    let parts = name.split(separator: ".")
    let path = parts.first?.hasPrefix("Headless") == true ? parts.dropFirst() : parts[...]
    return String(path.joined(separator: ".").prefix { $0 != "<" })
  }

  // MARK: Protocols and classes

  private mutating func protocolTexts(_ interface: [Declaration]) -> (String, String) {
    var heads = "", texts = ""
    for type in interface
    where type.kind == .protocol && !foundation.names.contains(type.name)
      && known.insert("@" + type.name).inserted
    {
      let inherited = type.inherited.map(Self.bare).compactMap { name in
        if name == "NSObjectProtocol" { return "NSObject" }
        return protocols.contains(name) && known.contains("@" + name) ? name : nil
      }
      let list = inherited.isEmpty ? "" : " <\(inherited.joined(separator: ", "))>"
      heads += "@protocol \(type.name);\n"
      texts += "@protocol \(type.name)\(list)\n@end\n"
    }
    return (heads, texts)
  }

  /// Superclasses come first.
  private mutating func classTexts(_ interface: [Declaration]) -> (String, String) {
    var heads = "", texts = ""
    var open = interface.filter { $0.kind == .class && !foundation.names.contains($0.name) }
    var count = -1
    while !open.isEmpty, open.count != count {
      count = open.count
      open.removeAll { type in
        let superclass = type.inherited.first.map(Self.bare) ?? "NSObject"
        let isModels = classes.contains(superclass)
        guard !isModels || known.contains(superclass) else { return false }
        let generics = type.generics
        let list = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
        let parent = isModels ? superclass : foundation.objectiveC[superclass] ?? "NSObject"
        known.insert(type.name)
        heads += "@class \(type.name)\(list);\n"
        texts += "@interface \(type.name)\(list) : \(parent)\n@end\n"
        return true
      }
    }
    return (heads, texts)
  }

  // MARK: Values

  private mutating func nestedValues(_ type: Declaration, path: String) -> String {
    type.members.map { member in
      let path = path + "." + member.name
      return text(ofValue: member, path: path) + nestedValues(member, path: path)
    }.joined()
  }

  private static let integers = [
    "Int": "NSInteger", "UInt": "NSUInteger", "Int32": "int", "UInt32": "unsigned int",
    "UInt8": "unsigned char", "UInt16": "unsigned short", "UInt64": "unsigned long long",
    "Int64": "long long",
  ]
  private static let others = [
    "Double": "double", "Float": "float", "CGFloat": "CGFloat", "String": "NSString *",
  ]

  /// An enumeration, options, a text with a name, a number's other name, or a struct.
  private mutating func text(ofValue type: Declaration, path: String) -> String {
    guard [.enum, .struct, .typealias].contains(type.kind), type.generics.isEmpty else { return "" }
    let name = Self.irregular[path] ?? path.filter { $0 != "." }
    let parts = path.split(separator: ".").map(String.init)
    let isMember = parts.count > 1
    // A name of Swift's is one of a class that is here.
    guard !isMember || parts.count == 2 && classes.contains(parts[0]) && known.contains(parts[0]),
      !foundation.names.contains(name), !known.contains(name),
      let declaration = declaration(of: type, name, isMember: isMember)
    else { return "" }
    known.insert(name)
    return declaration + (name == path ? "" : " NS_SWIFT_NAME(\(path))") + ";\n"
  }

  private func declaration(of type: Declaration, _ name: String, isMember: Bool) -> String? {
    let inherited = type.inherited.map(Self.bare)
    func list(_ names: [String]) -> String {
      names.map { " \(name)\(Self.capitalized($0))," }.joined()
    }
    if type.kind == .typealias {
      if type.type == "() -> Void" { return "typedef void (^\(name))(void)" }
      return (Self.integers[type.type] ?? Self.others[type.type]).map { "typedef \($0) \(name)" }
    }
    if type.kind == .enum {
      guard let raw = inherited.compactMap({ Self.integers[$0] }).first else { return nil }
      let cases = type.members.filter { $0.kind == .case }.map(\.plainName)
      return "typedef NS_ENUM(\(raw), \(name)) {\(list(cases)) }"
    }
    let raw =
      type.members.first { $0.kind == .`init` && $0.key == "init(rawValue:)" }?.parameters.first?
      .type
    if inherited.contains("OptionSet") {
      let cases = type.members.filter { [.let, .var].contains($0.kind) && $0.isStatic }
      let number = Self.integers[raw ?? "UInt"] ?? "NSUInteger"
      return "typedef NS_OPTIONS(\(number), \(name)) {\(list(cases.map(\.plainName))) }"
    }
    if inherited.contains("RawRepresentable") {
      let value = raw.flatMap { Self.others[$0] ?? Self.integers[$0] } ?? "NSString *"
      return "typedef \(value) \(name) NS_TYPED_EXTENSIBLE_ENUM"
    }
    return isMember || type.kind != .struct
      ? nil : "typedef struct \(name) { double value; } \(name)"
  }

  private static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The names in Objective-C that are not both names one behind the other.
  private static let irregular: [String: String] = Dictionary(
    """
    NSLayoutConstraint.Attribute=NSLayoutAttribute NSLayoutConstraint.Axis=UILayoutConstraintAxis
    NSLayoutConstraint.FormatOptions=NSLayoutFormatOptions
    NSLayoutConstraint.Relation=NSLayoutRelation UIBarButtonItem.Style=UIBarButtonItemStyle
    UIBarButtonItem.SystemItem=UIBarButtonSystemItem UIBlurEffect.Style=UIBlurEffectStyle
    UIButton.ButtonType=UIButtonType UIControl.Event=UIControlEvents
    UIDatePicker.Mode=UIDatePickerMode UIGestureRecognizer.State=UIGestureRecognizerState
    UIImagePickerController.SourceType=UIImagePickerControllerSourceType
    UIScrollView.IndicatorStyle=UIScrollViewIndicatorStyle
    UIScrollView.KeyboardDismissMode=UIScrollViewKeyboardDismissMode
    UISearchBar.Style=UISearchBarStyle UIStackView.Distribution=UIStackViewDistribution
    UITabBarItem.SystemItem=UITabBarSystemItem
    UITableViewCell.AccessoryType=UITableViewCellAccessoryType
    UITableViewCell.CellStyle=UITableViewCellStyle
    UITableViewCell.EditingStyle=UITableViewCellEditingStyle
    UITableViewCell.SelectionStyle=UITableViewCellSelectionStyle
    UITableViewCell.SeparatorStyle=UITableViewCellSeparatorStyle
    UITextField.BorderStyle=UITextBorderStyle UITextField.ViewMode=UITextFieldViewMode
    UITouch.Phase=UITouchPhase UIView.AnimationOptions=UIViewAnimationOptions
    UIView.AutoresizingMask=UIViewAutoresizing
    UIView.KeyframeAnimationOptions=UIViewKeyframeAnimationOptions
    UIUserNotificationSettings.Types=UIUserNotificationType
    """.split(whereSeparator: \.isWhitespace).map { pair in
      let parts = pair.split(separator: "=").map(String.init)
      return (parts[0], parts[1])
    }, uniquingKeysWith: { first, _ in first })
}
