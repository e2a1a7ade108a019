import Foundation

/// The destination of answers.
package struct DriveOutput {
  package let write: (String) -> Void

  package init(_ write: @escaping (String) -> Void) { self.write = write }

  /// The standard output of the process.
  ///
  /// From here on, what the app prints goes to standard error: a reader of answers, line by line,
  /// reads nothing else.
  package static func ofProcess() -> DriveOutput {
    let answers = FileHandle(fileDescriptor: dup(STDOUT_FILENO), closeOnDealloc: false)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    return DriveOutput { text in
      // What the app has printed comes before the answer that follows it.
      fflush(nil)
      answers.write(Data(text.utf8))
    }
  }
}
