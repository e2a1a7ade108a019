public import Foundation
import Interfaces

/// A file of objects from Interface Builder, from which they can be made any number of times.
///
/// The file is the `.xib` itself, not a compiled one.
@preconcurrency @MainActor
open class UINib: NSObject {
  // MARK: Creating a nib object

  /// Creates a nib without a file.
  public override convenience init() { self.init(data: Data(), bundle: nil) }

  /// Creates a nib from a file in a bundle.
  ///
  /// A missing file is reported when the nib is needed.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil
    file = InterfaceLocator.locate(name, .nib, in: bundleOrNil).map {
      InterfaceFile(name: name, kind: .nib, url: $0, pathOfSource: InterfaceSources.path)
    }
    super.init()
  }

  /// Creates a nib from the text of a file.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = "data"
    bundle = bundleOrNil
    file = InterfaceFile(name: "data", kind: .nib, data: data)
    super.init()
  }

  // MARK: Instantiating a nib

  /// Makes the objects anew and returns the top-level ones, without the owner (behaviour 212).
  @_disfavoredOverload  // Where a test can see it, Fleet's is meant, which knows the test's line.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    makeObjects(owner: ownerOrNil, options: optionsOrNil)
  }

  /// Makes the objects, even where a subclass overrides it.
  package final func makeObjects(owner: Any?, options: [OptionsKey: Any]?) -> [Any] {
    guard let file else {
      let path = (bundle ?? .main).bundlePath
      ModelException.internalInconsistency.raise(
        "Could not load NIB in bundle: 'NSBundle <\(path)> (loaded)' with name '\(name)'",
        by: "UINib.instantiate(withOwner:options:). "
          + "\(InterfaceLocator.details(for: name, .nib, in: bundle)) In a package, list "
          + "'\(name).xib' among the resources of the target, as `.copy`, and pass `Bundle.module`")
      return []
    }
    guard let contents = file.contents() else { return [] }
    let texts = translations ?? InterfaceTexts.load(for: name, beside: file.url)
    translations = texts
    let builder = InterfaceBuilder(
      file, contents, storyboard: nil, bundle: bundle, translations: texts)
    return builder.makeObjects(
      owner: owner as? NSObject,
      proxies: options?[.externalObjects] as? [String: NSObject] ?? [:])
  }

  /// Makes the one object that a table or a collection view expects, and reports a nib with other
  /// content (behaviour 416).
  func makeOnlyObject<Object>(
    _ type: Object.Type, for identifier: String, by call: String
  ) -> Object? {
    let objects = instantiate(withOwner: nil)
    if objects.count == 1, let object = objects.first as? Object { return object }
    let wanted: Any.Type =
      type is UICollectionReusableView.Type ? UICollectionReusableView.self : type
    ModelException.internalInconsistency.raise(
      "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top "
        + "level object which must be a \(wanted) instance",
      by: call)
    return nil
  }

  /// Returns whether there is a nib file with a name.
  static func exists(_ name: String, in bundle: Bundle?) -> Bool {
    InterfaceLocator.locate(name, .nib, in: bundle) != nil
  }

  // MARK: Storage

  private let name: String
  private let bundle: Bundle?
  private let file: InterfaceFile?
  private var translations: [String: String]?
}

extension UINib {
  /// An option for instantiating a nib.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The objects for the file's external object placeholders.
    public static let externalObjects = Self(rawValue: "UINibExternalObjects")
  }
}
