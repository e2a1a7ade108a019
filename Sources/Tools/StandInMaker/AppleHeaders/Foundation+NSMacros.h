// What stands before, behind and around declarations.
#pragma once
#define NS_REQUIRES_SUPER
#define NS_RETURNS_RETAINED
#define NS_RETURNS_NOT_RETAINED
#define NS_RETURNS_INNER_POINTER
#define NS_REQUIRES_NIL_TERMINATION
#define NS_ROOT_CLASS
#define NS_VALID_UNTIL_END_OF_SCOPE
#define NS_SWIFT_NOTHROW
#define NS_SWIFT_UI_ACTOR
#define NS_SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
#define NS_SWIFT_NONSENDABLE
#define NS_SWIFT_NONISOLATED
#define UI_APPEARANCE_SELECTOR
#define UIKIT_STATIC_INLINE static inline
#define NS_INLINE static inline
#define CG_INLINE static inline
#define CF_INLINE static inline
#define FOUNDATION_EXPORT extern
#define FOUNDATION_EXTERN extern
#define UIKIT_EXTERN extern
#define CG_EXTERN extern
#define OBJC_EXTERN extern
#define OBJC_EXPORT extern
#define CF_EXPORT extern
#define NS_EXTENSION_UNAVAILABLE(...)
#define NS_EXTENSION_UNAVAILABLE_IOS(...)
#define NS_FORMAT_FUNCTION(...)
#define NS_FORMAT_ARGUMENT(...)
#define NS_AVAILABLE(...)
#define NS_AVAILABLE_IOS(...)
#define NS_AVAILABLE_MAC(...)
#define NS_DEPRECATED(...)
#define NS_DEPRECATED_IOS(...)
#define NS_DEPRECATED_MAC(...)
#define NS_CLASS_AVAILABLE(...)
#define NS_CLASS_AVAILABLE_IOS(...)
#define NS_CLASS_DEPRECATED(...)
#define NS_CLASS_DEPRECATED_IOS(...)
#define NS_ENUM_AVAILABLE(...)
#define NS_ENUM_AVAILABLE_IOS(...)
#define NS_ENUM_DEPRECATED(...)
#define NS_ENUM_DEPRECATED_IOS(...)
#define NS_CONSUMED
#define NS_CONSUMES_SELF
#define NS_AUTOMATED_REFCOUNT_UNAVAILABLE
#define NS_PROTOCOL_REQUIRES_EXPLICIT_IMPLEMENTATION
#define IBOutlet
#define IBInspectable
#define IB_DESIGNABLE
#define IBAction void
#define IBOutletCollection(...)
#define CF_RETURNS_RETAINED
#define CF_RETURNS_NOT_RETAINED
#define CF_CONSUMED
#define CF_IMPLICIT_BRIDGING_ENABLED
#define CF_IMPLICIT_BRIDGING_DISABLED
#define CF_EXTERN_C_BEGIN
#define CF_EXTERN_C_END
#define CF_ASSUME_NONNULL_BEGIN
#define CF_ASSUME_NONNULL_END
#define DISPATCH_EXPORT extern
#define NS_SWIFT_DISABLE_ASYNC __attribute__((swift_async(none)))
#define __OSX_AVAILABLE_STARTING(...)
#define __OSX_AVAILABLE_BUT_DEPRECATED(...)
#define AVAILABLE_ATTRIBUTE
#define UI_USER_INTERFACE_IDIOM(...) 0
#define NSStringize(...)
#define NS_BLOCK_ASSERTIONS
#define OBJC_ARC_UNAVAILABLE
#define OBJC_DESIGNATED_INITIALIZER
#define NS_OPTIONS_MEMBER
#define NSAssert(...)
#define NSCAssert(...)
#define NSParameterAssert(...)
#define NSCParameterAssert(...)
#define DEPRECATED_ATTRIBUTE
#define DEPRECATED_MSG_ATTRIBUTE(...)
#define UNAVAILABLE_ATTRIBUTE __attribute__((unavailable))
#define NSLocalizedString(...) @""
#define NS_VOIDRETURN return
#define CF_SWIFT_NAME(...)

