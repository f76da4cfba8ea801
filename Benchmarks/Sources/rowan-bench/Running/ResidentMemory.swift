import Foundation

/// How much memory this process has, in bytes.
enum ResidentMemory {
  static var now: Int {
    #if os(Linux)
      let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")[1]
      return (pages.flatMap { Int($0) } ?? 0) * sysconf(Int32(_SC_PAGESIZE))
    #else
      // The most it ever had, which for works that only build is the same.
      var usage = rusage()
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #endif
  }

  /// How much is free for the taking on this machine; `nil` where that is not known.
  static var available: Int? {
    (try? String(contentsOfFile: "/proc/meminfo", encoding: .utf8))?.split(separator: "\n")
      .first { $0.hasPrefix("MemAvailable:") }?.split(separator: " ").dropFirst().first
      .flatMap { Int($0) }.map { $0 * 1024 }
  }
}
