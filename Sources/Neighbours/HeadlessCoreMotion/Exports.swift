// The modules that apps get by importing Core Motion on Apple's systems.
@_exported public import Foundation
