// As on Apple's systems, where MetalKit brings Metal and UIKit.
@_exported public import HeadlessUIKit
