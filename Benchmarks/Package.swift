// swift-tools-version: 6.0
import PackageDescription

// Apart from the library's package, so that nobody who uses the library pulls what is measured against.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Rowan", path: "..")],
  targets: [
    .executableTarget(name: "rowan-bench", dependencies: [.product(name: "Rowan", package: "Rowan")])
  ],
  swiftLanguageModes: [.v6]
)
