import Foundation

extension CALayer: KeyedValues {
  @MainActor static let keyedProperties: [String: KeyedProperty] = looks.merging(places) { $1 }
    .merging(ofShapes) { $1 }.merging(ofGradients) { $1 }.merging(ofEmitters) { $1 }

  @MainActor private static let looks: [String: KeyedProperty] = [
    "opacity": .float(\CALayer.opacity), "hidden": .flag(\CALayer.isHidden),
    "opaque": .flag(\CALayer.isOpaque), "masksToBounds": .flag(\CALayer.masksToBounds),
    "cornerRadius": .number(\CALayer.cornerRadius), "borderWidth": .number(\CALayer.borderWidth),
    "borderColor": .optional(\CALayer.borderColor),
    "backgroundColor": .optional(\CALayer.backgroundColor),
    "shadowOpacity": .float(\CALayer.shadowOpacity),
    "shadowRadius": .number(\CALayer.shadowRadius),
    "shadowOffset": .value(\CALayer.shadowOffset),
    "shadowOffset.width": .number(\CALayer.shadowOffset.width),
    "shadowOffset.height": .number(\CALayer.shadowOffset.height),
    "shadowColor": .optional(\CALayer.shadowColor), "shadowPath": .optional(\CALayer.shadowPath),
    "contents": .optional(\CALayer.contents), "contentsScale": .number(\CALayer.contentsScale),
    "shouldRasterize": .flag(\CALayer.shouldRasterize),
    "rasterizationScale": .number(\CALayer.rasterizationScale),
    "mask": .optional(\CALayer.mask), "name": .optional(\CALayer.name),
    "sublayers": .optional(\CALayer.sublayers),
    "speed": .float(\CALayer.speed), "timeOffset": .double(\CALayer.timeOffset),
    "beginTime": .double(\CALayer.beginTime), "duration": .double(\CALayer.duration),
    "repeatCount": .float(\CALayer.repeatCount),
    "autoreverses": .flag(\CALayer.autoreverses),
  ]

  @MainActor private static let places: [String: KeyedProperty] = [
    "frame": .value(\CALayer.frame), "frame.origin": .value(\CALayer.frame.origin),
    "frame.size": .value(\CALayer.frame.size),
    "frame.origin.x": .number(\CALayer.frame.origin.x),
    "frame.origin.y": .number(\CALayer.frame.origin.y),
    "frame.size.width": .number(\CALayer.frame.size.width),
    "frame.size.height": .number(\CALayer.frame.size.height),
    "bounds": .value(\CALayer.bounds), "bounds.origin": .value(\CALayer.bounds.origin),
    "bounds.size": .value(\CALayer.bounds.size),
    "bounds.origin.x": .number(\CALayer.bounds.origin.x),
    "bounds.origin.y": .number(\CALayer.bounds.origin.y),
    "bounds.size.width": .number(\CALayer.bounds.size.width),
    "bounds.size.height": .number(\CALayer.bounds.size.height),
    "position": .value(\CALayer.position), "position.x": .number(\CALayer.position.x),
    "position.y": .number(\CALayer.position.y), "anchorPoint": .value(\CALayer.anchorPoint),
    "anchorPoint.x": .number(\CALayer.anchorPoint.x),
    "anchorPoint.y": .number(\CALayer.anchorPoint.y), "zPosition": .number(\CALayer.zPosition),
    "transform": .value(\CALayer.transform),
    "sublayerTransform": .value(\CALayer.sublayerTransform),
  ]

  @MainActor private static let ofShapes: [String: KeyedProperty] = [
    "path": .optional(\CAShapeLayer.path), "fillColor": .optional(\CAShapeLayer.fillColor),
    "strokeColor": .optional(\CAShapeLayer.strokeColor),
    "lineWidth": .number(\CAShapeLayer.lineWidth),
    "lineDashPhase": .number(\CAShapeLayer.lineDashPhase),
    "lineDashPattern": .optional(\CAShapeLayer.lineDashPattern),
    "strokeStart": .number(\CAShapeLayer.strokeStart),
    "strokeEnd": .number(\CAShapeLayer.strokeEnd),
  ]

  @MainActor private static let ofGradients: [String: KeyedProperty] = [
    "colors": .optional(\CAGradientLayer.colors),
    "locations": .optional(\CAGradientLayer.locations),
    "startPoint": .value(\CAGradientLayer.startPoint),
    "endPoint": .value(\CAGradientLayer.endPoint),
  ]

  @MainActor private static let ofEmitters: [String: KeyedProperty] = [
    "emitterCells": .optional(\CAEmitterLayer.emitterCells),
    "emitterPosition": .value(\CAEmitterLayer.emitterPosition),
    "emitterSize": .value(\CAEmitterLayer.emitterSize),
    "birthRate": .float(\CAEmitterLayer.birthRate),
    "lifetime": .float(\CAEmitterLayer.lifetime), "velocity": .float(\CAEmitterLayer.velocity),
    "scale": .float(\CAEmitterLayer.scale), "spin": .float(\CAEmitterLayer.spin),
  ]

  /// A cell of an emitter, by its name.
  func inner(_ name: String) -> NSObject? {
    let start = "emitterCells."
    guard name.hasPrefix(start), let emitter = self as? CAEmitterLayer else { return nil }
    return emitter.emitterCells?.first { $0.name == String(name.dropFirst(start.count)) }
  }
}