#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define NS_HEADER_AUDIT_BEGIN(...) NS_ASSUME_NONNULL_BEGIN
#define NS_HEADER_AUDIT_END(...) NS_ASSUME_NONNULL_END
#define __NS_EX enum_extensibility(open)
#define __NS_E1(_type) enum __attribute__((__NS_EX)) : _type
#define __NS_E2(_type, _name) enum __attribute__((__NS_EX)) _name : _type _name; enum _name : _type
#define __NS_O1(_type) enum __attribute__((flag_enum, __NS_EX)) : _type
#define __NS_O2(_type, _name) enum __attribute__((flag_enum, __NS_EX)) _name : _type _name; enum _name : _type
#define __NS_PICK(_1, _2, _3, ...) _3
#define NS_ENUM(...) __NS_PICK(__VA_ARGS__, __NS_E2, __NS_E1, )(__VA_ARGS__)
#define NS_OPTIONS(...) __NS_PICK(__VA_ARGS__, __NS_O2, __NS_O1, )(__VA_ARGS__)
#define NS_CLOSED_ENUM(_type, _name) enum __attribute__((enum_extensibility(closed))) _name : _type _name; enum _name : _type
#define NS_ERROR_ENUM(_domain, _name) enum _name : NSInteger _name; enum __attribute__((ns_error_domain(_domain), __NS_EX)) _name : NSInteger
#define CF_ENUM NS_ENUM
#define CF_OPTIONS NS_OPTIONS
#define NS_SWIFT_NAME(...) __attribute__((swift_name(#__VA_ARGS__)))
#define NS_SWIFT_ASYNC_NAME(...) __attribute__((swift_async_name(#__VA_ARGS__)))
#define NS_SWIFT_ASYNC(...) __attribute__((swift_async(swift_private, __VA_ARGS__)))
#define NS_SWIFT_UNAVAILABLE(_text) __attribute__((availability(swift, unavailable, message=_text)))
#define NS_SWIFT_UNAVAILABLE_FROM_ASYNC(_text)
#define NS_REFINED_FOR_SWIFT __attribute__((deprecated("refined for Swift")))
#define NS_UNAVAILABLE __attribute__((unavailable))
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_TYPED_ENUM __attribute__((swift_newtype(enum)))
#define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_newtype(struct)))
#define NS_STRING_ENUM NS_TYPED_ENUM
#define NS_EXTENSIBLE_STRING_ENUM NS_TYPED_EXTENSIBLE_ENUM
#define NS_SWIFT_BRIDGED_TYPEDEF __attribute__((swift_bridged_typedef))
#define NS_NOESCAPE __attribute__((noescape))
#define NS_SWIFT_ACTOR_INDEPENDENT
#define OBJC_SUBCLASSING_RESTRICTED __attribute__((objc_subclassing_restricted))
#define NS_ENUM_UNAVAILABLE(...)
#define NSIntegerMax 0x7fffffffffffffffL
#define NSIntegerMin (-NSIntegerMax - 1L)
#define NSUIntegerMax 0xffffffffffffffffUL
#define NSNotFound NSIntegerMax
#define CGFLOAT_MAX 1.7976931348623157e+308
#define CGFLOAT_MIN 2.2250738585072014e-308
#define CGFLOAT_DEFINED 1
#define FLT_MAX 3.402823466e+38F
#define NS_DIRECT
#define NS_DIRECT_MEMBERS
#define NS_SWIFT_ASYNC_THROWS_ON_FALSE(...)
#define NS_SWIFT_IMPORTED_AS_MEMBER
#define UIKIT_AVAILABLE_IOS_ONLY(...)
#define UIKIT_AVAILABLE_TVOS_ONLY(...)
#define UIKIT_CLASS_AVAILABLE_IOS_ONLY(...)
#define NS_CLASS_AVAILABLE_MAC(...)
#define FOUNDATION_STATIC_INLINE static inline
#define FOUNDATION_IMPORT extern
#define FOUNDATION_EXTERN_INLINE extern inline
