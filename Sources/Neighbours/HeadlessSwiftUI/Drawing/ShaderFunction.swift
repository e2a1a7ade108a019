/// A function of a library of shaders, which is called as one of Swift's.
@dynamicCallable
public nonisolated struct ShaderFunction: Equatable, Sendable {
  /// The library that has it.
  public var library: ShaderLibrary
  /// Its name there.
  public var name: String

  /// Creates a function.
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  /// A call of it.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}
