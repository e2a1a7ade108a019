// Numbers, structs and the first enumerations.
#pragma once
typedef double FleetCGFloat;
#define CGFloat FleetCGFloat
typedef double NSTimeInterval NS_SWIFT_NAME(TimeInterval);
typedef double CFTimeInterval;
typedef double CFAbsoluteTime;
typedef int OSStatus;
typedef unsigned int FourCharCode;
typedef unsigned int OSType;
typedef unsigned short unichar;
typedef unsigned char Boolean;
typedef unsigned int UInt32;
typedef int SInt32;
typedef short SInt16;
typedef signed char SInt8;
typedef unsigned char UInt8;
typedef unsigned short UInt16;
typedef unsigned long long UInt64;
typedef long long SInt64;
typedef float Float32;
typedef double Float64;
typedef int kern_return_t;
typedef long CFIndex;
typedef const void *CFTypeRef;
typedef struct CGPoint { CGFloat x, y; } CGPoint;
typedef struct CGSize { CGFloat width, height; } CGSize;
typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
typedef struct _NSRange { NSUInteger location, length; } NSRange;
typedef NSRange *NSRangePointer;
typedef struct NS_SWIFT_NAME(Decimal) NSDecimal { int value; } NSDecimal;
typedef struct NSOperatingSystemVersion { NSInteger majorVersion, minorVersion, patchVersion; } NSOperatingSystemVersion NS_SWIFT_NAME(OperatingSystemVersion);
typedef NS_ENUM(NSInteger, NSComparisonResult) { NSOrderedAscending = -1, NSOrderedSame, NSOrderedDescending } NS_SWIFT_NAME(ComparisonResult);
typedef NS_ENUM(NSInteger, NSQualityOfService) { NSQualityOfServiceDefault = -1, NSQualityOfServiceBackground } NS_SWIFT_NAME(QualityOfService);
