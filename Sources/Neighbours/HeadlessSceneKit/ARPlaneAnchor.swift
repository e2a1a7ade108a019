/// A plane in the world.
open class ARPlaneAnchor: ARAnchor {}
