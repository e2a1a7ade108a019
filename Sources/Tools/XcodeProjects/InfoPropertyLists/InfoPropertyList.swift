package import PropertyLists

/// What an app sees as its Info.plist: the file, with settings put in, and what the build adds.
package struct InfoPropertyList: Sendable {
  /// The keys, sorted.
  package let entries: [PropertyList.Entry]
  /// Mistakes in the file.
  package let findings: [Finding]

  /// Reads the Info.plist of a target.
  package init(of target: XcodeTarget, settings: TargetSettings) {
    self.init(
      path: settings.infoPropertyList, isGenerated: settings.generatesInfoPropertyList,
      settings: settings.all)
  }

  /// Reads a file, if there is one, and adds what is generated of settings.
  package init(path: String?, isGenerated: Bool, settings: BuildSettings) {
    var values: [String: PropertyList] = [:]
    var findings: [Finding] = []
    if let path {
      do throws(Finding) {
        values = try Self.read(path, settings: settings)
      } catch {
        findings.append(error)
      }
    }
    if isGenerated {
      for (key, value) in GeneratedInfoKeys.values(of: settings) { values[key] = value }
      for (key, value) in GeneratedInfoKeys.defaults(of: settings) where values[key] == nil {
        values[key] = PropertyList(.string(value))
      }
    }
    entries = values.sorted { $0.key < $1.key }.map { PropertyList.Entry($0.key, $0.value) }
    self.findings = findings
  }

  /// The value of a key.
  package subscript(key: String) -> PropertyList? { entries.first { $0.key == key }?.value }

  private static func read(
    _ path: String, settings: BuildSettings
  ) throws(Finding) -> [String: PropertyList] {
    guard !settings.isOn("INFOPLIST_PREPROCESS") else {
      throw Finding(
        file: path, "The file goes through the preprocessor of C first, which is not done here.")
    }
    let list = try PropertyList(contentsOf: path)
    guard let entries = list.dictionary else {
      throw Finding(file: path, at: list.position, "The file holds no dictionary.")
    }
    return Dictionary(
      entries.map { (settings.expanded($0.key), expanded($0.value, settings)) },
      uniquingKeysWith: { $1 })
  }

  private static func expanded(_ list: PropertyList, _ settings: BuildSettings) -> PropertyList {
    switch list.value {
    case .string(let text):
      PropertyList(.string(settings.expanded(text)), at: list.position)
    case .array(let elements):
      PropertyList(.array(elements.map { expanded($0, settings) }), at: list.position)
    case .dictionary(let entries):
      PropertyList(
        .dictionary(
          entries.map {
            PropertyList.Entry(
              settings.expanded($0.key), at: $0.position, expanded($0.value, settings))
          }), at: list.position)
    default: list
    }
  }
}
