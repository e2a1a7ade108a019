import Foundation

extension CAEmitterCell: KeyedValues {
  @MainActor static let keyedProperties: [String: KeyedProperty] = [
    "birthRate": .float(\CAEmitterCell.birthRate), "lifetime": .float(\CAEmitterCell.lifetime),
    "lifetimeRange": .float(\CAEmitterCell.lifetimeRange),
    "velocity": .number(\CAEmitterCell.velocity),
    "velocityRange": .number(\CAEmitterCell.velocityRange),
    "xAcceleration": .number(\CAEmitterCell.xAcceleration),
    "yAcceleration": .number(\CAEmitterCell.yAcceleration),
    "zAcceleration": .number(\CAEmitterCell.zAcceleration),
    "scale": .number(\CAEmitterCell.scale), "scaleRange": .number(\CAEmitterCell.scaleRange),
    "scaleSpeed": .number(\CAEmitterCell.scaleSpeed), "spin": .number(\CAEmitterCell.spin),
    "spinRange": .number(\CAEmitterCell.spinRange), "color": .optional(\CAEmitterCell.color),
    "redRange": .float(\CAEmitterCell.redRange), "redSpeed": .float(\CAEmitterCell.redSpeed),
    "greenRange": .float(\CAEmitterCell.greenRange),
    "greenSpeed": .float(\CAEmitterCell.greenSpeed),
    "blueRange": .float(\CAEmitterCell.blueRange), "blueSpeed": .float(\CAEmitterCell.blueSpeed),
    "alphaRange": .float(\CAEmitterCell.alphaRange),
    "alphaSpeed": .float(\CAEmitterCell.alphaSpeed),
    "emissionLatitude": .number(\CAEmitterCell.emissionLatitude),
    "emissionLongitude": .number(\CAEmitterCell.emissionLongitude),
    "emissionRange": .number(\CAEmitterCell.emissionRange),
    "enabled": .flag(\CAEmitterCell.isEnabled), "name": .optional(\CAEmitterCell.name),
    "contents": .optional(\CAEmitterCell.contents),
  ]
}
