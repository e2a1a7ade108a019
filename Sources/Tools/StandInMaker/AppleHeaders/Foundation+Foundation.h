#pragma once
#import <ObjectiveC/ObjectiveC.h>
#import "NSMacros.h"
#import "NSTypes.h"
#import "NSClasses.h"
#import "NSNames.h"
// The names that no header at hand declares: a file that is written with the headers of a module.
#import <Undeclared/Undeclared.h>
