import Foundation

extension CAAnimation: KeyedValues {
  @MainActor static let keyedProperties: [String: KeyedProperty] = [
    "duration": .double(\CAAnimation.duration), "beginTime": .double(\CAAnimation.beginTime),
    "speed": .float(\CAAnimation.speed), "timeOffset": .double(\CAAnimation.timeOffset),
    "repeatCount": .float(\CAAnimation.repeatCount),
    "repeatDuration": .double(\CAAnimation.repeatDuration),
    "autoreverses": .flag(\CAAnimation.autoreverses),
    "removedOnCompletion": .flag(\CAAnimation.isRemovedOnCompletion),
    "keyPath": .optional(\CAPropertyAnimation.keyPath),
    "fromValue": .optional(\CABasicAnimation.fromValue),
    "toValue": .optional(\CABasicAnimation.toValue),
    "byValue": .optional(\CABasicAnimation.byValue),
    "values": .optional(\CAKeyframeAnimation.values),
    "path": .optional(\CAKeyframeAnimation.path),
    "animations": .optional(\CAAnimationGroup.animations),
  ]
}
