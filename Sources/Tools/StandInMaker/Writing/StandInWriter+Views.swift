import Foundation

/// What SwiftUI asks of the types of others, and what it gets of a stand-in.
///
/// A view is empty, or shows what it was given to show; a modifier and a style change nothing.
extension StandInWriter {
  private static let styles: Set<String> = [
    "ButtonStyle", "DisclosureGroupStyle", "GaugeStyle", "GroupBoxStyle", "LabelStyle", "MenuStyle",
    "PrimitiveButtonStyle", "ProgressViewStyle", "TextFieldStyle", "ToggleStyle",
  ]
  private static let representing: Set<String> = [
    "dismantleUIView", "dismantleUIViewController", "makeCoordinator", "makeUIView",
    "makeUIViewController", "sizeThatFits", "updateUIView", "updateUIViewController",
  ]

  /// A structure as SwiftUI sees it: what wraps a view of UIKit's is a view without it.
  func viewForm(_ type: Declaration) -> Declaration {
    var type = type
    let wrapped = type.inherited.filter {
      ["UIViewControllerRepresentable", "UIViewRepresentable"].contains($0)
    }
    for name in wrapped {
      type.rest = type.rest.replacingWords { word, _, _ in word == name ? "View" : nil }
      type.members.removeAll { Self.representing.contains($0.plainName) }
    }
    if type.inherited.contains("View"), !type.members.contains(where: { $0.name == "body" }) {
      type.members.append(Declaration(.var, "body", ": some View { get }"))
    }
    return type
  }

  /// Whether a stand-in can have a protocol of SwiftUI's.
  func isAdoptedView(_ name: String, by type: Declaration) -> Bool {
    guard known.types.contains(name) else { return false }
    let keys = Set(type.members.map(\.key))
    return switch name {
    case "View": true
    case "DynamicProperty": true
    case "ViewModifier": keys.contains("body(content:)")
    case "Shape": keys.contains("path(in:)")
    default: Self.styles.contains(name) && keys.contains("makeBody(configuration:)")
    }
  }

  /// Whether a parameter is a closure that makes one of the views that the structure is made for.
  func isContent(_ parameter: Declaration.Parameter) -> Bool {
    let type = parameter.type.replacingOccurrences(of: "@escaping ", with: "")
    guard let structure, type.hasPrefix("() -> ") else { return false }
    let name = String(type.dropFirst("() -> ".count))
    return structure.generics.contains(name)
      && structure.rest.filter { $0 != " " }.contains("\(name):View")
  }

  /// Whether the view that is written is given what it shows.
  var showsContent: Bool {
    guard let structure, structure.inherited.contains("View") else { return false }
    return structure.members.contains {
      $0.kind == .`init` && $0.parameters.contains(where: isContent)
    }
  }

  /// What a member answers whose result is some view.
  func opaqueAnswer(_ member: Declaration, at place: MemberPlace) -> String? {
    guard member.type.hasPrefix("some View") else { return nil }
    switch member.key {
    case "body": return showsContent ? "_standInContent" : "EmptyView()"
    case "body(content:)": return "content"
    case "makeBody(configuration:)":
      let isOfButtons = structure?.inherited.contains("ButtonStyle") == true
      return isOfButtons ? "configuration.label" : "EmptyView()"
    default: return place.owner == "View" && !member.isStatic ? "self" : "EmptyView()"
    }
  }
}
