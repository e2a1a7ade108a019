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
    case says([AVMetadataItem])
    case hasChapters([MediaContents.Chapter])
    case hasTracks([SimulatedMedia.Track])
    case exports(Data)
  }

  /// The known facts about a sound or a film.
  enum Knowledge {
    case header(MediaHeader, file: Data?)
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
  /// What the app is being asked for.
  var loadings: [ResourceLoading] = []

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
  ///
  /// - Parameter file: Its bytes, if the app has brought them.
  func knowledge(of url: URL, file: Data? = nil) -> Knowledge {
    for word in words(on: url) {
      switch word {
      case .lasts(let seconds):
        return .header(
          MediaHeader(duration: max(0, seconds)), file: file ?? Self.contents(of: url))
      case .fails(let error): return .error(error)
      default: break
      }
    }
    if let file { return Self.knowledge(of: file) }
    guard url.isFileURL else { return answer(for: url) }
    return Self.contents(of: url).map(Self.knowledge) ?? .error(MediaError.missing(url))
  }

  /// The words on a URL, the last one first.
  private func words(on url: URL) -> some Sequence<Word> {
    entries.lazy.reversed().filter { $0.pattern.matches(url) }.map(\.word)
  }

  private static func contents(of url: URL) -> Data? {
    url.isFileURL ? try? Data(contentsOf: url, options: .mappedIfSafe) : nil
  }

  private static func knowledge(of file: Data) -> Knowledge {
    .header(MediaHeader.read(file) ?? MediaHeader(duration: usualDuration), file: file)
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
        return Self.knowledge(of: body)
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

  // MARK: What is in it

  /// What is in a sound or a film, by what a test has said last, and by its file.
  func contents(of url: URL, in file: Data?) -> MediaContents {
    var contents = file.map { MediaContents.read($0) } ?? MediaContents()
    for word in words(on: url).reversed() {
      switch word {
      case .says(let items): contents.metadata = items
      case .hasChapters(let chapters): contents.chapters = chapters
      case .hasTracks(let tracks): contents.tracks = tracks
      default: break
      }
    }
    return contents
  }

  /// The bytes of what the app exports to a file; `nil` where no test has said any.
  func export(to url: URL) throws -> Data? {
    for word in words(on: url) {
      switch word {
      case .exports(let data): return data
      case .fails(let error): throw error
      default: break
      }
    }
    return nil
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
