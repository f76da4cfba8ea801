# What the scripts of this folder share; sourced, not run.
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
out=$root/.build/apple-check

fail() {
  printf 'apple-check: %s\n' "$1" >&2
  exit 1
}

swiftc=$(command -v swiftc) || fail 'no swiftc on the PATH; install a Swift 6.3 toolchain from https://www.swift.org/install/linux/'
toolchain=$(dirname "$(dirname "$(readlink -f "$swiftc")")")
interfaces=$toolchain/lib/swift/linux
[ "$(uname -s)-$(uname -m)" = Linux-x86_64 ] || fail 'runs on Linux for x86_64; on a Mac, build for a simulator with Xcode'
[ -f "$interfaces/Swift.swiftmodule/x86_64-unknown-linux-gnu.private.swiftinterface" ] \
  || fail "$toolchain has no textual interface of the standard library; install the whole toolchain from https://www.swift.org/install/linux/"

# The standard library and the overlays are compiled for the oldest target, the code under check for its own.
oldest=x86_64-apple-ios13.0-simulator
target=x86_64-apple-ios${DEPLOY:-15.0}-simulator
variant=x86_64-apple-ios-simulator
common=(-enable-objc-interop -resource-dir "$out/resources" -I "$out/overlays" -I "$here/sdk"
  -module-cache-path "$out/cache" -Xcc -fblocks)
