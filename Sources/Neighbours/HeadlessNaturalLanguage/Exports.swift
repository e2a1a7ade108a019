// As on Apple's systems, where this framework brings Foundation.
@_exported public import Foundation
