/// What becomes of the sources of a module: what `fleet-doctor` says.
package struct Diagnosis: Encodable {
  /// Something that is rewritten, and how often.
  package struct Rewrite: Encodable {
    package let construct: String
    package let uses: Int
    package let files: Int
  }

  /// A name of UIKit that the model lacks.
  package struct Missing: Encodable {
    package let name: String
    package let uses: Int
    package let files: Int
    package let places: [Remark]
  }

  /// A module that is not here.
  package struct MissingModule: Encodable {
    package let name: String
    /// The number of files that need it.
    package let files: Int
    /// How many of them need no other module that is not here.
    package let unlocked: Int
    /// The product that has its names, if there is one.
    package let product: String?
  }

  /// A task that is left to do by hand.
  package struct Task: Encodable {
    package let topic: String
    package let places: [Remark]
    /// Whether a source does not compile because of it.
    package let stopsBuild: Bool
  }

  /// A place in a source, and what is said of it.
  package struct Remark: Encodable {
    package let file: String
    package let line: Int
    package let column: Int
    package let text: String
  }

  package private(set) var files = 0
  package private(set) var lines = 0
  /// The files that compile as they are, but for the names of imported modules.
  package private(set) var filesAsTheyAre = 0
  /// The files that compile when they are rewritten.
  package private(set) var filesRewritten = 0
  /// The files with something that is left to do, or a name that the model lacks.
  package private(set) var filesLeft = 0
  /// The files among them that do not compile, by their paths.
  package private(set) var stoppedFiles: [String] = []
  package private(set) var rewritten: [Rewrite] = []
  package private(set) var notModelled: [Missing] = []
  /// The modules that are not here, first what unlocks most.
  package private(set) var missingModules: [MissingModule] = []
  package private(set) var left: [Task] = []
  /// The files beside the sources that do less than on Apple's systems.
  package let unread: [UnreadFiles]
  /// What has to move to the delegate of a scene, for an app that iOS 27 would not launch; `nil` for
  /// any other.
  package let scenes: [Remark]?
  /// What no world of the tests runs, for sources whose tests are known.
  let unrunBranches: UnrunBranches?

  /// Whether nothing is left to do.
  package var isHealthy: Bool { filesLeft == 0 }

  /// Looks through the files of a module, and through what they are rewritten to.
  ///
  /// - Parameters:
  ///   - known: The modules whose sources have been read, besides the modules of Apple's systems.
  ///   - lacksScenes: Whether it is an app whose Info.plist has no manifest of scenes.
  ///   - systems: The versions of iOS that its tests run on, if its tests are known.
  package init(
    of module: Module, outputs: [Port.Output], names: ModelNames, unread: [UnreadFiles] = [],
    known: Set<String> = [], lacksScenes: Bool = false,
    systems: Set<SystemNumber>? = nil
  ) {
    self.unread = unread
    scenes = lacksScenes && module.swiftUIApps.isEmpty ? SceneMoves(of: module).places : nil
    unrunBranches = systems.map { UnrunBranches(of: module, on: $0) }
    let missing = MissingNames(module, names: names, known: known)
    var counts: [String: [Int]] = [:]
    var absent: [String: [Remark]] = [:]
    var tasks: [Note.Topic: [Remark]] = [:]
    for output in outputs {
      let file = output.file
      files += 1
      lines += file.line(of: max(file.bytes.count - 1, 0))
      let uses = missing.uses(in: file)
      let warnings = output.notes.filter(\.isLeft)
      if !uses.isEmpty || warnings.contains(where: \.stopsBuild) {
        stoppedFiles.append(file.path)
      }
      if !uses.isEmpty || !warnings.isEmpty {
        filesLeft += 1
      } else if output.counts.isEmpty {
        filesAsTheyAre += 1
      } else {
        filesRewritten += 1
      }
      for (construct, count) in output.counts { counts[construct, default: []].append(count) }
      for use in uses { absent[use.name, default: []].append(Remark(use, in: file)) }
      for note in warnings { tasks[note.topic, default: []].append(Remark(note, in: file)) }
    }
    rewritten = counts.map { construct, uses in
      Rewrite(construct: construct, uses: uses.reduce(0, +), files: uses.count)
    }
    .sorted { ($1.uses, $0.construct) < ($0.uses, $1.construct) }
    notModelled = absent.map { name, places in
      Missing(
        name: name, uses: places.count, files: Set(places.map(\.file)).count, places: places)
    }
    .sorted { ($1.uses, $0.name) < ($0.uses, $1.name) }
    missingModules = Self.missingModules(in: outputs)
    left = tasks.map { topic, places in
      Task(topic: topic.rawValue, places: places, stopsBuild: topic.stopsBuild)
    }
    .sorted { ($1.places.count, $0.topic) < ($0.places.count, $1.topic) }
  }

  private static func missingModules(in outputs: [Port.Output]) -> [MissingModule] {
    var uses: [String: (files: Int, unlocked: Int)] = [:]
    for output in outputs {
      let modules = Set(output.missingModules)
      for module in modules {
        uses[module, default: (0, 0)].files += 1
        if modules.count == 1 { uses[module, default: (0, 0)].unlocked += 1 }
      }
    }
    return uses.map { name, use in
      MissingModule(
        name: name, files: use.files, unlocked: use.unlocked,
        product: Neighbours.product(for: name))
    }
    .sorted { ($1.unlocked, $1.files, $0.name) < ($0.unlocked, $0.files, $1.name) }
  }
}

extension Diagnosis.Remark {
  fileprivate init(_ note: Note, in file: SourceFile) {
    self.init(file: file.path, line: note.line, column: note.column, text: note.text)
  }

  fileprivate init(_ use: MissingNames.Use, in file: SourceFile) {
    self.init(
      file: file.path, line: file.line(of: use.offset), column: file.column(of: use.offset) + 1,
      text: "'\(use.name)' is not modelled.")
  }
}
