import Interfaces

/// The parts of a file that are not modelled, and how often each occurs.
@MainActor
struct MissingParts {
  private var tags: [String: Int] = [:]
  private var attributes: [String: Int] = [:]

  init(_ root: InterfaceElement) {
    // Everything outside these lists is no part of the objects.
    guard let objects = root.child("scenes") ?? root.child("objects") else { return }
    for element in objects.descendants where element["reference"] == nil { count(element) }
  }

  private mutating func count(_ element: InterfaceElement) {
    let name = element.name
    if let knows = Self.attributes(of: name) {
      for attribute in element.attributes.map(\.name) where !knows(attribute) {
        attributes["\(name).\(attribute)", default: 0] += 1
      }
    } else if name == "segue" {
      let kind = element["kind"] ?? element["key"] ?? "none"
      if !SegueTemplate.kinds.contains(kind) {
        tags["segue of the kind '\(kind)'", default: 0] += 1
      }
    } else if !Self.read.contains(name), !Self.isForInterfaceBuilder(name) {
      tags[name, default: 0] += 1
    }
  }

  /// The lines that describe the missing parts.
  var lines: [String] {
    [line("not modelled", tags), line("attributes that are not modelled", attributes)]
      .compactMap { $0 }
  }

  private func line(_ title: String, _ counts: [String: Int]) -> String? {
    guard !counts.isEmpty else { return nil }
    let names = counts.sorted { $0.key < $1.key }.map { "\($0.key) (\($0.value))" }
    return "\(title): \(names.joined(separator: ", "))"
  }

  // MARK: What there is

  /// Returns which attributes of a tag are read, or `nil` for a tag without attributes to check.
  private static func attributes(of tag: String) -> ((String) -> Bool)? {
    if let kind = InterfaceKind.of(tag) { return { kind.knows($0) } }
    if InterfaceBuilder.controllers[tag] != nil {
      return { InterfaceBuilder.knows(controllerAttribute: $0) }
    }
    if InterfaceBuilder.layouts[tag] != nil {
      return {
        InterfaceBuilder.layoutAttributes[$0] != nil || InterfaceKind.silent.contains($0)
      }
    }
    if InterfaceBuilder.recognizers[tag] != nil {
      return {
        InterfaceBuilder.recognizerAttributes[$0] != nil || InterfaceKind.silent.contains($0)
      }
    }
    guard let known = InterfaceBuilder.itemAttributes[tag] else { return nil }
    return { known.contains($0) || InterfaceKind.silent.contains($0) }
  }

  /// The elements that are read together with the objects around them.
  static let read: Set<String> = [
    "accessibility", "accessibilityTraits", "action", "attributedString", "autoresizingMask",
    "blurEffect", "bool", "buttonConfiguration", "calendar", "cells", "children", "color",
    "command", "connections", "constraint", "constraints", "customObject", "dataDetectorType",
    "date", "directionalEdgeInsets", "edgeInsets", "exclude", "exit", "extendedEdge",
    "fontDescription", "fragment", "imageReference", "include", "inset", "integer", "items",
    "keyCommand", "keyCommands", "keyModifierFlags", "keyboardLayoutGuide", "layoutGuides",
    "leftBarButtonItems",
    "listContentConfiguration", "locale", "mask", "menu", "menuElementAttributes", "menuOptions",
    "mutableString", "navigationBarAppearance", "nil", "objects", "offsetWrapper", "outlet",
    "outletCollection", "placeholder", "point", "popoverArrowDirection",
    "popoverPassthroughViews", "possibleTitles", "preferredSymbolConfiguration", "prototypes",
    "range", "real", "rect",
    "rectEdge", "rightBarButtonItems", "scene", "scenes", "scopeButtonTitles", "sections",
    "segment", "segments", "size", "state", "string", "subviews", "tabBarAppearance",
    "tableViewSection", "textAttributes", "textInputTraits", "timeZone", "toolbarAppearance",
    "toolbarItems", "userGuides", "userLayoutGuide", "userDefinedRuntimeAttribute",
    "userDefinedRuntimeAttributes", "variation",
    "vibrancyEffect", "viewControllerLayoutGuide", "viewControllerPlaceholder", "viewControllers",
    "viewLayoutGuide",
  ]

  /// Returns whether an element concerns Interface Builder alone, or only how a text is drawn.
  private static func isForInterfaceBuilder(_ tag: String) -> Bool {
    tag.hasPrefix("simulated") || tag.hasSuffix("Metrics")
      || ["attributes", "font", "gestureRecognizers", "paragraphStyle", "value"].contains(tag)
  }
}
