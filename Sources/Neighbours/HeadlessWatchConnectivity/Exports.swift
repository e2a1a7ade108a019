// The modules that apps get by importing WatchConnectivity on Apple's systems.
@_exported public import Foundation
