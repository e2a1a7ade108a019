import FleetTesting
import HeadlessMetalKit
import HeadlessSceneKit
import TestSupport
import Testing

private final class Watcher: NSObject, ARSCNViewDelegate, ARSessionDelegate {
  let trace = Trace()
  var frames = 0

  func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) { frames += 1 }

  func session(_ session: ARSession, didFailWithError error: any Error) {
    trace.add("\((error as? ARError)?.code == .unsupportedConfiguration)")
  }
}

@MainActor @Suite("SceneKit, ARKit and Metal", .freshApplication)
struct SceneTests {
  private let watcher = Watcher()

  private func near(_ one: SCNVector3, _ x: Float, _ y: Float, _ z: Float) -> Bool {
    abs(one.x - x) < 0.001 && abs(one.y - y) < 0.001 && abs(one.z - z) < 0.001
  }

  @Test func `actions go on with time`() {
    let (screen, scene, view) = (UIViewController(), SCNScene(), SCNView())
    view.scene = scene
    view.delegate = watcher
    screen.view.addSubview(view)
    setAsAppRootWindow(screen)
    let (bird, trace) = (SCNNode(geometry: SCNSphere(radius: 1)), Trace())
    scene.rootNode.addChildNode(bird)
    let move = SCNAction.moveBy(x: 1, y: 2, z: 3, duration: 1)
    bird.runAction(
      .sequence([move, .wait(duration: 0.5), move.reversed(), .fadeOut(duration: 1)])
    ) { trace.add("over") }
    bird.runAction(.repeatForever(.rotateBy(x: 0, y: 1, z: 0, duration: 1)), forKey: "turn")
    Fleet.advance(by: .milliseconds(500))
    #expect(near(bird.position, 0.5, 1, 1.5))
    #expect(watcher.frames == 30)
    Fleet.advance(by: .milliseconds(3_500))

    #expect(near(bird.position, 0, 0, 0) && near(bird.eulerAngles, 0, 4, 0))
    #expect(bird.opacity == 0)
    #expect(trace.lines == ["over"] && bird.hasActions)
    bird.removeAction(forKey: "turn")
    #expect(!bird.hasActions)
  }

  @Test func `nodes are found, and have their places and surfaces`() {
    let (root, tree, bird) = (SCNNode(), SCNNode(), SCNNode(geometry: SCNBox()))
    (tree.name, bird.name) = ("tree", "bird")
    tree.position = SCNVector3(1, 2, 3)
    bird.position = SCNVector3(1, 0, 0)
    root.addChildNode(tree)
    tree.addChildNode(bird)
    bird.geometry?.firstMaterial?.diffuse.contents = UIColor.red

    #expect(root.childNode(withName: "bird", recursively: false) == nil)
    #expect(root.childNode(withName: "bird", recursively: true) === bird)
    #expect(root.childNodes { node, _ in node.geometry != nil } == [bird])
    #expect(near(bird.worldPosition, 2, 2, 3))
    #expect(bird.geometry?.materials.first?.diffuse.contents as? UIColor == .red)
    bird.removeFromParentNode()
    #expect(tree.childNodes.isEmpty)
  }

  @Test func `the world is not followed, and nothing is drawn, as in a simulator`() {
    #expect(!ARWorldTrackingConfiguration.isSupported && !ARFaceTrackingConfiguration.isSupported)
    let view = ARSCNView()
    view.session.delegate = watcher
    view.session.run(ARWorldTrackingConfiguration(), options: .resetTracking)
    #expect(watcher.trace.lines.isEmpty)
    settle()
    #expect(watcher.trace.lines == ["true"])
    #expect(view.hitTest(.zero, options: nil).isEmpty)

    #expect(MTLCreateSystemDefaultDevice() == nil)
    #expect(MTKView(frame: .zero, device: nil).currentDrawable == nil)
  }

  @Test func `a context of OpenGL ES is made, and draws nothing`() throws {
    let context = try #require(EAGLContext(api: .openGLES2))
    #expect(context.api == .openGLES2)
    #expect(EAGLContext.current() == nil)
    EAGLContext.setCurrent(context)
    #expect(EAGLContext.current() === context)
    let other = EAGLContext(api: .openGLES3, sharegroup: context.sharegroup)
    #expect(other?.sharegroup === context.sharegroup)
    let layer = CAEAGLLayer()
    layer.drawableProperties = [kEAGLDrawablePropertyColorFormat: kEAGLColorFormatRGBA8]
    #expect(context.renderbufferStorage(Int(GL_RENDERBUFFER), from: layer))
    glClear(GLbitfield(GL_COLOR_BUFFER_BIT))
    #expect(glGetError() == GLenum(GL_NO_ERROR))
    EAGLContext.setCurrent(nil)
    #expect(EAGLContext.current() == nil)
  }

  @Test func `views have pictures of their size`() {
    let view = SCNView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    view.backgroundColor = .red
    let bytes: [UInt8] = view.snapshot().cgImage?.dataProvider?.data?.prefix(4).map { $0 } ?? []

    #expect(view.snapshot().size == CGSize(width: 30, height: 20))
    // Blue comes first, as in all pictures that UIKit draws.
    #expect(bytes == [0, 0, 255, 255])
    #expect(SCNView().snapshot().size == .zero)
    #expect(GLKView(frame: view.frame).snapshot.size == CGSize(width: 30, height: 20))
    #expect(!MPSSupportsMTLDevice(MTLCreateSystemDefaultDevice()))
  }
}
