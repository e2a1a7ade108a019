/// `Timer()` is `Timer(fire: .distantFuture, …)`: every NSObject has an `init()` on Apple's systems, while
/// a class of Foundation's has only its own initializers on Linux (behaviour 991).
///
/// It is done for all classes of Foundation that the compiler refuses and that can be made of
/// something. `override init(request:…)` of a URLProtocol is `required init` here.
struct EmptyInitializerRule: Rule {
  /// The arguments that make an object of which nothing is known yet.
  private static let arguments: [String: String] = [
    "Timer": "fire: .distantFuture, interval: 0, repeats: false, block: { _ in }",
    "URLCache": "memoryCapacity: 512_000, diskCapacity: 10_000_000, diskPath: nil",
    "Progress": "parent: nil", "NSPredicate": "value: true", "Scanner": "string: \"\"",
    "NSError": "domain: \"\", code: 0", "NSMutableString": "capacity: 0",
    "NSNumber": "value: 0", "NSDecimalNumber": "value: 0", "NSLocale": "localeIdentifier: \"\"",
    "NSURLQueryItem": "name: \"\", value: nil", "InputStream": "data: Data()",
    "OutputStream": "toMemory: ()", "XMLParser": "data: Data()",
    "URLCredential": "user: \"\", password: \"\", persistence: .none",
    "URLProtectionSpace":
      "host: \"\", port: 0, protocol: nil, realm: nil, authenticationMethod: nil",
  ]
  /// What stands in the place of objects that only Foundation makes.
  private static let members: [String: String] = [
    "RunLoop": "current", "HTTPCookieStorage": "shared",
    "FileHandle": "nullDevice", "ProcessInfo": "processInfo", "URLSession": "shared",
  ]

  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    let names = Set(Self.arguments.keys).union(Self.members.keys)
    for index in file.indices(of: names.sorted()) { fill(index, in: &changes) }
    fillVariables(in: &changes)
    for type in file.all where type.inherited.contains("URLProtocol") {
      for member in type.members where member.keyword == "init" {
        guard member.parameters.first?.label == "request",
          let mark = member.modifier("override")
        else { continue }
        changes.edits.replace(mark.start, mark.end, with: "required")
        changes.count("initializer of a URLProtocol")
      }
    }
  }

  /// `var progress: Progress = .init()`, and `progress = .init()` of a variable of the file's.
  private func fillVariables(in changes: inout Changes) {
    let variables = file.all.filter { variable in
      variable.keyword == "var" && variable.type.map { Self.arguments[$0] != nil } == true
    }
    guard !variables.isEmpty else { return }
    let types = Dictionary(variables.map { ($0.name.unquoted, $0.type ?? "") }) { first, _ in first
    }
    for index in file.indices(of: types.keys.sorted()) {
      guard let type = types[file.tokens[index].text], !module.declaresType(named: type) else {
        continue
      }
      let sign = file.reads([":", type, "="], at: index + 1) ? index + 3 : index + 1
      guard file.reads(["=", ".", "init", "(", ")"], at: sign), let arguments = Self.arguments[type]
      else { continue }
      changes.edits.insert(arguments, at: file.tokens[sign + 4].start)
      changes.count("\(type)()")
    }
  }

  private func fill(_ index: Int, in changes: inout Changes) {
    let name = file.tokens[index].text
    guard file.start(ofFoundationName: index) != nil, !module.declaresType(named: name) else {
      return
    }
    let call = file.reads([".", "init"], at: index + 1) ? index + 3 : index + 1
    guard file.reads(["(", ")"], at: call) else { return }
    if let arguments = Self.arguments[name] {
      changes.edits.insert(arguments, at: file.tokens[call + 1].start)
    } else if let member = Self.members[name] {
      changes.edits.replace(
        file.tokens[index].end, file.tokens[call + 1].end, with: ".\(member)")
    }
    changes.count("\(name)()")
  }
}
