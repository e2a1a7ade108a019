/// Work that makes a picture of another one; there is no hardware that would do it.
open class MPSUnaryImageKernel: MPSKernel {
  /// Adds it to commands, which has no effect.
  open func encode(
    commandBuffer: any MTLCommandBuffer, sourceTexture: any MTLTexture,
    destinationTexture: any MTLTexture
  ) {}
}
