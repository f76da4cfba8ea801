// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Rowan",
  platforms: [.iOS(.v15), .macOS(.v12)],
  products: [
    .library(name: "Rowan", targets: ["Rowan"]),
    .executable(name: "rowan", targets: ["RowanCommand"]),
  ],
  targets: [
    .target(name: "Rowan"),
    .executableTarget(name: "RowanCommand"),
    // The oracle, random commands and text pictures that all test targets use.
    .target(name: "RowanTestSupport", dependencies: ["Rowan"], path: "Tests/RowanTestSupport"),
    .testTarget(name: "RowanTests", dependencies: ["Rowan", "RowanTestSupport"]),
    .testTarget(name: "RowanCommandTests", dependencies: ["RowanCommand", "RowanTestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
