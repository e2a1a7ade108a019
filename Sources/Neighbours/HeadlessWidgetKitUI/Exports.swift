// As on Apple's systems, where WidgetKit brings SwiftUI.
@_exported public import HeadlessSwiftUI
@_exported public import HeadlessWidgetKit
