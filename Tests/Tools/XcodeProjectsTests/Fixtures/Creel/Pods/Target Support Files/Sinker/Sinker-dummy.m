#import <Foundation/Foundation.h>
@interface PodsDummy_Sinker : NSObject
@end
@implementation PodsDummy_Sinker
@end
