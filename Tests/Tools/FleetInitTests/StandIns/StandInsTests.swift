import Foundation
import Testing

@testable import FleetInit
@testable import StandInMaker

@Suite("Stand-ins for Objective-C")
struct StandInsTests {
  /// Beside the tests' own program.
  private static let program =
    URL(fileURLWithPath: Bundle.main.executablePath ?? "").deletingLastPathComponent()
    .appending(path: "fleet-init").path

  private static let rope = """
    #import <UIKit/UIKit.h>
    @interface Rope : UIView
    - (void)tieTo:(nonnull UIView *)view;
    @end

    """

  /// An app with a pod, a framework in the folder of a pod, and Objective-C of its own.
  private func with(_ body: (Workplace) throws -> Void) throws {
    try Workplace.with { place in
      let app = ProjectText.Target(
        name: "Shop", settings: "SWIFT_OBJC_BRIDGING_HEADER = Shop/Bridge.h;")
      try place.write(ProjectText(targets: [app]), to: "Shop.xcodeproj")
      try place.write(
        "import UIKit\nimport Boats\nimport Anchors\nclass Cart: UIView {}\n", to: "Shop/Cart.swift"
      )
      try place.write("#import <UIKit/UIKit.h>\n#import \"Hash.h\"\n", to: "Shop/Bridge.h")
      try place.write("@class Cart;\nint hash(Cart *_Nonnull cart);\n", to: "Shop/Hash.h")
      let support = "Pods/Target Support Files/Boats-iOS/Boats-iOS"
      try place.write("framework module Boats {\n}\n", to: "\(support).modulemap")
      try place.write("#import <UIKit/UIKit.h>\n#import \"Rope.h\"\n", to: "\(support)-umbrella.h")
      try place.write(Self.rope, to: "Pods/Boats/Boats/Rope.h")
      try place.write("int secret(void);\n", to: "Pods/Boats/Boats/Hidden.h")
      let framework = "Pods/Anchors/Anchors.xcframework"
      for slice in ["ios-arm64", "ios-arm64_x86_64-simulator", "tvos-arm64"] {
        try place.write(
          "#import <Boats/Rope.h>\n@interface Anchor : Rope\n@end\n",
          to: "\(framework)/\(slice)/Anchors.framework/Headers/Anchors.h")
      }
      try body(place)
    }
  }

  @Test func `are made of pods, frameworks and the bridging header, once`() throws {
    try with { place in
      place.importer = Self.program
      try place.write(
        "import HeadlessNetworking\nextension Rope {}\n", to: "Linux/StandIns/Boats/Knots.swift")
      #expect(place.run("") == 0, "\(place.complaints)")

      #expect(place.printed.contains("  Boats    a stand-in, made of its headers, 2 declarations"))
      #expect(place.printed.contains("  Anchors  a stand-in, made of its headers, 1 declaration"))
      #expect(!place.printed.contains("Modules that nobody provides"))
      let boats = try #require(place.read("Linux/StandIns/Boats/Boats.swift"))
      #expect(boats.contains("open class Rope"), "\(boats)")
      #expect(!boats.contains("secret"))
      #expect(place.read("Linux/StandIns/Anchors/Anchors.swift")?.contains("import Boats") == true)
      #expect(place.read("Linux/StandIns/Shop/Shop.swift")?.contains("func hash(") == true)
      #expect(
        place.target("Boats", in: ".")?.contains(
          ".product(name: \"FleetStandIns\", package: \"Fleet\")") == true)
      // What a file by hand imports is linked, too.
      #expect(
        place.target("Boats", in: ".")?.contains(
          ".product(name: \"HeadlessNetworking\", package: \"Fleet\")") == true)
      let description = place.read("Linux/Sources/Boats/Boats.files.swift") ?? ""
      #expect(description.contains("// UIKit headers: ../../../Pods/Boats/Boats/Rope.h\n"))
      #expect(description.contains("// UIKit headers command: fleet-init Shop.xcodeproj\n"))

