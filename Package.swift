// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Rowan",
  platforms: [.iOS(.v15), .macOS(.v12)],
  products: [
    .library(name: "Rowan", targets: ["Rowan"]),
    .library(name: "RowanUIKit", targets: ["RowanUIKit"]),
    .library(name: "RowanTerminal", targets: ["RowanTerminal"]),
    .executable(name: "rowan", targets: ["RowanCommand"]),
    .executable(name: "rowan-gallery", targets: ["RowanGallery"]),
  ],
  targets: [
    .target(name: "Rowan"),
    // What UIKit's lists promise, so that the bindings are compiled, run and attacked where there is no UIKit.
    .target(name: "HeadlessUIKit"),
    .target(
      name: "RowanUIKit",
      dependencies: [
        "Rowan", .target(name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS])),
      ]),
    .target(
      name: "RowanTerminal",
      dependencies: ["Rowan", .target(name: "CTerminal", condition: .when(platforms: [.linux, .macOS]))]),
    // The system's ncurses, and what has to be C: signal handlers, and restoring the terminal in a crash.
    .target(
      name: "CTerminal",
      linkerSettings: [
        .linkedLibrary("ncursesw", .when(platforms: [.linux])),
        .linkedLibrary("tinfo", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]),
    .executableTarget(name: "RowanCommand", dependencies: ["Rowan", "RowanTerminal", "CLibXML2"]),
    // The system's libxml2, declared without pkg-config, which would print a warning in every client's build.
    .systemLibrary(name: "CLibXML2"),
    // The screens of the example app, and their run without a device.
    .target(
      name: "RowanScreens",
      dependencies: [
        "RowanUIKit", .target(name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS])),
      ], path: "Examples/Screens"),
    .executableTarget(
      name: "RowanGallery", dependencies: ["RowanScreens", "HeadlessUIKit"], path: "Examples/Gallery"),
    // The oracle, random commands and text pictures that all test targets use.
    .target(name: "RowanTestSupport", dependencies: ["Rowan"], path: "Tests/RowanTestSupport"),
    .testTarget(name: "RowanTests", dependencies: ["Rowan", "RowanTestSupport"]),
    .testTarget(
      name: "RowanTerminalTests",
      dependencies: [
        "RowanTerminal", "RowanTestSupport",
        .target(name: "CTerminal", condition: .when(platforms: [.linux, .macOS])),
      ]),
    .testTarget(
      name: "RowanCommandTests",
      dependencies: ["RowanCommand", "RowanTerminal", "CLibXML2", "RowanTestSupport"]),
    .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit"]),
    .testTarget(
      name: "RowanGalleryTests", dependencies: ["RowanGallery", "HeadlessUIKit"], exclude: ["Golden"]),
    .testTarget(
      name: "RowanUIKitTests",
      dependencies: [
        "RowanUIKit", "RowanTestSupport",
        .target(name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS])),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
