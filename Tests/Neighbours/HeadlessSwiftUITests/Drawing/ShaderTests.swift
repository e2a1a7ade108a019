import Fleet
import FleetTesting
import Foundation
import HeadlessSwiftUI
import Testing

@MainActor
@Suite("SwiftUI's shaders", .freshApplication)
struct ShaderTests {
  @Test func `are called as functions, and leave a view as it is`() {
    let ripple = ShaderLibrary.ripple(.float(2), .float2(1, 2), .boundingRect, .color(.red))
    let function = ShaderFunction(library: .default, name: "ripple")
    #expect(
      ripple
        == Shader(
          function: function,
          arguments: [
            .float(2.0 as Float), .float2(CGPoint(x: 1, y: 2)), .boundingRect, .colorArray([.red]),
          ]))
    #expect(ripple != ShaderLibrary.ripple())
    #expect(ShaderLibrary.bundle(.main).ripple != function)

    show(
      Text("Wren").colorEffect(ripple).layerEffect(ripple, maxSampleOffset: .zero)
        .distortionEffect(ripple, maxSampleOffset: CGSize(width: 9, height: 9), isEnabled: false)
        .visualEffect { view, _ in view.colorEffect(ripple) })
    #expect(Fleet.screen.staticTexts["Wren"].exists)
  }
}