      // Nothing is made again, nor is anything needed to make it.
      place.importer = nil
      #expect(place.run("") == 0)
      #expect(place.printed.last == "Linux is as it should be.")
      #expect(place.complaints == [])

      try place.write(Self.rope + "int more(void);\n", to: "Pods/Boats/Boats/Rope.h")
      #expect(place.run("", "--check") == 1)
      #expect(place.printed.contains("  changed  Linux/StandIns/Boats/Boats.swift"))
      #expect(place.printed.contains("  changed  Linux/StandIns/Anchors/Anchors.swift"))
      #expect(!place.printed.contains { $0.contains("StandIns/Shop") })

      // What nothing imports any more goes; a file beside it stays.
      try place.write("import UIKit\nclass Cart: UIView {}\n", to: "Shop/Cart.swift")
      try place.write("", to: "Linux/StandIns/Boats/Mine.swift")
      #expect(place.run("") == 0)
      #expect(place.printed.contains("  removed  Linux/StandIns/Boats/Boats.swift"))
      #expect(place.read("Linux/StandIns/Anchors/Anchors.swift") == nil)
      #expect(place.read("Linux/StandIns/Boats/Mine.swift") == "")
    }
  }

  @Test func `are made of a binary that SwiftPM has fetched beside the checkouts`() throws {
    try Workplace.with { place in
      place.importer = Self.program
      place.repositories["Maps"] = ["Package.swift": ""]
      place.manifests["Maps"] = """
        {"name": "Maps", "products": [{"name": "Maps", "targets": ["Chart"]}],
         "targets": [{"name": "Chart", "type": "binary", "url": "https://maps.example/Chart.zip"}]}
        """
      try place.write(
        ProjectText(
          targets: [ProjectText.Target(name: "Shop", products: ["Maps"])],
          packages: [("Maps", "1.0.0")]),
        to: "Shop.xcodeproj")
      try place.write("import Chart\n", to: "Shop/Cart.swift")
      try place.write(
        "@interface Anchor : NSObject\n@end\n",
        to: "Linux/Checkouts/.build/artifacts/maps/Chart/Chart.xcframework/ios-arm64/"
          + "Chart.framework/Headers/Chart.h")
      #expect(place.run("") == 0, "\(place.complaints)")

      #expect(
        place.read("Linux/StandIns/Chart/Chart.swift")?.contains("open class Anchor") == true,
        "\(place.printed)")
    }
  }

  @Test func `are missing where nothing reads headers, with the reason`() throws {
    try with { place in
      #expect(place.run("") == 0)

      #expect(
        place.printed.contains("  Boats (Nothing here reads headers.)  Shop/Cart.swift"),
        "\(place.printed)")
      #expect(place.read("Linux/StandIns/Boats/Boats.swift") == nil)
    }
  }

  @Test func `have lines at their top that are no code, whatever headers say`() throws {
    try Workplace.with { place in
      var made = MadeModule(
        text: "public class A {}\n", count: 3, left: ["A.b: \nlet c = 1", "D: e"],
        names: KnownNames())
      made.leftOff = ["Boats+Behaviour.swift": "Rope.tie()\nlet d = 1"]
      let standIn = StandIn(
        made, of: "Boats", at: "StandIns/Boats/Boats.swift", headers: "12", surroundings: "34")
      try place.write(standIn.text, to: standIn.path)

      let read = try #require(StandIn(at: standIn.path, in: place.folder))

      #expect(read == standIn)
      #expect(read.left == ["A.b:  let c = 1", "D: e"])
      #expect(
        read.words
          == "2 of 5 declarations left out, without behaviour: this version has no Rope.tie() let d = 1"
      )
      #expect(
        read.text.split(separator: "\n").filter { !$0.hasPrefix("//") } == ["public class A {}"])
    }
  }
}
