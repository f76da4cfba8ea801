// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Rowan",
  platforms: [.iOS(.v15), .macOS(.v12)],
  products: [
    .library(name: "Rowan", targets: ["Rowan"])
  ],
  targets: [
    .target(name: "Rowan"),
    .testTarget(name: "RowanTests", dependencies: ["Rowan"]),
  ],
  swiftLanguageModes: [.v6]
)
