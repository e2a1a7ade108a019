import FleetPort
import Foundation
import PropertyLists
import XcodeProjects

/// Apple's headers that sources in C include, in our own words, for the compiler of Linux.
enum CHeaders {
  /// The folder that they are written into.
  static let folder = "\(StandIn.folder)/AppleHeaders"
  /// That folder, as a manifest names it for a target whose folder is a link: `Sources/CTide/Folders/CTide`.
  static let path = "../../../../" + folder

  /// The headers by the paths that sources include them by: `os+log.h` is `os/log.h`.
  static let texts: [String: String] = {
    let sources = FilePath.join(FleetPackage.folder, "Sources/Tools/StandInMaker")
    func texts(in folder: String, _ names: [String]) -> [(String, String)] {
      names.compactMap { name in
        (try? FileBytes.read("\(sources)/\(folder)/\(name)")).map {
          (name.replacing("+", with: "/"), String(decoding: $0, as: UTF8.self))
        }
      }
    }
    let own = (try? FileManager.default.contentsOfDirectory(atPath: sources + "/CHeaders")) ?? []
    return Dictionary(
      texts(in: "CHeaders", own.filter { $0.hasSuffix(".h") }) + texts(in: "AppleHeaders", shared)
    ) { first, _ in first }
  }()

  /// The ones that headers in Objective-C are read against, too.
  private static let shared = [
    "Availability.h", "AvailabilityInternal.h", "AvailabilityMacros.h", "TargetConditionals.h",
    "os+availability.h", "os+base.h", "xlocale.h",
  ]

  /// What files include by a path, besides what the standard of C has: such of it as may be Apple's.
  struct Includes {
    private(set) var paths: Set<String> = []

    init(in files: [String]) {
      for file in files {
        guard let bytes = try? FileBytes.read(file) else { continue }
        for line in bytes.split(separator: UInt8(ascii: "\n"))
        where line.contains(UInt8(ascii: "#")) {
          let text = String(decoding: line, as: UTF8.self)
          guard text.contains("include") || text.contains("import") else { continue }
          let parts = text.split { "<>\"".contains($0) }
          if parts.count > 1 { paths.insert(String(parts[1])) }
        }
      }
    }

    /// Whether one of the headers is included that are here.
    var hasOurs: Bool { paths.contains { CHeaders.texts[$0] != nil } }

    /// Whether it is to be tried whether Linux compiles it.
    var areDoubtful: Bool {
      hasOurs
        || paths.contains { path in
          CHeaders.ofApple.contains { path == $0 || $0.hasSuffix("/") && path.hasPrefix($0) }
        }
    }
  }

  /// Headers of Apple's systems, and folders of them.
  private static let ofApple = [
    "Accelerate/", "Block.h", "CommonCrypto/", "CoreFoundation/", "CoreServices/", "Security/",
    "copyfile.h", "dispatch/", "libkern/", "libproc.h", "mach-o/", "mach/", "malloc/", "objc/",
    "os/",
    "simd/", "sys/sysctl.h", "xpc/",
  ]
}
