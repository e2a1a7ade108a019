/// A layer that shows its sublayers alone, so that they keep their places in space.
///
/// It shows neither background nor border nor content, clips nothing, and fades each sublayer for itself.
open class CATransformLayer: CALayer {}
