/// The facts about a rewritten module that its sources do not state.
///
/// `fleet-port` writes a class `PortedModuleFacts` that conforms; the model finds it by its name.
public protocol PortedModule: AnyObject {
  /// The app's Info.plist, as XML.
  static var infoPropertyList: String? { get }
  /// The folders that the sources and the storyboards are in.
  static var sourceFolders: [String] { get }
  /// The folder that the resources were copied to, if the target's file names them.
  static var resourceFolder: String? { get }
  /// The asset catalogs among the sources.
  static var assetCatalogs: [String] { get }
  /// The class of the app's delegate.
  static var applicationDelegate: AnyClass? { get }
  /// The module of the app that the tests in this one launch.
  static var testedModule: String? { get }
  /// Whether the app that the tests are about is launched before unit tests that run in it.
  static var launchesTestedModule: Bool { get }
  /// Whether this is a module of tests that drive no app from outside.
  static var isMadeOfUnitTests: Bool { get }
  /// Whether these are a project's own tests, none of which imports Fleet.
  static var isWrittenForDevices: Bool { get }
  /// The arguments of each launch, before a suite's.
  static var launchArguments: [String] { get }
  /// The environment of each launch, below a suite's.
  static var launchEnvironment: [String: String] { get }
  /// The additions of the test plan's configurations, the first of which is the usual one.
  static var testConfigurations:
    [(name: String, arguments: [String], environment: [String: String])]
  { get }
  /// The version of iOS that the app runs on, such as "17", if it is not the usual one.
  static var system: String? { get }
  /// The previews of views and view controllers.
  static var previews: [PortedPreview] { get }
}

extension PortedModule {
  public static var resourceFolder: String? { nil }
  public static var assetCatalogs: [String] { [] }
  public static var applicationDelegate: AnyClass? { nil }
  public static var testedModule: String? { nil }
  public static var launchesTestedModule: Bool { true }
  public static var isMadeOfUnitTests: Bool { false }
  public static var isWrittenForDevices: Bool { false }
  public static var launchArguments: [String] { [] }
  public static var launchEnvironment: [String: String] { [:] }
  public static var testConfigurations:
    [(name: String, arguments: [String], environment: [String: String])]
  { [] }
  public static var system: String? { nil }
  public static var previews: [PortedPreview] { [] }
}
