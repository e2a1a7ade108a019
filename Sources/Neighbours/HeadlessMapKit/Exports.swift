// As on Apple's systems, MapKit brings places and UIKit along.
@_exported public import CodedErrors
@_exported public import HeadlessCoreLocation
@_exported public import HeadlessUIKit
