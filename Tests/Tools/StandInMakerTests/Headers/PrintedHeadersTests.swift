import Foundation
import TestSupport
import Testing

@testable import StandInMaker

/// Headers of our own, and what the toolchain's importer prints of them.
@Suite("What headers declare", .serialized)
struct PrintedHeadersTests {
  private static let environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]
  /// Beside the tests' own program.
  private static let program =
    URL(fileURLWithPath: Bundle.main.executablePath ?? "").deletingLastPathComponent()
    .appending(path: "fleet-init").path

  /// Apple's headers are made once for a state of the sources.
  private static var version: String {
    let areas = ["Sources/HeadlessUIKit", "Sources/Neighbours", "Sources/Tools/StandInMaker"]
    let sizes = areas.flatMap { area -> [Int] in
      let folder = PackageFolder.appending(area).path
      let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      return paths.sorted().map { path in
        let attributes = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(path)")
        return (attributes?[.size] as? Int ?? 0) &* path.utf8.count
      }
    }
    return "\(sizes.count)-\(sizes.reduce(0, &+))"
  }

  /// Makes a maker, and hands it to the body.
  private func withMaker<R>(
    _ limits: LimitedProgram.Limits = .init(seconds: 120, gigabytes: 8),
    program: String = PrintedHeadersTests.program, _ body: (inout StandInMaker) throws -> R
  ) throws -> R {
    let work = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "stand-ins-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: work) }
    var maker = try StandInMaker(
      fleet: PackageFolder.url.path, version: Self.version, program: program,
      cache: PackageFolder.appending(".build/stand-in-tests").path, work: work,
      environment: Self.environment, limits: limits)
    return try body(&maker)
  }

  private func headers(_ files: [String: String]) -> [(path: String, bytes: [UInt8])] {
    files.sorted { $0.key < $1.key }.map { ($0.key, Array($0.value.utf8)) }
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private static let shop = [
    "Shop.h": "#import <Foundation/Foundation.h>\n#import \"SHOCart.h\"\n#import \"SHOTypes.h\"\n",
    "SHOTypes.h": """
    #import <UIKit/UIKit.h>
    NS_ASSUME_NONNULL_BEGIN
    typedef NS_ENUM(NSInteger, SHOSize) { SHOSizeSmall = 3, SHOSizeLarge, SHOSizeHuge = 1 << 4 };
    typedef NS_OPTIONS(NSUInteger, SHOOptions) { SHOOptionsGift = 1 << 0, SHOOptionsFast = 1 << 5 };
    FOUNDATION_EXPORT NSErrorDomain const SHOErrorDomain;
    typedef NS_ERROR_ENUM(SHOErrorDomain, SHOError) { SHOErrorSoldOut = 7, SHOErrorLost };
    typedef NSString *SHOFlavour NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(Flavour);
    FOUNDATION_EXPORT SHOFlavour const SHOFlavourSweet;
    typedef void (^SHOBlock)(NSString *_Nullable text, NSError *_Nullable error);
    typedef struct { CGFloat width; int count; } SHOBox;
    #define SHO_DELAY 0.25
    #define SHO_NAME @"Shop"
    FOUNDATION_EXPORT CGFloat SHOPrice(NSInteger count) NS_SWIFT_NAME(price(of:));
    static inline int SHOTwice(int a) { return unknown(a) * 2; }
    NS_ASSUME_NONNULL_END
    """,
    "SHOCart.h": """
    #import "SHOTypes.h"
    NS_ASSUME_NONNULL_BEGIN
    @class SHOCart, SHONowhere;
    @protocol SHOCartDelegate <NSObject>
    - (void)cartDidChange:(SHOCart *)cart;
    @optional
    - (BOOL)cart:(SHOCart *)cart shouldAddItem:(NSString *)item;
    @property (nonatomic, readonly, nullable) UIView *badge;
    @end
    NS_SWIFT_NAME(Cart)
    @interface SHOCart<ItemType> : UIView
    @property (class, readonly) SHOCart *shared;
    @property (nonatomic, weak, nullable) id<SHOCartDelegate> delegate;
    @property (nonatomic, copy) NSArray<NSString *> *items;
    @property (nonatomic, getter=isOpen) BOOL open;
    - (instancetype)initWithFrame:(CGRect)frame size:(SHOSize)size NS_DESIGNATED_INITIALIZER;
    + (instancetype)cartWithItems:(NSArray<NSString *> *)items;
    - (BOOL)saveToURL:(NSURL *)url error:(NSError **)error;
    - (void)loadWithOptions:(SHOOptions)options completionHandler:(SHOBlock)handler;
    - (nullable SHONowhere *)place NS_SWIFT_NAME(whereabouts());
    - (void)addItem:(NSString *)item animated:(BOOL)animated;
    - (void)oldAdd:(id)item NS_SWIFT_UNAVAILABLE("Use add(_:)");
    - (id)rawItem NS_REFINED_FOR_SWIFT;
    - (void)watch:(SEL)selector withBlock:(nullable void (NS_NOESCAPE ^)(NSInteger count))block;
    - (void)take:(SHOUnknown)number SHO_UNKNOWN_MACRO;
    @end
    @interface UIImageView (Shop)
    - (void)sho_showItem:(NSString *)item placeholder:(nullable UIImage *)placeholder;
    @end
    NS_ASSUME_NONNULL_END
    """,
  ]

  /// The rules are Apple's, of how Swift imports Objective-C.
  @Test func `comes out with Apple's rules for names`() throws {
    let (module, errors) = try withMaker { try $0.print("Shop", headers(Self.shop)) }
    let printed = lines(module.interface)

    #expect(errors == [])
    for line in [
      "public enum SHOSize : Int, @unchecked Sendable {",
      "public struct SHOOptions : OptionSet, @unchecked Sendable {",
      "public struct SHOError : CustomNSError, Hashable, CustomStringConvertible, Error {",
      "public struct Flavour : Hashable, Equatable, RawRepresentable, @unchecked Sendable {",
      "public static let sweet: Flavour", "public func price(of count: Int) -> CGFloat",
      "public func SHOTwice(_ a: Int32) -> Int32", "public var width: CGFloat",
      "public var SHO_DELAY: Double { get }", "public var SHO_NAME: String { get }",
      "public protocol SHOCartDelegate : NSObjectProtocol {",
      "func cartDidChange(_ cart: Cart<AnyObject>)",
      "optional func cart(_ cart: Cart<AnyObject>, shouldAddItem item: String) -> BOOL",
      "weak open var delegate: (any SHOCartDelegate)?", "open var items: [String]",
      "open var isOpen: BOOL", "public convenience init(items: [String])",
      "open func save(to url: NSURL, error: UnsafeMutablePointer<NSError?>?) -> BOOL",
      "open func whereabouts() -> SHONowhere?",
      "open func addItem(_ item: String, animated: BOOL)",
      "extension UIImageView {", "open func sho_showItem(_ item: String, placeholder: UIImage?)",
    ] { #expect(printed.contains(line), "\(line)\n\(module.interface)") }
    #expect(printed.contains { $0.hasPrefix("open func load(options: SHOOptions = []) async") })
    // What is refined gets its underscores as it is written.
    let refined = try #require(printed.firstIndex { $0.contains("rawItem") })
    #expect(printed[refined - 1] == "@available(*, deprecated, message: \"refined for Swift\")")
    #expect(!printed.contains { $0.contains("oldAdd") })
  }

  @Test func `comes with what an interface does not tell`() throws {
    let module = try withMaker { try $0.print("Shop", headers(Self.shop)).module }

    #expect(
      module.numbers["SHOSize"] == [
        .init("SHOSizeSmall", 3), .init("SHOSizeLarge", 4), .init("SHOSizeHuge", 16),
      ])
    #expect(
      module.numbers["SHOOptions"] == [.init("SHOOptionsGift", 1), .init("SHOOptionsFast", 32)])
    #expect(module.numbers["SHOError"] == [.init("SHOErrorSoldOut", 7), .init("SHOErrorLost", 8)])
    #expect(module.texts == ["SHO_DELAY": "0.25", "SHO_NAME": "\"Shop\""])
    #expect(module.domains == ["SHOError": "SHOErrorDomain"])
    #expect(module.imports == ["Foundation", "UIKit"])
    #expect(module.undeclared == ["SHONowhere", "SHOUnknown"])
    #expect(module.known.superclasses["UIImageView"] == "UIView")
  }

  @Test func `is refined, sent between tasks, thrown and defined as it says`() throws {
    let text = """
      #import <Foundation/Foundation.h>
      NS_ASSUME_NONNULL_BEGIN
      NS_SWIFT_SENDABLE
      @interface SHOSent : NSObject
      - (NSInteger)countOf:(NSString *)item NS_REFINED_FOR_SWIFT;
      - (void)sendTo:(NSString *)place SHO_SWIFT_NAME(ship(to:));
      - (nullable NSString *)getItem:(NSString *)name
                               error:(NSError *__autoreleasing *)error NS_SWIFT_NAME(getItem(_:));
      @end
      #if SHO_LEVEL == 2 && defined(SHO_LOUD)
      int SHOShout(void);
      #endif
      NS_ASSUME_NONNULL_END
      """
    let made = try withMaker {
      try $0.make("Shop", headers(["Shop.h": text]), macros: ["SHO_LEVEL=2", "SHO_LOUD"])
    }

    for line in [
      "open class SHOSent: NSObject, @unchecked Sendable {",
      "open func __count(of item: String) -> Int {",
      "open func getItem(_ name: String) throws -> String {", "open func ship(to place: String) {",
      "public func SHOShout() -> Int32 {",
    ] { #expect(made.text.contains(line), "\(line)\n\(made.text)") }
    #expect(made.left == [])
  }

  @Test func `may be a source's in Swift, over headers of the same module`() throws {
    let text =
      "#import <Foundation/Foundation.h>\n@class SHOBag;\n@interface SHOItem : NSObject\n"
      + "- (nonnull SHOBag *)bag;\n@end\n"
    let source = """
      import Nowhere
      @objc(SHOBag) open class Bag: NSObject {
        public let count = 3
        var hidden = 0
        public func take(_ unknown: Unknown?) {}
      }
      """
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "swift-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try MadeFile.write(source, to: folder + "/Shop/Bag.swift")
    try MadeFile.write("public func secret() {}", to: folder + "/Secret.swift")
    let swift = try SwiftText(
      [folder + "/Shop/Bag.swift", folder + "/Secret.swift"], within: folder + "/Shop")

    let made = try withMaker { try $0.make("Shop", headers(["Shop.h": text]), swift: swift) }

    #expect(made.text.contains("open func bag() -> Bag {"), "\(made.text)")
    #expect(made.text.contains("open var count: Int {"))
    #expect(!made.text.contains("hidden") && !made.text.contains("secret"))
    #expect(made.left == ["Bag.take(_:): no Unknown is known"])
  }

  /// The printer knows nothing of SwiftUI, and a view may be one by a protocol that others do not see.
  @Test func `has the views of sources in SwiftUI`() throws {
    let wave = """
      import SwiftUI
      public struct Wave: WaveView {
        public init() {}
        public var body: some View { Text("") }
      }
      public extension View {
        func waved(_ isOn: Binding<Bool>) -> some View { self }
      }
      """
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "views-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try MadeFile.write(wave, to: folder + "/Wave.swift")
    try MadeFile.write("import SwiftUI\nprotocol WaveView: View {}\n", to: folder + "/Hidden.swift")
    let swift = try SwiftText(
      [folder + "/Wave.swift", folder + "/Hidden.swift"], within: folder)

    let made = try withMaker { try $0.make("Waves", [], swift: swift) }

    #expect(made.text.contains("public struct Wave: View {"), "\(made.text)")
    #expect(made.text.contains("func waved(_ isOn: Binding<Bool>) -> some View {"))
    #expect(made.text.contains("import SwiftUI") && !made.text.contains("FleetEndOfSources"))
    #expect(made.left == [])
  }

  @Test func `goes round in circles, and names what comes later`() throws {
    let files = [
      "A.h":
        "#import \"B.h\"\ntypedef void (^ADone)(BOOL isDone);\n@interface A : NSObject\n- (B *)b;\n@end\n",
      "B.h": "#import \"A.h\"\n@protocol BDelegate;\n@interface B : NSObject <BDelegate>\n"
        + "- (void)go:(ADone)done to:(A *)a;\n@end\n@protocol BDelegate\n@end\n",
    ]
    let (module, errors) = try withMaker { try $0.print("Circle", headers(files)) }

    #expect(errors == [])
    #expect(module.undeclared == [])
    #expect(
      module.interface.contains("open func go(_ done: ADone!, to a: A!)"), "\(module.interface)")
  }

  @Test func `may be of a module that was made before`() throws {
    let boats = ["Boats.h": "#import <UIKit/UIKit.h>\n@interface Boat : UIView\n@end\n"]
    let fleet = [
      "Fleet.h": "#import <Boats/Boats.h>\n@interface Tug : Boat\n- (Boat *)towed;\n@end\n"
    ]
    let pier = ["Pier.h": "@class Boat;\n@interface Pier : NSObject\n- (Boat *)first;\n@end\n"]
    let (module, naming) = try withMaker { maker in
      _ = try maker.print("Boats", headers(boats))
      let naming = try maker.print("Piers", headers(pier)).module
      return (try maker.print("Tugs", headers(fleet)).module, naming)
    }

    // What is only named comes from where it is.
    #expect(naming.interface.contains("open func first() -> Boat!"), "\(naming.interface)")
    #expect(naming.imports.contains("Boats") && naming.undeclared.isEmpty)
    #expect(module.interface.contains("open class Tug : Boat {"), "\(module.interface)")
    #expect(module.imports.contains("Boats"))
    #expect(module.undeclared == [])
  }

  @Test func `may be a framework's that is only named`() throws {
    let way = [
      "Way.h": "@class CLLocation;\n@interface Way : NSObject\n- (CLLocation *)end;\n@end\n"
    ]
    let made = try withMaker { try $0.make("Way", headers(way)) }

    #expect(made.text.contains("@_exported import CoreLocation"), "\(made.text)")
    #expect(made.text.contains("func end() -> CLLocation!"), "\(made.text)")
  }

  // MARK: What is hostile

  @Test func `does not bring another file along`() throws {
    let secret = FileManager.default.temporaryDirectory.appending(
      path: "secret-\(UUID().uuidString).h")
    try Data("int secret_number(void);\n".utf8).write(to: secret)
    defer { try? FileManager.default.removeItem(at: secret) }
    let text =
      "#include \"\(secret.path)\"\n#define PLACE \"\(secret.path)\"\n#include PLACE\nint a(void);\n"

    let module = try withMaker { try $0.print("Shop", headers(["Shop.h": text])).module }

    #expect(module.interface.contains("public func a() -> Int32"))
    #expect(!module.interface.contains("secret_number"))
  }

  @Test func `ends with a word where it explodes`() throws {
    // Each macro is the one before, eight times.
    let macros = (1...14).map { level in
      "#define M\(level) " + String(repeating: "M\(level - 1) ", count: 8)
    }
    let bomb = "#define M0 int a;\n" + macros.joined(separator: "\n") + "\nstruct S { M14 };\n"

    let limits = LimitedProgram.Limits(seconds: 3, gigabytes: 2, megabytes: 8)
    let trouble = #expect(throws: StandInTrouble.self) {
      try withMaker(limits) { try $0.print("Bomb", headers(["Bomb.h": bomb])) }
    }

    let words = [
      "clang has read headers for 3 seconds, and was stopped.",
      "clang has broken down over headers.",
    ]
    #expect(words.contains(trouble?.description ?? ""), "\(trouble?.description ?? "")")
  }

  @Test func `is not asked for where it cannot be`() throws {
    #expect(throws: StandInTrouble("Shop has no header that Swift could read.")) {
      try withMaker {
        try $0.print("Shop", headers(["Shop.h": "namespace shop {\n}\n", "Shop-umbrella.h": ""]))
      }
    }
    #expect(throws: StandInTrouble("The importer has broken down over the headers of Shop.")) {
      try withMaker(program: "/nowhere") { try $0.print("Shop", headers(["Shop.h": "int a;"])) }
    }
  }
}
