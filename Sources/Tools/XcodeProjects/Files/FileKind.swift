/// What a build does with a file by itself, where the project does not say.
package enum FileKind: Equatable, Sendable {
  case source, header, resource
  /// A library or framework, which is linked.
  case library
  /// A file that Xcode knows and does not build.
  case none

  private static let kinds: [String: FileKind] = [
    "swift": .source, "m": .source, "mm": .source, "c": .source, "cc": .source, "cpp": .source,
    "cxx": .source, "c++": .source, "s": .source, "metal": .source, "xcdatamodeld": .source,
    "xcdatamodel": .source, "xcmappingmodel": .source, "intentdefinition": .source,
    "mlmodel": .source, "mlpackage": .source, "docc": .source, "y": .source, "l": .source,
    "lm": .source, "ym": .source, "d": .source, "rkassets": .source,
    "h": .header, "hh": .header, "hpp": .header, "hxx": .header, "pch": .none,
    "framework": .library, "xcframework": .library, "a": .library, "dylib": .library,
    "tbd": .library, "modulemap": .none, "entitlements": .none, "xcconfig": .none,
    "xcodeproj": .none, "xcworkspace": .none, "playground": .none,
  ]

  package init(path: String) { self = Self.kinds[FilePath.kind(of: path)] ?? .resource }

  /// The kinds of folders that are one file.
  private static let bundles: Set<String> = [
    "xcassets", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "bundle", "docc", "framework",
    "xcframework", "icon", "playground", "scnassets", "mlpackage", "xcodeproj", "xcworkspace",
    "xcstickers", "atlas", "rkassets", "app", "appex", "rtfd", "sks", "kext", "xcarchive",
    "reality", "arobject", "spriteatlas", "complicationset", "imageset",
  ]

  /// Whether a folder with this name is one file.
  package static func isBundle(_ path: String) -> Bool { bundles.contains(FilePath.kind(of: path)) }
}
