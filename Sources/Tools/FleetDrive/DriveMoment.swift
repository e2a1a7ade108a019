import Fleet
import HeadlessOS
import ScreenSnapshots

/// What there is to be seen and heard of an app at one moment.
@MainActor
package struct DriveMoment {
  /// A view controller that is reached from a window.
  struct Screen {
    /// The way by which it has come.
    enum Way { case pushed, presented, other }

    let id: ObjectIdentifier
    let name: String
    let way: Way
    /// The object that holds it, whose coming and going is its own.
    let holder: ObjectIdentifier?
  }

  private let screens: [Screen]
  /// The lines of the screen, the first of which names the screens.
  let lines: [String]
  private let announcements: [String]
  private let urls: [String]
  private let requests: [String]
  private let calls: [String]
  private let logs: [String]
  private let haptics: Int
  private let world: String

  /// The moment as it is.
  package init() {
    lines = Fleet.screen.description.split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    screens = UIApplication.shared.windows.flatMap { window in
      window.rootViewController.map { Self.screens(from: $0, in: nil) } ?? []
    }
    announcements = Fleet.announcements
    urls = Fleet.openedURLs.map(\.absoluteString)
    requests = Fleet.sentRequests.map(\.description)
    calls = Fleet.callsOfOthers
    logs = SimulatedLog.lines().map { line in
      let place = [line.subsystem, line.category].filter { !$0.isEmpty }.joined(separator: " ")
      return place.isEmpty ? line.message : "\(place): \(line.message)"
    }
    haptics = Fleet.hapticFeedback.count
    world = Fleet.world.description
  }

  private static func screens(
    from controller: UIViewController, in holder: UIViewController?
  ) -> [Screen] {
    let isPresented = holder?.presentedViewController === controller
    let way: Screen.Way =
      isPresented ? .presented : holder is UINavigationController ? .pushed : .other
    let screen = Screen(
      id: ObjectIdentifier(controller), name: name(of: controller), way: way,
      holder: holder.map { ObjectIdentifier($0) })
    // Of several that lead to what is presented, one presents it.
    let presented = controller.presentedViewController.flatMap { presented in
      presented.presentingViewController === controller ? presented : nil
    }
    return [screen]
      + (controller.children + [presented].compactMap(\.self)).flatMap {
        screens(from: $0, in: controller)
      }
  }

  private static func name(of controller: UIViewController) -> String {
    controller.title.map { "\(type(of: controller)) \"\($0)\"" } ?? "\(type(of: controller))"
  }

  // MARK: What has happened

  /// Returns the events since another moment, a line for each.
  package func happened(since before: DriveMoment) -> [String] {
    let now = Set(screens.map(\.id))
    let then = Set(before.screens.map(\.id))
    func lines(_ screens: [Screen], _ words: [Screen.Way: String], _ others: Set<ObjectIdentifier>)
      -> [String]
    {
      screens.compactMap { screen in
        guard let word = words[screen.way], !others.contains(screen.id) else { return nil }
        // What came or went with what holds it is told with that.
        if let holder = screen.holder, !others.contains(holder) { return nil }
        return "\(word) \(screen.name)"
      }
    }
    return lines(before.screens, [.pushed: "popped", .presented: "dismissed"], now)
      + lines(screens, [.pushed: "pushed", .presented: "presented"], then)
      + added(announcements, before.announcements).map { "announced \"\($0)\"" }
      + added(urls, before.urls).map { "opened \($0)" }
      + added(requests, before.requests).map { "requested \($0)" }
      + told(added(calls, before.calls))
      + added(logs, before.logs).map { "logged \($0)" }
      + (haptics > before.haptics ? ["gave haptic feedback"] : [])
      + (world != before.world ? ["is in the world \(world)"] : [])
  }

  /// The largest number of calls of other people's code to tell.
  private static let mostCalls = 10

  private func told(_ calls: [String]) -> [String] {
    let rest = calls.count - Self.mostCalls
    return calls.prefix(Self.mostCalls).map { "called \($0)" }
      + (rest > 0 ? [DriveWords.moreCalls(rest)] : [])
  }

  private func added(_ all: [String], _ before: [String]) -> [String] {
    Array(all.dropFirst(before.count))
  }

  // MARK: What has changed

  /// The largest number of lines of a new screen to tell.
  private static let mostLines = 40

  /// The lines that have gone and come since another moment, each below the lines that hold it.
  package func changes(since before: DriveMoment) -> (changes: [String], screen: [String]) {
    guard lines != before.lines else { return ([], []) }
    let rows = LineDifference(
      ScreenPattern(
        before.lines.map(LinePattern.escaped).joined(separator: "\n"), hasPatterns: false), lines
    ).rows
    let kept = rows.count { if case .same = $0 { true } else { false } }
    // Of a screen that is another one, what was there before says nothing.
    guard kept * 2 > lines.count || rows.count - kept < Self.fewChanges else {
      let shown = lines.prefix(Self.mostLines)
      let rest = lines.count - shown.count
      return ([], shown + (rest > 0 ? ["  \(DriveWords.moreLines(rest))"] : []))
    }
    var changes: [String] = []
    /// The lines that hold the present one, and whether they have been told.
    var holders: [(indent: Int, line: String, isTold: Bool)] = []
    for row in rows {
      let (mark, line) = marked(row, before.lines)
      let indent = line.prefix { $0 == " " }.count
      while let last = holders.last, last.indent >= indent { holders.removeLast() }
      if mark != " " {
        for index in holders.indices where !holders[index].isTold {
          changes.append("  \(holders[index].line)")
          holders[index].isTold = true
        }
        changes.append("\(mark) \(line)")
      }
      // The names of the screens hold nothing.
      if indent > 0 { holders.append((indent, line, mark != " ")) }
    }
    return (changes, [])
  }

  /// Fewer changes than these are told one by one, however small the screen is.
  private static let fewChanges = 7

  private func marked(_ row: LineDifference.Row, _ old: [String]) -> (String, String) {
    switch row {
    case .same(_, let index), .any(let index): (" ", lines[index])
    case .extra(let index): ("+", lines[index])
    case .missing(let index): ("-", old[index])
    case .anyLines: (" ", "")
    }
  }
}
