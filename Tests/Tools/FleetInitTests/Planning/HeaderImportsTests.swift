import Testing

@testable import FleetInit

@Suite("The imports of a header")
struct HeaderImportsTests {
  @Test(arguments: [
    ("@import UIKit;", ["UIKit"], false), ("#import <UIKit/UIKit.h>", ["UIKit"], false),
    ("#include <CoreData/CoreData.h>\n  @import UIKit.UIView;", ["CoreData", "UIKit"], false),
    ("// #import <UIKit/UIKit.h>\n/* @import UIKit;\n */ #import <a.h>", [], true),
    ("#import \"Other.h\"", ["MapKit"], true), ("#import \"Gone.h\"", [], true),
    ("#ifndef A\n#define A 1\n#endif\n", [], false), ("int one(void);", [], true),
    ("FOUNDATION_EXPORT double KitVersionNumber;", [], false), ("#import \"Loop.h\"", [], false),
  ])
  func `are the modules that it names`(text: String, modules: [String], declares: Bool) throws {
    try Workplace.with { place in
      try place.write(text, to: "App/Bridge.h")
      try place.write("@import MapKit;\n@class View;\n", to: "App/Deep/Other.h")
      try place.write("#import \"Bridge.h\"\n#import \"Loop.h\"\n", to: "App/Loop.h")

      let header = HeaderImports(
        of: "\(place.folder)/App/Bridge.h", among: ["\(place.folder)/App/Deep/Other.h"])

      #expect(header.modules.sorted() == modules)
      #expect(header.declares == declares)
    }
  }

  private func bring(_ header: String, _ body: (Workplace) throws -> Void) throws {
    try Workplace.with { place in
      var kit = ProjectText.Target(name: "Kit", kind: "framework")
      kit.folder = "Kit"
      let app = ProjectText.Target(
        name: "Shop", settings: "SWIFT_OBJC_BRIDGING_HEADER = Shop/Bridge.h;", needs: ["Kit"])
      try place.write(ProjectText(targets: [app, kit]), to: "Shop.xcodeproj")
      try place.write("class A: UIView {}\n", to: "Shop/A.swift")
      try place.write(header, to: "Shop/Bridge.h")
      try place.write("public class B: UIView {}\n", to: "Kit/B.swift")
      try place.write(
        "#import <UIKit/UIKit.h>\nFOUNDATION_EXPORT double KitVersionNumber;\n", to: "Kit/Kit.h")
      #expect(place.run("") == 0, "\(place.complaints)")
      try body(place)
    }
  }

  @Test func `are those of all files of the target`() throws {
    try bring("@import UIKit;\n#import <CoreData/CoreData.h>\n#import <Gone/Gone.h>\n") { place in
      #expect(
        place.read("Linux/Sources/Shop/Shop.files.swift")?.contains(
          "// UIKit header imports: CoreData\n// UIKit header imports: UIKit\n") == true)
      #expect(
        place.read("Linux/Sources/Kit/Kit.files.swift")?.contains(
          "// UIKit header imports: UIKit\n") == true)
      #expect(
        place.target("Shop", in: ".")?.contains("HeadlessCoreData") == true)
      #expect(!place.printed.contains { $0.contains("bridging header") || $0.contains("Gone") })
      #expect(place.printed.last == "Now: swift test --package-path Linux")
    }
  }

  @Test func `are all that is known of a header that declares something`() throws {
    try bring("@import UIKit;\nint one(void);\n") { place in
      #expect(
        place.printed.contains(
          "  Shop has a bridging header, and what it declares is missing: Nothing here reads headers."
        ))
    }
  }
}
