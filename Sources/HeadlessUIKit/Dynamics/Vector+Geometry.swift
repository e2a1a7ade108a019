import Foundation
import RigidBodies

extension Vector {
  init(_ point: CGPoint) { self.init(point.x, point.y) }

  init(_ vector: CGVector) { self.init(vector.dx, vector.dy) }

  init(_ offset: UIOffset) { self.init(offset.horizontal, offset.vertical) }

  var point: CGPoint { CGPoint(x: x, y: y) }
}
