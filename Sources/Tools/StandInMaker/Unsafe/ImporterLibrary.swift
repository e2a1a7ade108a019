import Foundation

/// The library of the toolchain's that prints interfaces, loaded into this process.
///
/// Its functions are C functions that are looked up by their names, so that nothing here is linked to it. It
/// reads what others wrote, with a compiler: the process should be one that may end.
struct ImporterLibrary {
  private typealias Object = UnsafeMutableRawPointer
  private let handle: UnsafeMutableRawPointer

  init(at path: String) throws(StandInTrouble) {
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      let reason = dlerror().map { String(cString: $0) } ?? "no reason is given"
      throw StandInTrouble("\(path) cannot be loaded: \(reason)")
    }
    self.handle = handle
    try function("sourcekitd_initialize", as: (@convention(c) () -> Void).self)()
  }

  /// Each type is that of the function in the library's header, which has not changed for ten years.
  private func function<F>(_ name: String, as type: F.Type) throws(StandInTrouble) -> F {
    guard let address = dlsym(handle, name) else {
      throw StandInTrouble("The importer of this toolchain has no '\(name)'.")
    }
    return unsafeBitCast(address, to: type)
  }

  /// The Swift interface of a module of headers.
  func interface(of module: String, _ arguments: [String]) throws(StandInTrouble) -> String {
    try answer(
      to: """
        key.request: source.request.editor.open.interface
        key.name: \(Self.quoted("/" + module))
        key.modulename: \(Self.quoted(module))
        key.compilerargs: [\(arguments.map(Self.quoted).joined(separator: ", "))]

        """, about: module)
  }

  /// The interface of a source, whose path is the first of the compiler's arguments.
  func interface(ofSource arguments: [String]) throws(StandInTrouble) -> String {
    let path = arguments.first ?? ""
    return try answer(
      to: """
        key.request: source.request.editor.open.interface.swiftsource
        key.name: \(Self.quoted("/" + path))
        key.sourcefile: \(Self.quoted(path))
        key.compilerargs: [\(arguments.map(Self.quoted).joined(separator: ", "))]

        """, about: path)
  }

  private func answer(to request: String, about module: String) throws(StandInTrouble) -> String {
    let create = try function(
      "sourcekitd_request_create_from_yaml",
      as: (@convention(c) (UnsafePointer<CChar>, UnsafeMutableRawPointer?) -> Object?).self)
    let send = try function(
      "sourcekitd_send_request_sync", as: (@convention(c) (Object) -> Object?).self)
    guard let object = create(request, nil), let response = send(object) else {
      throw StandInTrouble("The importer does not answer for \(module).")
    }
    return try text(of: response, module)
  }

  private func text(of response: Object, _ module: String) throws(StandInTrouble) -> String {
    let isError = try function(
      "sourcekitd_response_is_error", as: (@convention(c) (Object) -> Bool).self)
    let error = try function(
      "sourcekitd_response_error_get_description",
      as: (@convention(c) (Object) -> UnsafePointer<CChar>?).self)
    let describe = try function(
      "sourcekitd_response_description_copy",
      as: (@convention(c) (Object) -> UnsafeMutablePointer<CChar>?).self)
    if isError(response) {
      let reason = error(response).map { String(cString: $0) } ?? "it does not say why"
      throw StandInTrouble("The importer does not read \(module): \(reason)")
    }
    // Its values are structs of C, which a function that is looked up cannot return; the text has them, too.
    guard let description = describe(response) else {
      throw StandInTrouble("The importer says nothing of \(module).")
    }
    defer { free(description) }
    guard let start = strstr(description, Self.mark) else {
      throw StandInTrouble("The importer prints no interface of \(module).")
    }
    return Self.unescaped(start + Self.mark.utf8.count)
  }

  private static let mark = "key.sourcetext: \""

  /// Reads up to the quotation mark that ends a text.
  private static func unescaped(_ start: UnsafeMutablePointer<CChar>) -> String {
    var bytes: [UInt8] = []
    var next = start
    while next.pointee != 0, UInt8(bitPattern: next.pointee) != UInt8(ascii: "\"") {
      if UInt8(bitPattern: next.pointee) == UInt8(ascii: "\\") {
        next += 1
        switch UInt8(bitPattern: next.pointee) {
        case UInt8(ascii: "n"): bytes.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "t"): bytes.append(UInt8(ascii: "\t"))
        case 0: return String(decoding: bytes, as: UTF8.self)
        case let other: bytes.append(other)
        }
      } else {
        bytes.append(UInt8(bitPattern: next.pointee))
      }
      next += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func quoted(_ text: String) -> String {
    let plain = text.map { $0.isNewline ? " " : $0 }
    return "\""
      + String(plain).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
