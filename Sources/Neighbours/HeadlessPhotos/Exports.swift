// The modules that apps get by importing Photos and PhotosUI on Apple's systems.
@_exported public import CodedErrors
@_exported public import Foundation
