public import Foundation

// How the pixels of a layer's content are read; the model's pictures read them in one way.
extension CALayer {
  /// The part of the content that is shown, from 0 to 1.
  public var contentsRect: CGRect {
    get { Sampling.key[self]?.rect ?? Sampling().rect }
    set { change { $0.rect = newValue } }
  }

  /// How the content is made larger.
  public var magnificationFilter: CALayerContentsFilter {
    get { Sampling.key[self]?.magnification ?? .linear }
    set { change { $0.magnification = newValue } }
  }

  /// How the content is made smaller.
  public var minificationFilter: CALayerContentsFilter {
    get { Sampling.key[self]?.minification ?? .linear }
    set { change { $0.minification = newValue } }
  }

  /// How much sharper the content is where it is made smaller.
  public var minificationFilterBias: Float {
    get { Sampling.key[self]?.bias ?? 0 }
    set { change { $0.bias = newValue } }
  }

  /// Whether the sublayers are as transparent as the layer, together.
  public var allowsGroupOpacity: Bool {
    get { Sampling.key[self]?.isGroup ?? true }
    set { change { $0.isGroup = newValue } }
  }

  /// Whether the edges are smoothed; it changes nothing here, where they always are.
  public var allowsEdgeAntialiasing: Bool {
    get { Sampling.key[self]?.hasSmoothEdges ?? false }
    set { change { $0.hasSmoothEdges = newValue } }
  }

  /// The edges that are smoothed; it changes nothing here, where all are.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { Sampling.key[self]?.smoothEdges ?? .all }
    set { change { $0.smoothEdges = newValue } }
  }

  private func change(_ change: (inout Sampling) -> Void) {
    var sampling = Sampling.key[self] ?? Sampling()
    change(&sampling)
    Sampling.key[self] = sampling
  }

  private struct Sampling {
    var rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var magnification = CALayerContentsFilter.linear
    var minification = CALayerContentsFilter.linear
    var bias: Float = 0
    var isGroup = true
    var hasSmoothEdges = false
    var smoothEdges = CAEdgeAntialiasingMask.all

    static let key = AssociationKey<Sampling>()
  }
}
