/// The names of SwiftUI and Combine that sources in Swift are printed with.
///
/// The printer knows no type of a module that is not there: it loses what an extension extends, and what a
/// parameter has to conform to. So the names stand below the sources, and are left out of what is printed.
enum ViewNames {
  static let protocols: Set<String> = [
    "Animatable", "App", "ButtonStyle", "DisclosureGroupStyle", "DynamicProperty", "EnvironmentKey",
    "GaugeStyle", "GroupBoxStyle", "InsettableShape", "LabelStyle", "Layout", "MenuStyle",
    "ObservableObject", "PreferenceKey", "PrimitiveButtonStyle", "ProgressViewStyle", "Scene",
    "Shape", "ShapeStyle", "TextFieldStyle", "ToggleStyle", "Transition",
    "UIViewControllerRepresentable", "UIViewRepresentable", "View", "ViewModifier",
  ]
  private static let wrappers: Set<String> = [
    "AppStorage", "Binding", "Environment", "EnvironmentObject", "FocusState", "GestureState",
    "Namespace", "ObservedObject", "Published", "SceneStorage", "State", "StateObject",
  ]
  /// None that is generic: one written with its parameters would be no type at all.
  private static let structures: Set<String> = [
    "Alignment", "Angle", "Animation", "AnyShape", "AnyShapeStyle", "AnyTransition", "Circle",
    "Color", "Divider", "EdgeInsets", "EmptyView", "EnvironmentValues", "Font", "Gradient", "Image",
    "LinearGradient", "LocalizedStringKey", "Path", "Rectangle", "RoundedRectangle", "Text",
    "UnitPoint",
  ]

  /// Whether a source needs them.
  static func areNeeded(in text: String) -> Bool {
    text.contains("import SwiftUI") || text.contains("import Combine")
  }

  /// What stands between a source and the names.
  private static let end = "public enum _FleetEndOfSources {}"
  private static let kinds: Set<Substring> = [
    "actor", "class", "enum", "protocol", "struct", "typealias",
  ]

  /// A source with the names below it, but the ones that it declares itself.
  static func added(to text: String) -> String {
    let words = text.words
    let own = Set(
      zip(words, words.dropFirst()).filter { kinds.contains($0.0) }.map { String($0.1) })
    let lines =
      protocols.subtracting(own).sorted().map { "public protocol \($0) {}" }
      + wrappers.subtracting(own).sorted().map { name in
        "@propertyWrapper public struct \(name)<Value> { "
          + "public var wrappedValue: Value { get { fatalError() } nonmutating set {} } }"
      } + structures.subtracting(own).sorted().map { "public struct \($0) {}" }
    let builder = "public static func buildBlock<A>(_ a: A) -> A { a }"
    return ([text, end] + lines + ["@resultBuilder public struct ViewBuilder { \(builder) }", ""])
      .joined(separator: "\n")
  }

  /// What is printed of a source, without the names.
  static func removed(from printed: String) -> String {
    printed.firstRange(of: end.prefix { $0 != "{" }).map { String(printed[..<$0.lowerBound]) }
      ?? printed
  }
}
