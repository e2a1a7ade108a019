// As on Apple's systems, where this framework brings Foundation's numbers.
@_exported public import Foundation
