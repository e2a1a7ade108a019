import Foundation

extension StandInWriter {
  mutating func protocolText(_ type: Declaration) -> String {
    count += 1
    let inherited = type.inherited.filter {
      $0 == "NSObjectProtocol" || own[$0] != nil
        || module.known.protocols.contains($0) && !Self.ofCoding.contains($0)
    }
    let isPlain = type.isSwift && !type.attributes.contains { $0.hasPrefix("@objc") }
    let above = inherited.isEmpty && !isPlain ? ["NSObjectProtocol"] : inherited
    var (requirements, defaults) = ("", "")
    var seen: Set<String> = []
    let place = MemberPlace(owner: type.name, isClass: !isPlain, siblings: type.members)
    for member in type.members where !member.isAsync {
      guard member.kind == .func || member.kind == .var, !(member.isStatic && member.isOptional)
      else {
        if member.kind == .associatedtype {
          requirements += "  associatedtype \(member.name)\(member.rest)\n"
        } else {
          leave(place.name(member), "a requirement of this kind")
        }
        continue
      }
      guard isWhole(member, of: type.name), !known.has(member.key, in: "NSObject"),
        seen.insert(member.signature).inserted
      else { continue }
      let form = member.throwingForm(among: type.members)
      if !member.isOptional {
        defaults +=
          "  " + (form.kind == .func ? function(form, at: place) : property(form, at: place))
      } else {
        count += 1
      }
      requirements += "  \(member.isOptional ? "@objc optional " : "")\(requirement(form))\n"
    }
    let head = (isPlain ? "" : "@objc ") + "public protocol \(type.name)"
    let list = above.isEmpty ? "" : ": " + above.joined(separator: ", ")
    return "\(head)\(list) {\n\(requirements)}\n"
      + (defaults.isEmpty ? "" : "extension \(type.name) {\n\(defaults)}\n")
  }

  /// A requirement, which has no default values.
  private func requirement(_ member: Declaration) -> String {
    let keyword = member.isStatic ? "static " : ""
    guard member.kind == .func else {
      return
        "\(keyword)var \(member.name): \(member.type) { \(member.isReadOnly ? "get" : "get set") }"
    }
    let parameters = member.parameters.map { $0.text(withDefault: false) }.joined(separator: ", ")
    let result = member.type == "Void" ? "" : " -> \(member.type)"
    return "\(keyword)func \(member.name)\(member.rest.before("("))(\(parameters))"
      + (member.isThrowing ? " throws" : "") + result
  }

  /// What an object does for its own sake, and no stand-in asks of it.
  static let ofCoding: Set = [
    "NSCoding", "NSCopying", "NSDiscardableContent", "NSFastEnumeration", "NSMutableCopying",
    "NSSecureCoding",
  ]

  /// What a class that conforms to a protocol of this module must have.
  func requirements(of name: String) -> [Declaration] {
    guard let type = own[name], type.kind == .protocol else { return [] }
    return type.members.filter {
      !$0.isOptional && !$0.isStatic && !$0.isAsync && ($0.kind == .func || $0.kind == .var)
    } + type.inherited.flatMap(requirements)
  }
}
