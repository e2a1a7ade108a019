// As on Apple's systems, where SceneKit brings SpriteKit and UIKit.
@_exported public import HeadlessSpriteKit
@_exported public import HeadlessUIKit
