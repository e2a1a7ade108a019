/// What the sources of a rewritten module do not say of it.
///
/// `fleet-port` writes a class `PortedModuleFacts` that conforms; the model finds it by its name.
public protocol PortedModule: AnyObject {
  /// The app's Info.plist, as XML.
  static var infoPropertyList: String? { get }
  /// The folders that the sources and the storyboards are in.
  static var sourceFolders: [String] { get }
}
