/// A tap, or several.
public nonisolated struct TapGesture: Gesture {
  /// There is no body.
  public typealias Body = Never
  /// Nothing is told of it.
  public typealias Value = Void
  /// How many.
  public var count: Int

  /// Creates a gesture.
  public nonisolated init(count: Int = 1) { self.count = count }

  @MainActor public static func _make(
    _ current: @escaping @MainActor () -> Self, _ sink: _GestureSink<Void>
  ) -> [UIGestureRecognizer] {
    let recognizer = TapRecognizer { _ in
      sink.changed(())
      sink.ended(())
      sink.over()
    }
    recognizer.numberOfTapsRequired = current().count
    return [recognizer]
  }
}

/// A tap, or several, and where it is.
public nonisolated struct SpatialTapGesture: Gesture {
  /// There is no body.
  public typealias Body = Never
  /// What is told of a tap.
  public struct Value: Equatable {
    /// Where it is.
    public var location: CGPoint
  }
  /// How many.
  public var count: Int
  let space: CoordinateSpace

  /// Creates a gesture.
  public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    space = coordinateSpace
  }

  @MainActor public static func _make(
    _ current: @escaping @MainActor () -> Self, _ sink: _GestureSink<Value>
  ) -> [UIGestureRecognizer] {
    let recognizer = TapRecognizer { recognizer in
      let value = Value(location: recognizer.location(in: current().space))
      sink.changed(value)
      sink.ended(value)
      sink.over()
    }
    recognizer.numberOfTapsRequired = current().count
    return [recognizer]
  }
}

/// A finger that stays.
public nonisolated struct LongPressGesture: Gesture {
  /// There is no body.
  public typealias Body = Never
  /// Whether it stays.
  public typealias Value = Bool
  /// How long it stays at least.
  public var minimumDuration: Double
  /// How far it may move.
  public var maximumDistance: CGFloat

  /// Creates a gesture.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  @MainActor public static func _make(
    _ current: @escaping @MainActor () -> Self, _ sink: _GestureSink<Bool>
  ) -> [UIGestureRecognizer] {
    let watch = PressWatch()
    watch.pressed = { sink.changed(true) }
    watch.lifted = { sink.over() }
    let recognizer = PressRecognizer { recognizer in
      guard recognizer.state == .began else { return }
      sink.ended(true)
      watch.isOver = true
      sink.over()
    }
    recognizer.minimumPressDuration = current().minimumDuration
    recognizer.allowableMovement = current().maximumDistance
    return [watch, recognizer]
  }
}

/// A finger that moves.
public nonisolated struct DragGesture: Gesture {
  /// There is no body.
  public typealias Body = Never
  /// What is told of a finger.
  public struct Value: Equatable, Sendable {
    /// When it was there.
    public var time: Date
    /// Where it is.
    public var location: CGPoint
    /// Where it has begun.
    public var startLocation: CGPoint
    /// How fast it is.
    public var velocity: CGSize
    /// How far it has come.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Where it would end; how far it glides on is a guess.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    /// How far it would have come.
    public var predictedEndTranslation: CGSize {
      let end = predictedEndLocation
      return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
    }

    init(start: CGPoint, location: CGPoint, velocity: CGPoint) {
      time = .uiKitNow()
      self.location = location
      startLocation = start
      self.velocity = CGSize(width: velocity.x, height: velocity.y)
    }
  }
  /// How far it moves at least.
  public var minimumDistance: CGFloat
  let space: CoordinateSpace

  /// Creates a gesture.
  public nonisolated init(
    minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
  ) {
    self.minimumDistance = minimumDistance
    space = coordinateSpace
  }

  @MainActor public static func _make(
    _ current: @escaping @MainActor () -> Self, _ sink: _GestureSink<Value>
  ) -> [UIGestureRecognizer] {
    var start = CGPoint.zero
    func tell(_ recognizer: UIGestureRecognizer, _ velocity: CGPoint, _ moved: CGPoint) {
      let location = recognizer.location(in: current().space)
      if recognizer.state == .began {
        start = CGPoint(x: location.x - moved.x, y: location.y - moved.y)
      }
      let value = Value(start: start, location: location, velocity: velocity)
      switch recognizer.state {
      case .began, .changed: sink.changed(value)
      case .ended:
        sink.ended(value)
        sink.over()
      default: sink.over()
      }
    }
    guard current().minimumDistance > 0 else {
      let recognizer = PressRecognizer { tell($0, .zero, .zero) }
      recognizer.minimumPressDuration = 0
      return [recognizer]
    }
    return [
      PanRecognizer { recognizer in
        tell(
          recognizer, recognizer.velocity(in: recognizer.view),
          recognizer.translation(in: recognizer.view))
      }
    ]
  }
}

/// Where the middle of two fingers has begun.
private struct StartOfFingers {
  var location = CGPoint.zero
  var anchor = UnitPoint.zero

  init() {}

  @MainActor init(_ recognizer: UIGestureRecognizer) {
    location = recognizer.location(in: recognizer.view)
    guard let size = recognizer.view?.bounds.size, size.width > 0, size.height > 0 else { return }
    anchor = UnitPoint(x: location.x / size.width, y: location.y / size.height)
  }
}

/// Two fingers that move apart.
public nonisolated struct MagnifyGesture: Gesture {
  /// There is no body.
  public typealias Body = Never
  /// What is told of the fingers.
  public struct Value: Equatable, Sendable {
    /// How much larger their distance is.
    public var magnification: CGFloat
    /// How fast that changes.
    public var velocity: CGFloat
    /// Where their middle has begun, as a part of the view.
    public var startAnchor: UnitPoint
    /// Where their middle has begun.
    public var startLocation: CGPoint
  }

  /// Creates a gesture.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}

  @MainActor public static func _make(
    _ current: @escaping @MainActor () -> Self, _ sink: _GestureSink<Value>
  ) -> [UIGestureRecognizer] {
    var start = StartOfFingers()
    return [
      PinchRecognizer { recognizer in
        if recognizer.state == .began { start = StartOfFingers(recognizer) }
        sink.tell(
          recognizer.state,
          Value(
            magnification: recognizer.scale, velocity: recognizer.velocity,
            startAnchor: start.anchor, startLocation: start.location))
      }
    ]
  }
}

/// Two fingers that turn.
public nonisolated struct RotateGesture: Gesture {
  /// There is no body.
  public typealias Body = Never
  /// What is told of the fingers.
  public struct Value: Equatable, Sendable {
    /// How far they have turned.
    public var rotation: Angle
    /// How fast they turn.
    public var velocity: Angle
    /// Where their middle has begun, as a part of the view.
    public var startAnchor: UnitPoint
    /// Where their middle has begun.
    public var startLocation: CGPoint
  }

  /// Creates a gesture.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {}

  @MainActor public static func _make(
    _ current: @escaping @MainActor () -> Self, _ sink: _GestureSink<Value>
  ) -> [UIGestureRecognizer] {
    var start = StartOfFingers()
    return [
      RotationRecognizer { recognizer in
        if recognizer.state == .began { start = StartOfFingers(recognizer) }
        sink.tell(
          recognizer.state,
          Value(
            rotation: .radians(recognizer.rotation), velocity: .radians(recognizer.velocity),
            startAnchor: start.anchor, startLocation: start.location))
      }
    ]
  }
}
