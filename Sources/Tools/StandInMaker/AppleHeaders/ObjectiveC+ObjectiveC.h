// The runtime, as far as declarations need it, and Dispatch.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#import <TargetConditionals.h>
#import <Availability.h>
typedef bool BOOL;
#define YES __objc_yes
#define NO __objc_no
#define nil ((id)0)
#define __nullable _Nullable
#define __nonnull _Nonnull
#define __null_unspecified _Null_unspecified
#define __deprecated
#define __deprecated_msg(...)
#define __deprecated_enum_msg(...)
#define __unavailable __attribute__((unavailable))
#define __printflike(...)
#define __unused __attribute__((unused))
#define Nil ((Class)0)
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef struct _NSZone NSZone;
@class NSString, NSMethodSignature, NSInvocation, Selector, Protocol;
#define SEL Selector *
typedef id (*IMP)(void);
typedef struct objc_method *Method;
typedef struct objc_ivar *Ivar;
@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property (readonly) NSUInteger hash;
@property (readonly, copy, nonnull) NSString *description;
@end
__attribute__((objc_root_class)) @interface NSObject <NSObject>
- (nonnull instancetype)init;
+ (nonnull instancetype)new;
+ (nonnull instancetype)alloc;
- (nonnull id)copy;
- (nonnull Class)class;
+ (nonnull Class)class;
- (BOOL)isKindOfClass:(nonnull Class)c;
- (BOOL)respondsToSelector:(nonnull SEL)s;
- (nonnull id)mutableCopy;
+ (void)load;
+ (void)initialize;
@end
__attribute__((objc_root_class)) @interface Selector @end
__attribute__((objc_root_class)) @interface Protocol @end
#define DISPATCH_QUEUE_SERIAL 0
#define DISPATCH_TIME_FOREVER (~0ull)
typedef void (^dispatch_block_t)(void);
typedef uint64_t dispatch_time_t;
typedef long dispatch_once_t;
typedef intptr_t dispatch_queue_priority_t;
@interface OS_dispatch_queue : NSObject @end
@interface OS_dispatch_group : NSObject @end
@interface OS_dispatch_source : NSObject @end
@interface OS_dispatch_semaphore : NSObject @end
@interface OS_dispatch_data : NSObject @end
@interface OS_dispatch_io : NSObject @end
typedef OS_dispatch_queue *dispatch_queue_t;
typedef OS_dispatch_group *dispatch_group_t;
typedef OS_dispatch_source *dispatch_source_t;
typedef OS_dispatch_semaphore *dispatch_semaphore_t;
typedef OS_dispatch_data *dispatch_data_t;
typedef OS_dispatch_io *dispatch_io_t;
typedef OS_dispatch_queue *dispatch_queue_attr_t;
static inline void dispatch_once(dispatch_once_t *_Nonnull predicate, dispatch_block_t _Nonnull block) {}
static inline void dispatch_async(dispatch_queue_t _Nonnull queue, dispatch_block_t _Nonnull block) {}
static inline void dispatch_sync(dispatch_queue_t _Nonnull queue, dispatch_block_t _Nonnull block) {}
static inline dispatch_queue_t _Nonnull dispatch_get_main_queue(void) { return (dispatch_queue_t)0; }
static inline dispatch_queue_t _Nonnull dispatch_get_global_queue(intptr_t a, uintptr_t b) { return (dispatch_queue_t)0; }
