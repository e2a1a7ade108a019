public import HeadlessUIKit

extension SKAction {
  // MARK: One after the other

  /// Does one after the other.
  public class func sequence(_ actions: [SKAction]) -> SKAction {
    SKAction(
      .sequence(actions.map(\.timed)),
      inverse: { sequence(actions.reversed().map { $0.reversed() }) })
  }

  /// Does all at the same time.
  public class func group(_ actions: [SKAction]) -> SKAction {
    SKAction(.group(actions.map(\.timed)), inverse: { group(actions.map { $0.reversed() }) })
  }

  /// Does something several times.
  public class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
    SKAction(
      .repeated(action.timed, count), inverse: { `repeat`(action.reversed(), count: count) })
  }

  /// Does something again and again.
  public class func repeatForever(_ action: SKAction) -> SKAction {
    SKAction(.repeated(action.timed, nil), inverse: { repeatForever(action.reversed()) })
  }

  /// Waits.
  public class func wait(forDuration duration: TimeInterval) -> SKAction {
    change(duration) { _ in { _ in } }
  }

  /// Waits; the time that may vary is always the middle one.
  public class func wait(
    forDuration duration: TimeInterval, withRange durationRange: TimeInterval
  ) -> SKAction { wait(forDuration: duration) }

  // MARK: Code

  /// Calls a closure.
  public class func run(_ block: @escaping () -> Void) -> SKAction { atOnce { _ in block() } }

  /// Calls a closure, always on the main actor.
  public class func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction {
    run(block)
  }

  /// Has a node below do something.
  public class func run(_ action: SKAction, onChildWithName name: String) -> SKAction {
    atOnce { $0.childNode(withName: name)?.run(action) }
  }

  /// Calls a closure for each frame.
  public class func customAction(
    withDuration duration: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void
  ) -> SKAction {
    change(duration) { node in { block(node, $0 * CGFloat(duration)) } }
  }

  // MARK: Nodes

  /// Takes the node out of its parent.
  public class func removeFromParent() -> SKAction { atOnce { $0.removeFromParent() } }

  /// Hides the node.
  public class func hide() -> SKAction { atOnce { $0.isHidden = true } }

  /// Shows the node.
  public class func unhide() -> SKAction { atOnce { $0.isHidden = false } }

  /// Gives a sprite a picture.
  public class func setTexture(_ texture: SKTexture) -> SKAction {
    atOnce { ($0 as? SKSpriteNode)?.texture = texture }
  }

  /// Gives a sprite a picture, and makes it as large.
  public class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction {
    atOnce { node in
      guard let sprite = node as? SKSpriteNode else { return }
      sprite.texture = texture
      if resize { sprite.size = texture.size() }
    }
  }

  /// Gives a sprite one picture after the other.
  public class func animate(
    with textures: [SKTexture], timePerFrame sec: TimeInterval
  ) -> SKAction {
    sequence(textures.flatMap { [setTexture($0), wait(forDuration: sec)] })
  }

  /// Gives a sprite one picture after the other.
  public class func animate(
    with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool
  ) -> SKAction { animate(with: textures, timePerFrame: sec) }

  /// Changes the color of a sprite, at the end.
  public class func colorize(
    with color: UIColor, colorBlendFactor: CGFloat, duration sec: TimeInterval
  ) -> SKAction {
    change(sec) { node in
      { progress in
        guard progress == 1, let sprite = node as? SKSpriteNode else { return }
        (sprite.color, sprite.colorBlendFactor) = (color, colorBlendFactor)
      }
    }
  }

  /// Changes the size of a sprite.
  public class func resize(
    toWidth width: CGFloat, height: CGFloat, duration: TimeInterval
  ) -> SKAction {
    change(duration) { node in
      guard let sprite = node as? SKSpriteNode else { return { _ in } }
      let start = sprite.size
      return { progress in
        sprite.size = CGSize(
          width: start.width + (width - start.width) * progress,
          height: start.height + (height - start.height) * progress)
      }
    }
  }

  /// Plays a sound: none is heard, and it takes no time.
  public class func playSoundFileNamed(
    _ soundFile: String, waitForCompletion wait: Bool
  ) -> SKAction { atOnce { _ in } }

  private class func atOnce(_ act: @escaping @MainActor (SKNode) -> Void) -> SKAction {
    change(0) { node in { _ in act(node) } }
  }
}
