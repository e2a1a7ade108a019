// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "LarderUnits",
    products: [.library(name: "LarderUnits", targets: ["LarderUnits"])],
    targets: [.target(name: "LarderUnits")]
)
