import FailureReporting
import Foundation
import HeadlessUIKit
import Pages
import PropertyLists

/// The trace of a test as one HTML file: its values as JSON, and a script that shows them.
@MainActor
struct TracePage {
  private let record: TraceRecord
  private var strings = PictureStrings()
  private var source = TraceSource()
  /// The look before, from which the next one differs.
  private var last: (picture: [Int], words: [Int]) = ([], [])

  init(_ record: TraceRecord) { self.record = record }

  var html: String {
    var copy = self
    let content = copy.content
    return PageStyle.html(
      title: record.name.asMarkup(), style: "\(PageStyle.listAndFacts)\n\(Self.style)",
      body: """
        \(Self.body)
        <script id="trace" type="application/json">\(PageScript.json(content))</script>
        <script>\(PageScript.base)\n\(Self.script)</script>
        """)
  }

  // MARK: Values

  private struct Content: Encodable {
    let name: String
    let place: String
    let failed: Bool
    let letters: String
    /// The parts that signs in strings stand for.
    let shorthands: [String: String]
    let strings: [String]
    let looks: [Look]
    let steps: [PageStep]
    let source: TraceSource.Excerpt?
  }

  private struct Look: Encodable {
    let width: Double
    let height: Double
    /// The lines of the picture and the words, by their places among the strings.
    let picture: Change
    let words: Change
  }

  /// A list, as its difference from the previous one: the lengths of the same beginning and end,
  /// and the part between.
  private struct Change: Encodable {
    let first: Int
    let new: [Int]
    let last: Int

    init(from old: [Int], to new: [Int]) {
      let first = zip(old, new).prefix { $0 == $1 }.count
      let rests = (old.dropFirst(first).reversed(), new.dropFirst(first).reversed())
      let last = zip(rests.0, rests.1).prefix { $0 == $1 }.count
      self.first = first
      self.last = last
      self.new = Array(new[first..<new.count - last])
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(first)
      try container.encode(last)
      for place in new { try container.encode(place) }
    }
  }

  private struct PageStep: Encodable {
    let title: String
    let place: String
    /// The line in the file of the test; nothing where it is in another one.
    let line: Int?
    let code: String
    let own: [String]
    let before: Int?
    let after: Int?
    let touches: [[Double]]
    /// The rectangle of its subject.
    let frame: [Double]?
    let events: [Event]
    let later: [Event]
    let pending: [String]
    let begins: Double
    let ends: Double
    let took: Double
    let over: Bool
  }

  private struct Event: Encodable {
    let kind: String
    let text: String
    let details: String
    let place: String
    let count: Int
  }

  private var content: Content {
    mutating get {
      let looks = record.looks.map { look($0) }
      let steps = record.steps.map { step($0) }
      let file = record.site.filePath.description
      let lines = record.steps.filter { $0.site.filePath.description == file }.map {
        Int($0.site.line)
      }
      return Content(
        name: record.name, place: record.hasPlace ? record.site.description : "",
        failed: record.hasFailed,
        letters: strings.letters,
        shorthands: Dictionary(
          PictureStrings.shorthands.map { ($0.sign, $0.text) },
          uniquingKeysWith: { first, _ in first }),
        strings: strings.all, looks: looks, steps: steps,
        source: record.hasPlace
          ? source.excerpt(of: file, from: Int(record.site.line), to: lines.max() ?? 0) : nil)
    }
  }

  private mutating func look(_ look: TraceLook) -> Look {
    let size = look.picture?.size ?? .zero
    let picture = look.picture.map { strings.lines(ofPicture: $0.svg) } ?? []
    let words = look.lines.map { strings.place(of: $0) }
    defer { last = (picture, words) }
    return Look(
      width: Double(size.width), height: Double(size.height),
      picture: Change(from: last.picture, to: picture), words: Change(from: last.words, to: words))
  }

  private mutating func step(_ step: TraceStep) -> PageStep {
    let file = step.site.filePath.description
    return PageStep(
      title: step.title, place: step.site.description,
      line: file == record.site.filePath.description ? Int(step.site.line) : nil,
      code: source.line(Int(step.site.line), of: file), own: step.code, before: step.before,
      after: step.after, touches: step.touches.map(Self.numbers),
      frame: step.frame.map { frame in
        [frame.minX, frame.minY, frame.width, frame.height].map { Self.rounded(Double($0)) }
      },
      events: step.events.map(Self.event),
      later: step.later.map(Self.event), pending: step.pending,
      begins: Self.rounded(step.time.start / .seconds(1)),
      ends: Self.rounded(step.time.end / .seconds(1)),
      took: Self.rounded(step.took / .milliseconds(1)), over: step.isOver)
  }

  private static func event(_ event: TraceEvent) -> Event {
    Event(
      kind: event.kind.rawValue, text: event.text, details: event.details,
      place: event.site?.description ?? "", count: event.count)
  }

  /// The phase of a touch, then the coordinates of its fingers.
  private static func numbers(_ touch: TraceStep.Touch) -> [Double] {
    [Double(touch.phase.rawValue)]
      + touch.points.flatMap { [rounded(Double($0.x)), rounded(Double($0.y))] }
  }

  private static func rounded(_ value: Double) -> Double {
    value.isFinite ? (value * 100).rounded() / 100 : 0
  }
}
