import FleetTesting
import HeadlessSpriteKit
import TestSupport
import Testing

private final class Garden: SKScene {
  let trace = Trace()
  var frames = 0

  override func didMove(to view: SKView) { trace.add("moved") }
  override func willMove(from view: SKView) { trace.add("left") }
  override func update(_ currentTime: TimeInterval) { frames += 1 }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let place = touches.first?.location(in: self) ?? .zero
    trace.add("began \(Int(place.x)) \(Int(place.y)) \(atPoint(place).name ?? "nil")")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { trace.add("ended") }
}

private final class Bird: SKSpriteNode {
  var touches = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
}

@MainActor @Suite("SpriteKit", .freshApplication)
struct SpriteTests {
  private let garden = Garden(size: CGSize(width: 200, height: 400))
  private let view = SKView(frame: CGRect(x: 0, y: 100, width: 100, height: 200))

  private func show() {
    let screen = UIViewController()
    screen.view.addSubview(view)
    setAsAppRootWindow(screen)
    view.presentScene(garden)
  }

  private func near(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.001 }

  @Test func `actions go on with time, and frames are told`() {
    show()
    let (bird, trace) = (SKNode(), Trace())
    garden.addChild(bird)
    bird.run(
      .sequence([
        .moveBy(x: 60, y: 0, duration: 1), .wait(forDuration: 0.5),
        .group([.fadeOut(withDuration: 1), .scale(to: 2, duration: 0.5)]),
        .run { trace.add("landed") },
      ])
    ) { trace.add("over") }
    Fleet.settle()
    #expect(bird.position.x == 0)
    Fleet.advance(by: .milliseconds(500))
    #expect(near(bird.position.x, 30))
    #expect(garden.frames == 30)
    Fleet.advance(by: .milliseconds(1_500))
    #expect(near(bird.position.x, 60) && near(bird.alpha, 0.5) && near(bird.xScale, 2))
    Fleet.advance(by: .seconds(1))

    #expect(trace.lines == ["landed", "over"])
    #expect(!bird.hasActions())
  }

  @Test func `actions are repeated, paused, reversed and ended`() {
    show()
    let (bird, trace) = (SKNode(), Trace())
    garden.addChild(bird)
    let hop = SKAction.moveBy(x: 10, y: 0, duration: 0.5)
    bird.run(.repeatForever(.sequence([hop, .run { trace.add("hop") }])), withKey: "hop")
    bird.run(.repeat(.rotate(byAngle: 1, duration: 0.25), count: 2))
    Fleet.advance(by: .seconds(2))
    #expect(trace.lines.count == 4 && near(bird.position.x, 40) && near(bird.zRotation, 2))
    view.isPaused = true
    Fleet.advance(by: .seconds(1))
    #expect(near(bird.position.x, 40))
    view.isPaused = false
    #expect(bird.action(forKey: "hop") != nil)
    bird.removeAction(forKey: "hop")
    #expect(bird.action(forKey: "hop") == nil)
    let back = hop.reversed()
    back.timingMode = .easeIn
    bird.run(back)
    Fleet.advance(by: .milliseconds(250))
    #expect(near(bird.position.x, 37.5))
    bird.run(.repeatForever(.run { trace.add("often") }))
    Fleet.advance(by: .milliseconds(100))

    #expect(trace.lines.count == 10)
  }

  @Test func `nodes are found by names and places`() {
    let (tree, wren, robin) = (
      SKNode(), SKNode(), SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
    )
    (tree.name, wren.name, robin.name) = ("tree", "wren", "robin")
    tree.position = CGPoint(x: 100, y: 50)
    tree.setScale(2)
    robin.position = CGPoint(x: 5, y: 5)
    garden.addChild(tree)
    tree.addChild(wren)
    tree.addChild(robin)
    var names: [String] = []
    garden.enumerateChildNodes(withName: "//*") { node, _ in names.append(node.name ?? "") }

    #expect(names == ["tree", "wren", "robin"])
    #expect(garden.childNode(withName: "wren") == nil)
    #expect(garden.childNode(withName: "//wren") === wren)
    #expect(robin.scene === garden)
    #expect(garden.convert(.zero, from: robin) == CGPoint(x: 110, y: 60))
    #expect(robin.convert(CGPoint(x: 110, y: 60), from: garden) == .zero)
    #expect(garden.atPoint(CGPoint(x: 112, y: 62)) === robin)
    #expect(robin.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(tree.calculateAccumulatedFrame() == CGRect(x: 100, y: 50, width: 20, height: 20))
    let failures = failures { garden.addChild(robin) }
    #expect(failures.count == 1)
    robin.move(toParent: garden)
    #expect(robin.position == CGPoint(x: 110, y: 60))
    tree.removeAllChildren()
    #expect(wren.parent == nil && !wren.inParentHierarchy(garden))
  }

  @Test func `touches go to the scene, or to a node that wants them`() {
    show()
    let bird = Bird(color: .red, size: CGSize(width: 40, height: 40))
    bird.name = "bird"
    bird.position = CGPoint(x: 100, y: 200)
    garden.addChild(bird)
    view.tap()
    #expect(garden.trace.lines == ["moved", "began 100 200 bird", "ended"])
    bird.isUserInteractionEnabled = true
    view.tap()

    #expect(bird.touches == 1)
    #expect(garden.trace.lines.count == 3)
  }

  @Test func `one scene follows the other`() {
    show()
    let next = SKScene(size: CGSize(width: 10, height: 10))
    next.scaleMode = .resizeFill
    view.presentScene(next, transition: .crossFade(withDuration: 1))

    #expect(garden.trace.lines == ["moved", "left"])
    #expect(view.scene === next && garden.view == nil)
    #expect(next.size == view.bounds.size)
    #expect(next.convertPoint(toView: .zero) == CGPoint(x: 0, y: 200))
    next.physicsBody = SKPhysicsBody(circleOfRadius: 5)
    #expect(next.physicsBody?.node === next)
    #expect(SKLabelNode(text: "Wren").frame.width > 0)
    #expect(SKShapeNode(circleOfRadius: 5).frame == CGRect(x: -5, y: -5, width: 10, height: 10))
    #expect(SKEmitterNode(fileNamed: "Rain") != nil)
  }

  @Test func `a picture of a scene has its size and its color`() throws {
    garden.backgroundColor = .green
    show()
    let texture = try #require(view.texture(from: garden))
    let pixels = try #require(texture.cgImage().dataProvider?.data)

    #expect(texture.size() == CGSize(width: 200, height: 400))
    #expect(Array(pixels.prefix(4)) == [0, 255, 0, 255])
    #expect(view.texture(from: SKNode()) == nil)
    #expect(SKTexture(imageNamed: "Absent").cgImage().width == 1)
  }
}
