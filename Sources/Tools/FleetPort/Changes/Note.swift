/// What the tool tells of a place in a source.
package struct Note: Equatable {
  package enum Topic: String {
    case coreData = "Core Data"
    case copying = "@NSCopying"
    case renamedClasses = "classes that storyboards name by '@objc(Name)'"
    case foreignMembers = "outlets and actions in extensions of other modules' classes"
    case missingModules = "imports of modules that Linux lacks"
    case unusedImports = "imports that nothing uses"
    case topLevelCode = "main.swift"
    case runtime = "functions of the Objective-C runtime"
    case swizzling = "functions that exchange methods, which change nothing"
    case observing = "key-value observing"
    case coding = "key-value coding"
    case overrides = "overrides in extensions that cannot be moved"
    case optionalMethods = "optional methods that are asked for"
    case optionalProperties = "optional properties"
    case selectors = "selectors"
    case appearances = "appearance proxies of classes without the initializer"
    case silentSubclasses = "delegate methods that are never called"

    /// Whether no compiler on Linux takes what it is about.
    var stopsBuild: Bool {
      [.missingModules, .topLevelCode, .runtime, .overrides].contains(self)
    }
  }

  package enum Kind: String {
    /// The tool leaves something as it is, or it does not do here what it does on Apple's systems.
    case warning
    /// The tool did something that should be known.
    case note
  }

  package let kind: Kind
  /// The topic, which is worded alike for all notes of one kind.
  package let topic: Topic
  package let line: Int
  package let column: Int
  package let text: String

  /// Whether the source does not compile because of it.
  var stopsBuild: Bool { kind == .warning && topic.stopsBuild }

  /// Whether it tells of something that is left to do: an import that is left out is not.
  var isLeft: Bool { kind == .warning && topic != .unusedImports }
}
