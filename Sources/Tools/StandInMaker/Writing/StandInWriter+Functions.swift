import Foundation

/// Where a member stands.
struct MemberPlace {
  /// The type, by which calls are known.
  var owner: String
  /// Its access, such as `open `.
  var access = "public "
  var isClass = false
  /// Whether a file by hand does it for a superclass, whose result may be `nil`.
  var isDoneAbove = false
  /// The members of the type, among which is the form with a completion of an `async` function.
  var siblings: [Declaration] = []

  func name(_ member: Declaration) -> String {
    owner.isEmpty ? member.key : "\(owner).\(member.key)"
  }

  func keyword(_ member: Declaration) -> String {
    member.isStatic ? (isClass && access == "open " ? "class " : "static ") : ""
  }

  func receiver(_ member: Declaration) -> String {
    owner.isEmpty || member.isStatic ? "nil" : "self"
  }
}

extension StandInWriter {
  /// A function, which records its call.
  mutating func function(_ original: Declaration, at place: MemberPlace = MemberPlace(owner: ""))
    -> String
  {
    if original.isAsync { return asyncFunction(original, at: place) }
    let member = original.throwingForm(among: place.siblings)
    count += 1
    let name = place.name(member)
    if let answer = opaqueAnswer(member, at: place) {
      guard place.owner == "View" else { return head(of: member, at: place) + " { \(answer) }\n" }
      calls.append(name)
      let call = "_StandIn.call(\"\(name)\", self, [\(arguments(member.parameters))]) as Void"
      return head(of: member, at: place) + " { \(call); return \(answer) }\n"
    }
    calls.append(name)
    let isSelf = member.type.hasPrefix("Self")
    var callee = member.isThrowing ? "try _StandIn.callThrowing(" : "_StandIn.call("
    callee += "\"\(name)\", \(place.receiver(member)), [\(arguments(member.parameters))]"
    if behaviours.has(name) || place.isDoneAbove {
      let passed = member.parameters.map(\.passedOn).joined(separator: ", ")
      let attempt = member.isThrowing ? "try " : ""
      var own = "\(attempt)standIn_\(member.plainName)(\(passed))"
      if isSelf { own = "(\(own) as? Self)" }
      if isSelf || place.isDoneAbove {
        own += " ?? _StandIn.least(\(SwiftType.itself(member.type)))"
      }
      callee += ", by: " + own
    } else if isSelf, !member.isStatic {
      callee += ", or: self"
    } else {
      callee += made(for: member.type)
    }
    let body = callee + ")" + (member.type == "Void" ? " as Void" : "")
    return head(of: member, at: place) + " { \(body) }\n"
  }

  private func head(of member: Declaration, at place: MemberPlace) -> String {
    let generics = member.rest.before("(")
    let parameters = member.parameters.map(text).joined(separator: ", ")
    let effects = (member.isAsync ? " async" : "") + (member.isThrowing ? " throws" : "")
    let result = member.type == "Void" ? "" : " -> \(member.type)"
    let constraints =
      member.tail.range(of: " where ").map { " " + member.tail[$0.lowerBound...].trimmed } ?? ""
    let fix = ["prefix", "postfix"].first(where: member.words.contains).map { $0 + " " } ?? ""
    return (member.type == "Void" ? "" : "@discardableResult ") + place.access
      + place.keyword(member) + fix + "func \(member.name)\(generics)(\(parameters))" + effects
      + (result.hasSuffix(constraints) ? result : result + constraints)
  }

  /// A parameter as it is declared; of a closure as its value, nothing is run.
  func text(of parameter: Declaration.Parameter) -> String {
    guard parameter.value?.hasPrefix("{") == true else { return parameter.text() }
    return "\(parameter.text(withDefault: false)) = \(least(parameter.type))"
  }

  /// An operator, whose precedence comes along where Swift has it.
  mutating func operatorText(_ declaration: Declaration) -> String {
    let fix = ["infix", "prefix", "postfix"].first(where: declaration.words.contains) ?? "infix"
    let group = declaration.rest.drop { ": ".contains($0) }
    count += 1
    return
      "\(fix) operator \(declaration.name)\(Self.precedences.contains(group) ? ": \(group)" : "")\n"
  }

  private static let precedences: Set<Substring> = [
    "AdditionPrecedence", "AssignmentPrecedence", "BitwiseShiftPrecedence", "CastingPrecedence",
    "ComparisonPrecedence", "DefaultPrecedence", "FunctionArrowPrecedence",
    "LogicalConjunctionPrecedence", "LogicalDisjunctionPrecedence", "MultiplicationPrecedence",
    "NilCoalescingPrecedence", "RangeFormationPrecedence", "TernaryPrecedence",
  ]

