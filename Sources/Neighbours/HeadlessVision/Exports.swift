// As on Apple's systems, where Vision brings CoreImage and CoreML.
@_exported public import HeadlessCoreImage
@_exported public import HeadlessCoreML
