// What a suite of pictures gets by importing UIKit beside the library on Apple's systems.
@_exported public import HeadlessUIKit
