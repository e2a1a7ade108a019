import Foundation
import Interfaces
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Every attribute that is claimed to be read occurs in a fixture, whose tests show it.
@MainActor @Suite struct InterfaceClaimsTests {
  /// The content of the fixtures: for each tag, the attributes and the roles within.
  private struct Uses {
    var attributes: [String: Set<String>] = [:]
    var roles: [String: Set<String>] = [:]
    /// The values of attributes, by their names.
    var values: [String: Set<String>] = [:]

    var allAttributes: Set<String> { attributes.values.reduce(into: []) { $0.formUnion($1) } }
    var allRoles: Set<String> { roles.values.reduce(into: []) { $0.formUnion($1) } }

    @MainActor mutating func add(_ element: InterfaceElement) {
      let texts = element.children.filter { $0.isNamed("string") || $0.isNamed("mutableString") }
      attributes[element.name, default: []].formUnion(element.attributes.map(\.name))
      attributes[element.name, default: []].formUnion(texts.compactMap { $0["key"] })
      roles[element.name, default: []].formUnion(element.children.compactMap { $0["key"] })
      for (name, value) in element.attributes { values[name, default: []].insert(value) }
    }
  }

  private func uses() throws -> Uses {
    let folder = PackageFolder.appending("Tests/FleetTests/Storyboards/Fixtures")
    var uses = Uses()
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    for file in files {
      let kind: InterfaceFile.Kind = file.pathExtension == "xib" ? .nib : .storyboard
      let contents = InterfaceFile(name: "Test", kind: kind, url: file).contents()
      for element in try #require(contents).markup.root.descendants { uses.add(element) }
    }
    return uses
  }

  @Test func `each tag`() throws {
    let tags = Set(try uses().attributes.keys)
    let claimed =
      Set(InterfaceKind.tags.keys).union(InterfaceBuilder.controllers.keys)
      .union(InterfaceBuilder.recognizers.keys).union(InterfaceBuilder.layouts.keys)
    #expect(claimed.subtracting(tags) == [])
  }

  @Test func `each attribute of a view`() throws {
    let uses = try uses()
    let scrolling = InterfaceKind.scrollView
    for (tag, kind) in InterfaceKind.tags {
      let isScrolling = kind.type is UIScrollView.Type && tag != "scrollView"
      let claimed = Set(kind.attributes.keys).union(kind.others)
        .subtracting(isScrolling ? Set(scrolling.attributes.keys) : [])
      #expect(claimed.subtracting(uses.attributes[tag] ?? []) == [], "\(tag)")
      let roles = Set(kind.roles.keys).subtracting(isScrolling ? Set(scrolling.roles.keys) : [])
      #expect(roles.subtracting(uses.roles[tag] ?? []) == [], "\(tag)")
    }
    let all = Set(InterfaceKind.view.keys).union(InterfaceKind.control.keys)
      .union(InterfaceKind.silent)
    #expect(all.subtracting(uses.allAttributes) == [])
    #expect(Set(InterfaceKind.viewRoles.keys).subtracting(uses.allRoles) == [])
  }

  @Test func `each attribute of a view controller and of a gesture recognizer`() throws {
    let uses = try uses()
    func used(_ tags: some Sequence<String>) -> Set<String> {
      tags.reduce(into: []) { $0.formUnion(uses.attributes[$1] ?? []) }
    }
    #expect(
      Set(InterfaceBuilder.controllerAttributes.keys)
        .subtracting(used(InterfaceBuilder.controllers.keys)) == [])
    #expect(
      Set(InterfaceBuilder.recognizerAttributes.keys)
        .subtracting(used(InterfaceBuilder.recognizers.keys)) == [])
  }

  @Test func `each attribute and size of a flow layout`() throws {
    let uses = try uses()
    let tag = "collectionViewFlowLayout"
    let attributes = Set(InterfaceBuilder.layoutAttributes.keys)
    #expect(attributes.subtracting(uses.attributes[tag] ?? []) == [])
    let sizes = Set(InterfaceBuilder.layoutSizes.keys)
    #expect(sizes.subtracting(uses.roles[tag] ?? []) == [])
  }

  @Test func `each element that is read with the objects around it`() throws {
    #expect(MissingParts.read.subtracting(try uses().attributes.keys) == [])
  }

  @Test func `each attribute of an item, a button and of text input`() throws {
    let uses = try uses()
    for (tag, attributes) in InterfaceBuilder.itemAttributes {
      #expect(attributes.subtracting(uses.attributes[tag] ?? []) == [], "\(tag)")
    }
    #expect(
      Set(InterfaceBuilder.configurationAttributes.keys)
        .subtracting(uses.attributes["buttonConfiguration"] ?? []) == [])
    #expect(
      Set(TextTraitSetters.all.keys).subtracting(uses.attributes["textInputTraits"] ?? []) == [])
    #expect(Set(InterfaceBuilder.buttonStates.keys).subtracting(uses.values["key"] ?? []) == [])
    #expect(Set(InterfaceBuilder.buttonStyles.keys).subtracting(uses.values["style"] ?? []) == [])
  }

  @Test func `each flag of menus, keys and accessibility`() throws {
    let uses = try uses()
    let flags = [
      "menuOptions": Set(InterfaceBuilder.menuOptions.keys),
      "menuElementAttributes": Set(InterfaceBuilder.menuAttributes.keys),
      "keyModifierFlags": Set(InterfaceBuilder.keyModifiers.keys),
      "accessibilityTraits": Set(InterfaceBuilder.traits.keys),
    ]
    for (tag, names) in flags {
      #expect(names.subtracting(uses.attributes[tag] ?? []) == [], "\(tag)")
    }
  }

  @Test func `each kind of segue, event, outlet and runtime attribute`() throws {
    let values = try uses().values
    #expect(SegueTemplate.kinds.subtracting(values["kind"] ?? []) == [])
    #expect(Set(InterfaceBuilder.events.keys).subtracting(values["eventType"] ?? []) == [])
    #expect(Set(InterfaceOutlets.all.keys).subtracting(values["property"] ?? []) == [])
    #expect(
      Set(InterfaceBuilder.runtimeAttributes.keys).subtracting(values["keyPath"] ?? []) == [])
  }
}
