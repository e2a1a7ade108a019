/// Imports of UIKit, and of what comes with it, become the model's.
struct ImportRule: Rule {
  /// The modules whose parts come with the model.
  private static let modelled: Set<String> = [
    "UIKit", "CoreGraphics", "QuartzCore", "ObjectiveC", "CoreText", "UniformTypeIdentifiers",
  ]
  /// What else a file may name that is the model's here, and another module's on Apple's systems.
  private static let modelNames: Set<String> = [
    "Selector", "NSSelectorFromString", "NSStringFromSelector", "objc_setAssociatedObject",
    "objc_getAssociatedObject", "objc_AssociationPolicy", "objc_sync_enter", "objc_sync_exit",
    "autoreleasepool", "CADisplayLink", "CACurrentMediaTime", "NSEC_PER_SEC", "NSEC_PER_MSEC",
    "NSEC_PER_USEC", "USEC_PER_SEC", "NSPredicate", "NSSortDescriptor", "OSStatus", "noErr",
    "UndoManager", "NSItemProvider", "NSUserActivity", "NSHashTable", "NSMapTable",
    "NSPointerFunctions", "NSPurgeableData", "NSDiscardableContent", "NSErrorPointer",
    "AutoreleasingUnsafeMutablePointer", "IMP", "class_getInstanceMethod", "class_getClassMethod",
    "class_getMethodImplementation", "class_getProperty", "class_getSuperclass", "object_getClass",
    "object_setClass", "method_getImplementation", "method_exchangeImplementations",
    "NSKeyValueObservation", "NSKeyValueObservedChange", "class_getInstanceSize",
    "makeMemoryPressureSource", "DispatchSourceMemoryPressure", "CFString", "CFArray",
    "isiOSAppOnMac", "isMacCatalystApp", "isiOSAppOnVision", "CGRectUnion",
    "CFDictionary", "CFData", "CFURL", "CFTypeRef", "CFBoolean", "kCFBooleanTrue",
    "kCFBooleanFalse",
    // Xcode makes these types in the module itself.
    "ColorResource", "ImageResource",
    // What brings photographs brings the types of their files.
    "UTType",
  ]
  /// The modules that have a type of their own name, which is meant by it.
  private static let alsoTypes: Set<String> = ["Realm"]
  /// The library of C, by the names that it has on Apple's systems and here.
  private static let (appleLibrary, library) = ("Darwin", "Glibc")
  private static let networkNames: Set<String> = [
    "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLSessionConfiguration",
    "URLSessionTask", "URLSessionDataTask", "URLSessionDownloadTask", "URLSessionUploadTask",
    "URLCache", "CachedURLResponse", "URLProtocol", "URLProtocolClient", "URLCredential",
    "URLCredentialStorage", "URLAuthenticationChallenge", "URLAuthenticationChallengeSender",
    "URLProtectionSpace", "HTTPCookie", "HTTPCookieStorage", "HTTPCookiePropertyKey",
    "NSURLRequest", "NSMutableURLRequest", "URLSessionDelegate", "URLSessionDataDelegate",
    "URLSessionTaskDelegate", "URLSessionDownloadDelegate", "URLSessionTaskMetrics",
    "URLSessionWebSocketTask", "URLSessionWebSocketDelegate", "URLSessionStreamTask",
    "URLSessionStreamDelegate", "URLSessionTaskTransactionMetrics",
    "URLSessionDownloadTaskResumeData", "NSURLSessionTransferSizeUnknown",
    "NSURLAuthenticationMethodDefault", "NSURLAuthenticationMethodHTTPBasic",
    "NSURLAuthenticationMethodHTTPDigest", "NSURLAuthenticationMethodNTLM",
  ]
  private static let xmlNames: Set<String> = ["XMLParser", "XMLParserDelegate"]
  /// What a file may name of Security that imports only Foundation.
  private static let securityNames: Set<String> = [
    "SecItemAdd", "SecItemCopyMatching", "SecItemUpdate", "SecItemDelete", "SecRandomCopyBytes",
    "SecCopyErrorMessageString", "SecAccessControlCreateWithFlags", "SecAccessControl", "SecTrust",
    "SecTrustEvaluateWithError", "SecTrustEvaluate", "SecTrustCopyCertificateChain",
    "SecTrustGetCertificateAtIndex", "SecTrustCopyKey", "SecCertificate",
    "SecCertificateCreateWithData", "SecCertificateCopyData", "SecKey", "SecCertificateCopyKey",
    "SecKeyCreateRandomKey", "SecKeyCreateWithData", "SecKeyCopyPublicKey", "SecKeyCreateSignature",
    "SecKeyCopyExternalRepresentation", "serverTrust", "NSURLAuthenticationMethodServerTrust",
  ]
  private static let kinds: Set<String> = [
    "class", "struct", "enum", "protocol", "func", "typealias", "var", "let",
  ]

  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    var imported: Set<String> = []
    for index in file.indices(of: "import") where startsImport(index) {
      let name = Self.nameOfModule(in: file, importedAt: index)
      let framework = Neighbours.framework(named: file.tokens[name].text)
      if Self.modelled.contains(file.tokens[name].text) {
        rewriteImport(index, of: name, with: "HeadlessUIKit", in: &changes)
        changes.importsModel = true
      } else if file.tokens[name].isWord(Self.appleLibrary) {
        rewriteImport(index, of: name, with: Self.library, in: &changes)
      } else if let neighbour = neighbour(framework) {
        rewriteImport(index, of: name, with: neighbour, in: &changes)
      } else if file.tokens[name].isWord("Foundation"),
        namesHeader(index, of: name) || namesOneOfAnother(index, of: name)
      {
        rewriteImport(index, of: name, with: "Foundation", in: &changes)
      } else if file.tokens[name].isWord("HeadlessUIKit") || file.tokens[name].isWord("Fleet") {
        changes.importsModel = true
      }
      imported.insert(framework)
    }
    rewriteQualified(imported, in: &changes)
    addForTests(imported, &changes)
    changes.neededModules += overlays(of: imported)
    changes.needsModel =
      changes.needsModel || Self.modelNames.contains { !file.indices(of: $0).isEmpty }
      || file.indices(of: ["compressed", "decompressed"]).contains {
        file.reads(["(", "using", ":"], at: $0 + 1)
      }
    if !file.indices(of: "DispatchWorkItemFlags").isEmpty {
      changes.neededModules.append("Dispatch")
    }
    addImplied(imported, &changes)
  }

  private func addForTests(_ imported: Set<String>, _ changes: inout Changes) {
    // On Apple's systems, what tests import brings UIKit, and XCUITest with it.
    if !imported.isDisjoint(with: ["XCTest", "Testing"]) {
      changes.needsModel = true
      if module.traits.isMadeOfUITests, imported.contains("XCTest") {
        changes.neededModules.append("HeadlessXCUITest")
      }
    }
    if module.traits.hasStrategies, imported.contains(Neighbours.pictureSuites) {
      changes.neededModules.append(Neighbours.strategies)
    }
  }

  /// What two frameworks have together.
  private func overlays(of imported: Set<String>) -> [String] {
    // SwiftUI itself has what asks Core Data, and a wrapper is no member that is seen without an import.
    let fetches = imported.contains("SwiftUI") && !file.indices(of: Self.fetches).isEmpty
    let all = fetches ? imported.union(["CoreData"]) : imported
    return Neighbours.overlays(of: all).filter(module.traits.overlays.contains)
  }

  /// The modules whose names come with others on Apple's systems.
  private func addImplied(_ imported: Set<String>, _ changes: inout Changes) {
    for (module, names) in Self.ownModules where lacks(module, imported, names) {
      changes.neededModules.append(neighbour(module) ?? module)
    }
    for (module, names) in Self.impliedModules where lacks(module, imported, names) {
      if let neighbour = neighbour(module) { changes.neededModules.append(neighbour) }
    }
    if lacksCombine(imported), let combine = neighbour("Combine") ?? neighbour("SwiftUI") {
      changes.neededModules.append(combine)
    }
    for (module, beginnings) in Self.impliedBeginnings where !imported.contains(module) {
      if let neighbour = neighbour(module), !changes.neededModules.contains(neighbour),
        file.hasName(beginningWith: beginnings)
      {
        changes.neededModules.append(neighbour)
      }
    }
  }

  /// Names behind the name of a module.
  private func rewriteQualified(_ imported: Set<String>, in changes: inout Changes) {
    for index in file.indices(of: Self.modelled) where qualifies(index) {
      let token = file.tokens[index]
      changes.edits.replace(token.start, token.end, with: "HeadlessUIKit")
    }
    for index in file.indices(of: Self.appleLibrary) where qualifies(index) {
      let token = file.tokens[index]
      changes.edits.replace(token.start, token.end, with: Self.library)
    }
    var modules = imported.union(Self.impliedModules.map(\.0)).subtracting(Self.alsoTypes)
    // OSLog brings os along.
    if modules.contains("OSLog") { modules.insert("os") }
    // Xcode completes names with the module that has them.
    if modules.contains("SwiftUI") { modules.insert("SwiftUICore") }
    for index in file.indices(of: modules.sorted().map { "@" + $0 }) where qualifies(index) {
      let token = file.tokens[index]
      guard let neighbour = neighbour(String(token.text.dropFirst())) else { continue }
      changes.edits.replace(token.start, token.end, with: "@" + neighbour)
    }
    for index in file.indices(of: modules.sorted()) where qualifies(index) {
      let token = file.tokens[index]
      // A variable may have that name.
      if token.isWord("os"), !isOfLog(file.tokens[index + 2].text) { continue }
      guard let neighbour = neighbour(Neighbours.framework(named: token.text)) else { continue }
      changes.edits.replace(token.start, token.end, with: neighbour)
    }
  }

  /// Whether a member of `os` is the module's.
  private func isOfLog(_ name: String) -> Bool {
    name.first?.isUppercase == true || name.hasPrefix("os_")
  }

  /// Whether a file names something of a module that it does not import.
  private func lacks(_ module: String, _ imported: Set<String>, _ names: Set<String>) -> Bool {
    !imported.contains(module) && names.contains { !file.indices(of: $0).isEmpty }
  }

  /// Whether a file names something of Combine's, which comes with Foundation on Apple's systems.
  private func lacksCombine(_ imported: Set<String>) -> Bool {
    imported.isDisjoint(with: ["Combine", "OpenCombine", "SwiftUI"])
      && Self.combineNames.contains { !file.indices(of: $0).isEmpty }
  }

  private static let combineNames = [
    "ObservableObject", "Published", "@Published", "AnyCancellable", "AnyPublisher",
    "CurrentValueSubject", "PassthroughSubject",
    // What CombineSchedulers has for queues, which conform to Combine's protocol without an import.
    "AnyScheduler", "AnySchedulerOf", "eraseToAnyScheduler",
  ]

  /// The names by which a view asks Core Data.
  private static let fetches: Set<String> = [
    "@FetchRequest", "@SectionedFetchRequest", "FetchRequest", "FetchedResults",
    "SectionedFetchRequest", "SectionedFetchResults",
  ]

  /// The parts of Foundation that are modules of their own on Linux, with their names.
  private static let ownModules = [
    (Neighbours.network, networkNames), ("FoundationXML", xmlNames),
  ]

  /// The modules that come with Foundation or UIKit on Apple's systems, and are not there on Linux.
  private static let impliedModules = [
    ("Security", securityNames),
    ("RxCocoaRuntime", ["DelegateProxyType"]),
    ("CoreImage", ["CIFilter", "CIImage", "CIContext", "CIColor", "CIVector"]),
    ("UserNotifications", Set(Neighbours.notificationNames)),
  ]

  /// The same, by how all of their names begin.
  private static let impliedBeginnings = [
    ("Security", ["kSec", "errSec"]), ("AudioToolbox", ["AudioServices", "kSystemSoundID"]),
    ("CoreImage", ["CIDetector", "CIFaceFeature", "CIQRCodeFeature"]),
    ("ImageIO", ["CGImageSource", "CGImageDestination"]),
  ]

  private func startsImport(_ index: Int) -> Bool {
    let token = file.tokens[index]
    guard token.text == "import", token.kind == .word else { return false }
    guard index > 0, !token.startsLine else { return true }
    let last = file.tokens[index - 1]
    return last.kind == .attribute || last.isSign(";") || last.isWord("public")
      || last.isWord("internal") || last.isWord("private") || last.isWord("fileprivate")
  }

  /// The index of the name of the module: behind the kind, in `import class UIKit.UIView`.
  static func nameOfModule(in file: SourceFile, importedAt index: Int) -> Int {
    kinds.contains(file.tokens[index + 1].text) ? index + 2 : index + 1
  }

  /// Whether an import names a header of the module, as in `import Foundation.NSDate`, which it has on
  /// Apple's systems alone.
  private func namesHeader(_ index: Int, of name: Int) -> Bool {
    let header = name + 1 < file.tokens.count && file.tokens[name + 1].isSign(".")
    let isOfOneName = name > index + 1
    return header && (!isOfOneName || file.tokens[name + 3].isSign("."))
  }

  /// Whether an import names something that Foundation has on Apple's systems alone, as in
  /// `import func Foundation.objc_getAssociatedObject`.
  private func namesOneOfAnother(_ index: Int, of name: Int) -> Bool {
    guard name > index + 1, name + 2 < file.tokens.count else { return false }
    let text = file.tokens[name + 2].text
    return FoundationNames.has(text)
      || [Self.modelNames, Self.networkNames, Self.xmlNames].contains { $0.contains(text) }
  }

  /// Returns the stand-in for a framework besides UIKit, if the module depends on it.
  private func neighbour(_ framework: String) -> String? {
    module.traits.neighbours.contains(framework) ? Neighbours.product(for: framework) : nil
  }

  private func rewriteImport(
    _ index: Int, of name: Int, with module: String, in changes: inout Changes
  ) {
    var last = name
    while last + 2 < file.tokens.count, file.tokens[last + 1].isSign("."),
      !file.tokens[last + 1].startsLine
    { last += 2 }
    // The rest of the module becomes visible too, which does no harm.
    changes.edits.replace(
      file.tokens[index].start, file.tokens[last].end, with: "import \(module)")
  }

  /// Whether the name of a module qualifies another one, as in `UIKit.UIView`.
  private func qualifies(_ index: Int) -> Bool {
    let next = file.tokens[index + 1]
    guard next.isSign("."), next.start == file.tokens[index].end else { return false }
    guard index > 0 else { return true }
    let last = file.tokens[index - 1]
    return !last.isSign(".") && !last.isWord("import") && !Self.kinds.contains(last.text)
  }
}
