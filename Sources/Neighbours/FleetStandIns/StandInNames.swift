import FailureReporting
import HeadlessUIKit
import Locks

/// The names that the stand-ins of the process have.
enum StandInNames {
  private static let lists = Locked<[String: @Sendable () -> String]>([:])

  /// Takes the names of a module, a line for each.
  static func add(_ module: String, _ names: @escaping @Sendable () -> String) {
    lists.withLock { $0[module] = names }
  }

  static var modules: Set<String> { lists.withLock { Set($0.keys) } }

  /// Whether a call has the name, or, for a name without labels, has it with any labels.
  static func isMeant(_ call: String, by name: String) -> Bool {
    if call == name { return true }
    return !name.hasSuffix(")") && call.hasPrefix(name) && call.dropFirst(name.count).first == "("
  }

  private static let completions = Locked<[String: [Bool]]>([:])

  /// Whether the closures of a function are called once, with the result of what was asked for: their
  /// labels say that.
  static func completions(of name: String) -> [Bool] {
    if let known = completions.withLock({ $0[name] }) { return known }
    let labels = name.drop { $0 != "(" }.dropFirst().dropLast()
      .split(separator: ":", omittingEmptySubsequences: false).dropLast()
    let words = ["callback", "complet", "failure", "finish", "reply", "success"]
    let found = labels.map { label in words.contains { label.lowercased().contains($0) } }
    completions.withLock { $0[name] = found }
    return found
  }

  /// Records a failure for a name that no stand-in has.
  static func check(_ name: String, at site: CallSite) {
    let lists = lists.withLock { $0.values.map { $0() } }
    guard !lists.isEmpty else { return }
    let all = lists.flatMap { $0.split(whereSeparator: \.isNewline).map(String.init) }
    guard !all.contains(where: { isMeant($0, by: name) }) else { return }
    let bare = name.prefix { $0 != "(" }
    let overloads = all.filter { isMeant($0, by: String(bare)) }
    let type = bare.prefix { $0 != "." } + "."
    let siblings = all.filter { $0.hasPrefix(type) }
    let details =
      overloads.isEmpty
      ? question(name, bare, among: all)
        + NearMiss.list((siblings.isEmpty ? all : siblings).map { .init(title: $0) }, "names")
      : "Did you mean \(overloads.map { "'\($0)'" }.joined(separator: " or "))?"
    mistake("No stand-in has '\(name)'.", details: details, at: site)
  }

  /// A question whether a similar name was meant, or at least a function of a similar one.
  private static func question(_ name: String, _ bare: Substring, among all: [String]) -> String {
    let question = NearMiss.question(name, among: all)
    guard question.isEmpty else { return question }
    let names = Set(all.map { String($0.prefix { $0 != "(" }) })
    return NearMiss.question(String(bare), among: names.sorted())
  }
}
