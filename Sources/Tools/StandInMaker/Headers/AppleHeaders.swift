import FleetPort
import Foundation
import PropertyLists
import XcodeProjects

/// Apple's headers as Fleet has them: a few by hand, and one for each framework, made of Fleet's own sources.
struct AppleHeaders {
  /// The folder that they are in.
  let folder: String
  /// What the model and Foundation declare.
  let known: KnownNames
  /// What SwiftUI and Combine declare, which no header names.
  let ofViews: KnownNames
  let places: HeaderPlaces
  /// The frameworks that names in Objective-C are of.
  let homes: [String: String]
  /// The files of names, beside the headers.
  private static let (homes, names, views) = ("homes.txt", "names.txt", "views.txt")

  /// Takes the headers that a folder has, or writes them.
  ///
  /// - Parameters:
  ///   - fleet: The folder of Fleet.
  ///   - printed: Prints the interface of a module of the toolchain's.
  init(
    in folder: String, fleet: String, printed: (String) throws(StandInTrouble) -> String
  ) throws(StandInTrouble) {
    self.folder = folder
    let byHand = FilePath.join(fleet, "Sources/Tools/StandInMaker/AppleHeaders")
    // `os+log.h` is `os/log.h`.
    let files = (try? FileManager.default.contentsOfDirectory(atPath: byHand)) ?? []
    guard !files.isEmpty else {
      throw StandInTrouble("Fleet's sources are not in '\(fleet)', where they were built.")
    }
    places = HeaderPlaces(
      frameworks: Set(AppleFramework.all.map(\.name) + ["Foundation"]),
      appleHeaders: Set(files.filter { $0.hasSuffix(".h") }.map(Self.place(of:))))
    let file = FilePath.join(folder, Self.names)
    let homesFile = FilePath.join(folder, Self.homes)
    let viewsFile = FilePath.join(folder, Self.views)
    if let bytes = try? FileBytes.read(file), let homes = try? FileBytes.read(homesFile),
      let views = try? FileBytes.read(viewsFile)
    {
      self.homes = Self.homes(in: String(decoding: homes, as: UTF8.self))
      known = KnownNames(reading: String(decoding: bytes, as: UTF8.self))
      ofViews = KnownNames(reading: String(decoding: views, as: UTF8.self))
      return
    }
    var foundation: [Declaration] = []
    for module in ["Foundation", "FoundationEssentials", "FoundationNetworking"] {
      foundation += Declaration.list(try printed(module))
    }
    // Another process may be at it: what is whole gets its name last.
    let draft = "\(folder)-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: draft) }
    for file in files {
      let text = (try? FileBytes.read(FilePath.join(byHand, file))) ?? []
      try MadeFile.write(
        String(decoding: text, as: UTF8.self), to: FilePath.join(draft, Self.place(of: file)))
    }
    var names = KnownNames(of: foundation)
    let (model, homes) = try Self.write(into: draft, fleet: fleet, FoundationNames(in: byHand))
    names.merge(model)
    (known, self.homes) = (names, Self.homes(in: homes))
    ofViews = KnownNames(
      of: ["HeadlessCombine", "HeadlessSwiftUI"].flatMap { module in
        Declaration.list(
          ModelInterface.text(of: FilePath.join(fleet, "Sources/Neighbours/\(module)")))
      })
    try MadeFile.write(ofViews.text, to: FilePath.join(draft, Self.views))
    try MadeFile.write(homes, to: FilePath.join(draft, Self.homes))
    try MadeFile.write(names.text, to: FilePath.join(draft, Self.names))
    try? FileManager.default.moveItem(atPath: draft, toPath: folder)
  }

  /// The path of a file among the headers.
  private static func place(of file: String) -> String { file.replacing("+", with: "/") }

  /// Reads lines of a name and a framework.
  private static func homes(in text: String) -> [String: String] {
    let pairs = text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    return Dictionary(pairs.map { ($0[0], $0[1]) }) { first, _ in first }
  }

  /// Writes the header of each framework; answers what they declare in Swift, and a line for each name in
  /// Objective-C.
  private static func write(
    into folder: String, fleet: String, _ foundation: FoundationNames
  ) throws(StandInTrouble) -> (KnownNames, homes: String) {
    var interfaces: [String: [Declaration]] = [:]
    for model in Set(AppleFramework.all.map(\.model)) {
      let area = model == "HeadlessUIKit" ? "" : "Neighbours/"
      let text = ModelInterface.text(of: FilePath.join(fleet, "Sources/\(area)\(model)"))
      interfaces[model] = Declaration.list(text)
    }
    let all = interfaces.sorted { $0.key < $1.key }.map(\.value)
    var writer = AppleHeaderWriter(all, foundation)
    var homes = ""
    for framework in AppleFramework.all {
      let before = writer.known
      let imports = framework.imports.map { HeaderPlaces.line(of: $0) + "\n" }.joined()
      let text = writer.text(of: interfaces[framework.model] ?? [], in: framework)
      for name in writer.known.subtracting(before).sorted() {
        homes += "\(name.filter { $0 != "@" }) \(framework.name)\n"
      }
      let place = FilePath.join(folder, framework.name)
      try MadeFile.write(
        "#pragma once\n\(imports)\(extras[framework.name] ?? "")NS_ASSUME_NONNULL_BEGIN\n\(text)"
          + "NS_ASSUME_NONNULL_END\n", to: "\(place)/\(framework.name).h")
      try MadeFile.writeMap(
        of: framework.name, ["\(framework.name).h"], isSystem: true, in: place)
    }
    return (KnownNames(of: all.flatMap(\.self)), homes)
  }

  /// What headers name that Swift has in another form.
  private static let extras = [
    "UIKit": """
    @class UNNotification, UNNotificationResponse, UNNotificationSettings;
    extern const struct UIEdgeInsets UIEdgeInsetsZero;

    """
  ]
}
