// swift-tools-version: 6.0
import Foundation
import PackageDescription

// Apart from the library's package, so that nobody who uses the library pulls what is measured against.

/// The checkout of a library to measure against, if the folder named by `ROWAN_BENCH_PEERS` has one: nothing is
/// fetched, and the package builds without.
func peer(_ name: String) -> String? {
  guard let folder = Context.environment["ROWAN_BENCH_PEERS"] else { return nil }
  let path = "\(folder)/\(name)"
  return FileManager.default.fileExists(atPath: "\(path)/Package.swift") ? path : nil
}

var dependencies: [Package.Dependency] = [.package(name: "Rowan", path: "..")]
var targetDependencies: [Target.Dependency] = [.product(name: "Rowan", package: "Rowan")]
var settings: [SwiftSetting] = []

if let path = peer("DifferenceKit") {
  dependencies.append(.package(name: "DifferenceKit", path: path))
  targetDependencies.append(.product(name: "DifferenceKit", package: "DifferenceKit"))
  settings.append(.define("PEER_DIFFERENCEKIT"))
}
if let path = peer("swift-collections") {
  dependencies.append(.package(name: "swift-collections", path: path))
  targetDependencies.append(.product(name: "_RopeModule", package: "swift-collections"))
  settings.append(.define("PEER_ROPE"))
}

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: dependencies,
  targets: [
    .executableTarget(name: "rowan-bench", dependencies: targetDependencies, swiftSettings: settings)
  ],
  swiftLanguageModes: [.v6]
)
