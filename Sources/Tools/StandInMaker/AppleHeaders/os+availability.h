#import <Availability.h>