  /// The `async` form of a function, which waits for what the completion is told.
  private mutating func asyncFunction(_ member: Declaration, at place: MemberPlace) -> String {
    count += 1
    let own = place.name(member)
    let arguments = arguments(member.parameters)
    let isVoid = member.type == "Void"
    let start = "@MainActor " + head(of: member, at: place)
    // A completion that is told no value, such as one result for both, says nothing of it.
    guard let twin = twin(of: member, among: place.siblings),
      let closure = twin.parameters.last.flatMap({ ClosureType($0.type, aliases: known.closures) }),
      isVoid || !closure.results(isThrowing: member.isThrowing).isEmpty
    else {
      calls.append(own)
      let callee = member.isThrowing ? "try _StandIn.callThrowing" : "_StandIn.call"
      return start
        + " { \(callee)(\"\(own)\", \(place.receiver(member)), [\(arguments)]\(made(for: member.type)))\(isVoid ? " as Void" : "") }\n"
    }
    let name = place.name(twin)
    let results = closure.results(isThrowing: member.isThrowing).map { "values(\($0))" }
    let value =
      switch isVoid ? 0 : results.count {
      case 0: "_ in"
      case 1: "values in \(results[0])"
      default: "values in (\(results.joined(separator: ", ")))"
      }
    var callee =
      "await _StandIn.callAsync(\"\(name)\", \(place.receiver(member)), [\(arguments)], { \(value) }"
    if behaviours.has(name) {
      // The two may name their parameters differently.
      let passed = zip(twin.parameters, member.parameters).map { other, own in
        (other.label == "_" ? own.name : "\(other.label): \(own.name)") + ", "
      }.joined()
      let told = closure.parameters.indices.map { "$\($0)" }.joined(separator: ", ")
      let label = twin.parameters.last.map { $0.label == "_" ? "" : $0.label + ": " } ?? ""
      let report = told.isEmpty ? "reply()" : "reply(\(told))"
      callee +=
        ", by: { reply in self.standIn_\(twin.plainName)(\(passed)\(label){ \(report) }) }"
    }
    callee += ")"
    if member.isThrowing { return start + " { try \(callee) }\n" }
    return start
      + (isVoid
        ? " { _ = try? \(callee) }\n"
        : " { (try? \(callee)) ?? _StandIn.least(\(SwiftType.itself(member.type)), \"\(name)\") }\n")
  }

  /// The form with a completion of an `async` function: the same parameters, and one more.
  private func twin(of member: Declaration, among siblings: [Declaration]) -> Declaration? {
    let types = member.parameters.map(\.type)
    let all = siblings.filter { other in
      let parameters = other.parameters
      return other.kind == .func && !other.isAsync && other.isStatic == member.isStatic
        && parameters.count == types.count + 1 && parameters.dropLast().map(\.type) == types
        && parameters.last.map { ClosureType($0.type, aliases: known.closures) != nil } ?? false
    }
    let labels = member.parameters.map(\.label)
    return all.first { $0.name == member.name && $0.parameters.dropLast().map(\.label) == labels }
      ?? all.first { $0.name.lowercased().contains(member.name.lowercased()) }
  }

  /// The arguments as a call is recorded with them: a closure as what a test can call.
  func arguments(_ parameters: [Declaration.Parameter]) -> String {
    parameters.map { parameter in
      guard let closure = ClosureType(parameter.type, aliases: known.closures) else {
        return parameter.type.contains("->") || parameter.type.hasPrefix("inout")
          ? "nil" : parameter.name
      }
      // What does not escape is over when the function is, and what is to be awaited cannot be.
      guard closure.isEscaping, !closure.isAsync else { return "nil" }
      let inOuts = closure.parameters.indices.filter { closure.parameters[$0].hasWord("inout") }
      let values = closure.parameters.indices.map {
        inOuts.contains($0) ? "&value\($0)" : "values(\($0))"
      }.joined(separator: ", ")
      let changed = inOuts.map {
        "var value\($0): \(closure.parameters[$0].components(separatedBy: "inout ").last ?? "") = values(\($0)); "
      }.joined()
      func block(_ name: String) -> String {
        let call =
          "\(changed)\(changed.isEmpty ? "" : "return ")\(closure.isThrowing ? "try? " : "")\(name)(\(values))"
        let run = closure.isOfMainActor ? "MainActor.assumeIsolated { \(call) }" : call
        return "StandIn.Block(_body: { \(closure.parameters.isEmpty ? "_" : "values") in \(run) })"
      }
      return closure.isOptional
        ? "\(parameter.name).map { block in \(block("block")) }" : block(parameter.name)
    }.joined(separator: ", ")
  }

  /// The least value of a type: of a closure, one that does nothing.
  func least(_ type: String) -> String {
    guard let closure = ClosureType(type, aliases: known.closures), !closure.isOptional else {
      return "_StandIn.least(\(SwiftType.itself(SwiftType.asked(type))))"
    }
    let parameters = closure.parameters.map { _ in "_" }.joined(separator: ", ")
    let result = closure.result == "Void" || closure.result == "()" ? "" : least(closure.result)
    return "{ \(parameters.isEmpty ? "" : parameters + " in ")\(result) }"
  }

  /// An object for a result that is a protocol's, of which no class tells.
  mutating func made(for type: String) -> String {
    guard !type.hasSuffix("?"), !type.hasSuffix("!") else { return "" }
    if ClosureType(type, aliases: known.closures) != nil { return ", or: \(least(type))" }
    let plain = SwiftType.unwrapped(type)
    let parts = plain.split(separator: "&").map { SwiftType.unwrapped($0.trimmed) }
    if parts.count > 1,
      let head = parts.first(where: { own[$0]?.kind == .class || known.superclasses[$0] != nil })
    {
      return ", or: (_StandIn.least(\(head).self) as? \(plain)) ?? _StandIn.least((\(plain)).self)"
    }
    guard parts.count == 1, let name = parts.first, own[name]?.kind == .protocol else { return "" }
    madeProtocols.insert(name)
    return ", or: _StandIn\(name)()"
  }
}
