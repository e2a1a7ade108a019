#import <Foundation/Foundation.h>
@interface PodsDummy_Buoy : NSObject
@end
@implementation PodsDummy_Buoy
@end
