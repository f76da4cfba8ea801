import Foundation

/// The three descriptors that a program is started with.
enum StandardDescriptors {
  /// Sees to it that they are there.
  ///
  /// Whoever starts a program can leave one closed. Then the next file that is opened takes its number, and what
  /// is meant for a person is written into it. What takes the place here refuses to be used.
  static func fill() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is the one that is missing.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
