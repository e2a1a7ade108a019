// TipKit's own module brings SwiftUI's names.
@_exported public import HeadlessSwiftUI
