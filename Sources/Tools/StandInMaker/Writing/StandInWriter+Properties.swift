import Foundation

extension StandInWriter {
  /// A property, which keeps what it is given, or a constant.
  mutating func property(_ member: Declaration, at place: MemberPlace = MemberPlace(owner: ""))
    -> String
  {
    count += 1
    let name = place.name(member)
    var type = member.type
    if type.hasPrefix("Self"), !place.owner.isEmpty, !member.isReadOnly {
      type = place.owner + type.dropFirst(4)
    }
    if let answer = opaqueAnswer(member, at: place) {
      return "\(place.access)\(place.keyword(member))var \(member.name): \(type) { \(answer) }\n"
    }
    let isConstant = member.kind == .let && (member.isStatic || !place.isClass)
    if isConstant || place.owner.isEmpty { return constant(member, type, name) }
    calls.append(name)
    let own = behaviours.has(name) ? ", by: standIn_\(member.plainName)" : made(for: type)
    let receiver = place.receiver(member)
    var body = "get { _StandIn.get(\"\(name)\", \(receiver)\(own)) }"
    if !member.isReadOnly {
      let isWeak = !member.words.isDisjoint(with: ["weak", "unowned"]) && type.hasSuffix("?")
      let isClosure = ClosureType(type, aliases: known.closures) != nil
      let set =
        isWeak
        ? "_StandIn.setWeak(\"\(name)\", \(receiver), newValue as AnyObject?)"
        : "_StandIn.set(\"\(name)\", \(receiver), newValue\(isClosure ? ", isKept: false" : ""))"
      let told = behaviours.has(name + "=") ? "; standIn_\(member.plainName)_isSet()" : ""
      let keyword = place.isClass || member.isStatic ? "" : "nonmutating "
      body += " \(keyword)set { \(set)\(told) }"
    }
    return "\(place.access)\(place.keyword(member))var \(member.name): \(type) { \(body) }\n"
  }

  private func constant(_ member: Declaration, _ type: String, _ name: String) -> String {
    let text = quoted(module.texts[name] ?? module.texts[member.plainName] ?? member.plainName)
    let plain = SwiftType.unwrapped(type)
    var value = "_StandIn.least(\(SwiftType.itself(SwiftType.asked(type))), \"\(name)\")"
    if plain == "String" {
      value = text
    } else if plain == "NSNotification.Name" || plain == "Notification.Name" {
      value = "NSNotification.Name(\(text))"
    } else if let raw = raws[plain] {
      value = "\(plain)(rawValue: \(raw == "String" ? text : "0"))"
    }
    let keyword = member.isStatic ? "static " : ""
    let kind = member.isReadOnly ? "let" : "var"
    return "public \(keyword)\(kind) \(member.name): \(type) = \(value)\n"
  }

  /// A text as a literal.
  func quoted(_ text: String) -> String {
    var literal = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case _ where scalar.value < 32 || scalar.value == 127:
        literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return "\"\(literal)\""
  }

  mutating func subscriptText(_ member: Declaration, at place: MemberPlace) -> String {
    count += 1
    let name = place.name(member)
    calls.append(name)
    let parameters = member.parameters.map(text).joined(separator: ", ")
    let arguments = arguments(member.parameters)
    let passed = member.parameters.map(\.passedOn).joined(separator: ", ")
    let own = behaviours.has(name) ? ", by: standIn_subscript(\(passed))" : made(for: member.type)
    var body = "get { _StandIn.call(\"\(name)\", self, [\(arguments)]\(own)) }"
    if !member.isReadOnly {
      let keyword = place.isClass ? "" : "nonmutating "
      body +=
        " \(keyword)set { _StandIn.call(\"\(name)\", self, [\(arguments), newValue]) as Void }"
    }
    return "\(place.access)subscript(\(parameters)) -> \(member.type) { \(body) }\n"
  }
}
