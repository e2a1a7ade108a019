public struct Net {
  public let meshes: Int

  public init(meshes: Int) { self.meshes = meshes }
}
