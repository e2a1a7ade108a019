// The modules that apps get by importing Contacts and ContactsUI on Apple's systems.
@_exported public import CodedErrors
@_exported public import Foundation
