// The modules that apps get by importing EventKit and EventKitUI on Apple's systems.
@_exported public import CodedErrors
@_exported public import Foundation
