/// Rewrites the files of a module: what takes the Objective-C runtime becomes what the model has in
/// its place.
///
/// Each line keeps its number, by its place or by a directive, so that diagnostics, `#line` and
/// `#filePath` are the original's.
package struct Port {
  /// A file as it is written.
  package struct Output {
    package let file: SourceFile
    package let bytes: [UInt8]
    /// Where the bytes come from.
    package let pieces: SourcePieces
    package let notes: [Note]
    /// The modules that the file needs, and that are not here.
    let missingModules: [String]
    /// The number of each kind of rewritten code, by its name.
    package let counts: [String: Int]
  }

  private static var rules: [any Rule.Type] {
    [
      PreviewRule.self, AttributeRule.self, ManagedPropertyRule.self, EntryRule.self,
      ModelRule.self, RealmPropertyRule.self, TipRuleRule.self,
      ConditionRule.self,
      ImportRule.self, ImpliedImportRule.self, KeyPathRule.self,
      LaunchArgumentsRule.self, BundleRule.self, TextRule.self, LanguageRule.self,
      SelectorRule.self,
      OptionalCallRule.self, OptionalReadRule.self, OptionalRequirementRule.self, ListRule.self,
      ExtensionTableRule.self,
      SilentSubclassRule.self, MissingModuleRule.self, MissingRuntimeRule.self, InvocationRule.self,
      MainFileRule.self, AppearanceRule.self,
      MetatypeRule.self, FinalClassRule.self, TestCaseRule.self, TestCaseBaseRule.self,
      LeftOutTestRule.self,
      MeasuringRule.self,
      DispatchRule.self, MainQueueRule.self, SleepRule.self, SystemRule.self, TaskRule.self,
      DateRule.self, HomeRule.self,
      SessionRule.self, NilDefaultRule.self, UnmanagedTextRule.self, KeychainCastRule.self,
      ResultsCastRule.self,
      NumberOperatorRule.self,
      OptionalPatternRule.self, EnumerationRule.self, AnyObjectRule.self, ObjectMemberRule.self,
      ClassObjectRule.self, FoundationRule.self,
      ObservingRule.self, EmptyInitializerRule.self, ObjectExtensionRule.self,
      ObjectOverrideRule.self, FormatterRule.self, BlockRule.self,
    ]
  }

  private static var moduleRules: [any ModuleRule.Type] {
    [OverrideChainRule.self, MoveRule.self]
  }

  private let module: Module

  package init(_ module: Module) { self.module = module }

  /// Rewrites all files.
  package func outputs() -> [Output] {
    var all: [String: Changes] = [:]
    for file in module.files {
      var changes = Changes(to: file, in: module)
      for rule in Self.rules { rule.init(file: file, module: module).apply(to: &changes) }
      all[file.path] = changes
    }
    for rule in Self.moduleRules { rule.init(module: module).apply(in: &all) }
    return module.files.compactMap { file in
      guard let changes = all[file.path] else { return nil }
      let notes = changes.notes.sorted {
        ($0.line, $0.column, $0.text) < ($1.line, $1.column, $1.text)
      }
      var pieces = SourcePieces()
      let bytes = changes.applied(pieces: &pieces)
      return Output(
        file: file, bytes: bytes, pieces: pieces, notes: notes,
        missingModules: changes.missingModules, counts: changes.counts)
    }
  }
}
