public import Foundation

/// A library of shaders, whose functions are its members.
@dynamicMemberLookup
public nonisolated struct ShaderLibrary: Equatable, Sendable {
  private enum Origin: Equatable, Sendable {
    case bundle(String)
    case data(Data)
    case url(URL)
  }

  private let origin: Origin

  private init(_ origin: Origin) { self.origin = origin }

  /// Creates a library of compiled shaders.
  public init(data: Data) { self.init(.data(data)) }
  /// Creates a library of the shaders in a file.
  public init(url: URL) { self.init(.url(url)) }

  /// The app's library.
  public static let `default` = ShaderLibrary(.bundle(""))
  /// The library of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
    ShaderLibrary(.bundle(bundle.bundlePath))
  }

  /// The function of a name.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
  /// The function of a name in the app's library.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
}
