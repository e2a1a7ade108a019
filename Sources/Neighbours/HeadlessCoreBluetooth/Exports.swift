// The modules that apps get by importing CoreBluetooth on Apple's systems.
@_exported public import Dispatch
@_exported public import Foundation
