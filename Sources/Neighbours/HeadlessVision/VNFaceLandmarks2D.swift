public import HeadlessUIKit

/// Eyes and mouth of a face.
open class VNFaceLandmarks2D: NSObject {}
