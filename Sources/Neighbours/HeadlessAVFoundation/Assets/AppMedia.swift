import FailureReporting
import Foundation
import HeadlessUIKit
import NetworkAnswers

/// A test's words on sounds and films.
@MainActor
final class AppMedia: ScopedState {
  enum Word {
    case lasts(TimeInterval)
    case fails(NSError)
  }

  /// The known facts about a sound or a film.
  enum Knowledge {
    case header(MediaHeader)
    case error(NSError)
  }

  /// Something that an interruption stops.
  protocol Interruptible: AnyObject {
    @MainActor func interrupt()
  }

  private struct Entry {
    let pattern: RequestPattern
    let word: Word
  }

  private struct Playing {
    weak var object: (any Interruptible)?
  }

  private var entries: [Entry] = []
  private var playing: [Playing] = []
  private var told: Set<URL> = []

  nonisolated init() {}

  func add(_ word: Word, of pattern: String, at site: CallSite) {
    guard let pattern = RequestPattern(pattern) else {
      return MediaWords.report(
        "Cannot say anything of '\(pattern)': It names no URL.",
        "Write a URL or a path, such as \"https://birds.example/song.mp3\" or \"/song.mp3\"; `*` "
          + "stands for anything.", at: site)
    }
    entries.append(Entry(pattern: pattern, word: word))
  }

  // MARK: What lasts how long

  /// What is known of what is at a URL, by what a test has said last, by its file, or by an answer.
  func knowledge(of url: URL) -> Knowledge {
    switch entries.last(where: { $0.pattern.matches(url) })?.word {
    case .lasts(let seconds): return .header(MediaHeader(duration: max(0, seconds)))
    case .fails(let error): return .error(error)
    case nil: break
    }
    guard !url.isFileURL else {
      guard let data = try? Data(contentsOf: url, options: .mappedIfSafe) else {
        return .error(MediaError.missing(url))
      }
      return .header(MediaHeader.read(data) ?? MediaHeader(duration: Self.usualDuration))
    }
    return answer(for: url)
  }

  /// The duration of a medium whose file does not say it.
  static let usualDuration: TimeInterval = 1

  private func answer(for url: URL) -> Knowledge {
    let request = SentRequest(method: "GET", url: url, headers: [:], body: Data())
    let network = AnsweredNetwork.current
    network.note(request)
    if case .answer(let answer) = network.reply(to: request, from: .player) {
      switch answer.outcome {
      case .response(let status, _, let body) where (200..<300).contains(status):
        return .header(MediaHeader.read(body) ?? MediaHeader(duration: Self.usualDuration))
      case .response, .mistake: return .error(MediaError.network(.badServerResponse, url))
      case .failure(let code): return .error(MediaError.network(code, url))
      case .timeout: return .error(MediaError.network(.timedOut, url))
      }
    }
    if told.insert(url).inserted {
      MediaWords.reportUnanswered(
        "Nobody says how long \(url.absoluteString) lasts.",
        "SimulatedMedia.setDuration(180, of: \"\(url.absoluteString)\") does; "
          + "Fleet.respond(to:with: .file(…)) gives its file.")
    }
    return .error(MediaError.network(.notConnectedToInternet, url))
  }

  // MARK: What plays

  func begin(_ object: any Interruptible) {
    playing.removeAll { $0.object == nil || $0.object === object }
    playing.append(Playing(object: object))
  }

  /// Stops all that plays.
  func interrupt() {
    let objects = playing.compactMap(\.object)
    playing = []
    for object in objects { object.interrupt() }
  }
}
