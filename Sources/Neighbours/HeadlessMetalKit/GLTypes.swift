// The types of OpenGL ES, and the few functions of it that views of UIKit call: nothing is drawn.

/// A name of something.
public typealias GLenum = UInt32
/// Several bits.
public typealias GLbitfield = UInt32
/// A number without a sign.
public typealias GLuint = UInt32
/// A number.
public typealias GLint = Int32
/// A size.
public typealias GLsizei = Int32
/// Yes or no.
public typealias GLboolean = UInt8
/// A byte.
public typealias GLubyte = UInt8
/// A number with a fraction.
public typealias GLfloat = Float
/// A number from 0 to 1.
public typealias GLclampf = Float

public let GL_NO_ERROR: Int32 = 0
public let GL_ONE: Int32 = 1
public let GL_SRC_ALPHA: Int32 = 0x0302
public let GL_ONE_MINUS_SRC_ALPHA: Int32 = 0x0303
public let GL_DEPTH_TEST: Int32 = 0x0B71
public let GL_BLEND: Int32 = 0x0BE2
public let GL_TEXTURE_2D: Int32 = 0x0DE1
public let GL_COLOR_BUFFER_BIT: Int32 = 0x4000
public let GL_FRAMEBUFFER: Int32 = 0x8D40
public let GL_RENDERBUFFER: Int32 = 0x8D41

/// Says the color that a picture is cleared with.
public func glClearColor(_ red: GLclampf, _ green: GLclampf, _ blue: GLclampf, _ alpha: GLclampf) {}
/// Clears a picture.
public func glClear(_ mask: GLbitfield) {}
/// Says where a picture is drawn.
public func glViewport(_ x: GLint, _ y: GLint, _ width: GLsizei, _ height: GLsizei) {}
/// Begins to do something.
public func glEnable(_ cap: GLenum) {}
/// Ends to do something.
public func glDisable(_ cap: GLenum) {}
/// Says how colors are mixed.
public func glBlendFunc(_ sfactor: GLenum, _ dfactor: GLenum) {}
/// Carries out what was said.
public func glFlush() {}
/// Carries out what was said, and waits for it.
public func glFinish() {}
/// Returns what has gone wrong: nothing.
public func glGetError() -> GLenum { 0 }
