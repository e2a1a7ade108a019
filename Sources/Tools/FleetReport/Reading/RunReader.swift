import Foundation
import PropertyLists

/// Reads all that a run has left in a folder.
struct RunReader {
  /// How many findings of a file are told.
  private static let mostFindings = 20

  private var run: TestRun
  private var streams: [URL] = []
  private var others: [URL] = []
  /// How long its processes took, one after the other.
  private var seconds: Double?
  private var results: [TestOutcome] = []

  /// Reads a folder, or one file.
  ///
  /// - Parameter leavingOut: A folder that is not read, as it is written.
  static func read(_ path: String, leavingOut output: URL?) throws(Finding) -> TestRun {
    let url = URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath()
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw Finding(file: path, "There is no such file or folder.")
    }
    let folder = isFolder.boolValue ? url : url.deletingLastPathComponent()
    var reader = RunReader(TestRun(name: url.lastPathComponent, folder: folder))
    let files = isFolder.boolValue ? files(in: url, leavingOut: output) : [url]
    for file in files { reader.sort(file) }
    for file in reader.streams { reader.readStream(file) }
    for file in reader.others { reader.readOther(file) }
    return reader.finished()
  }

  private init(_ run: TestRun) { self.run = run }

  /// All files below a folder; what leads out of it by a link is not followed.
  private static func files(in folder: URL, leavingOut output: URL?) -> [URL] {
    let keys: [URLResourceKey] = [.isRegularFileKey]
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
    var files: [URL] = []
    while let file = found?.nextObject() as? URL {
      if file.standardizedFileURL.path == output?.path {
        found?.skipDescendants()
      } else if (try? file.resourceValues(forKeys: Set(keys)))?.isRegularFile == true {
        files.append(file)
      }
    }
    return files.sorted { $0.path < $1.path }
  }

  private mutating func sort(_ file: URL) {
    switch file.pathExtension.lowercased() {
    case "jsonl", "ndjson": streams.append(file)
    case "xml", "txt", "log": others.append(file)
    default: break
    }
    run.files.add(file)
  }

  private func data(of file: URL) -> Data? { try? Data(contentsOf: file, options: .mappedIfSafe) }

  private mutating func readStream(_ file: URL) {
    guard let data = data(of: file) else { return unreadable(file) }
    // Fleet's own reporter writes lines of failures, which the stream has, too.
    guard EventStream.isOne(data) else {
      if data.isEmpty { run.findings.append(Finding(file: file.path, "The file is empty.")) }
      return
    }
    var stream = EventStream(file: file, files: run.files)
    stream.read(data)
    run.outcomes += stream.outcomes
    if let took = stream.seconds { seconds = (seconds ?? 0) + took }
    let more = stream.findings.count - Self.mostFindings
    run.findings += stream.findings.prefix(Self.mostFindings)
    if more > 0 { run.findings.append(Finding(file: file.path, "… and \(more) more lines.")) }
  }

  private mutating func readOther(_ file: URL) {
    guard let data = data(of: file) else { return unreadable(file) }
    guard file.pathExtension.lowercased() == "xml" else {
      let text = String(decoding: data, as: UTF8.self)
      if SeenScreens.isOne(text) {
        run.screens.add(SeenScreens(text))
        let map = file.deletingPathExtension().appendingPathExtension("svg")
        if FileManager.default.fileExists(atPath: map.path) { run.files.map = map }
      } else {
        run.deferred.read(text)
      }
      return
    }
    do throws(Finding) {
      results += try XunitFile.read(data, file: file.path)
    } catch {
      run.findings.append(error)
    }
  }

  private mutating func unreadable(_ file: URL) {
    run.findings.append(Finding(file: file.path, "The file cannot be read."))
  }

  /// The run with what only the xunit files know: the streams say more of a test.
  private consuming func finished() -> TestRun {
    let known = Set(run.outcomes.map(\.name))
    run.outcomes += results.filter { !known.contains($0.name) }
    run.seconds = seconds
    return run
  }
}
