/// A call of a function that the graphics processor runs: nothing here does, and nothing is drawn by it.
public nonisolated struct Shader: Equatable, Sendable {
  /// The function.
  public var function: ShaderFunction
  /// What it is called with.
  public var arguments: [Argument]
  /// Whether colors are dithered.
  public var dithersColor = false

  /// Creates a call.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }
}
