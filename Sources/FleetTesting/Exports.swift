// A test target that imports the traits gets the helpers, too.
@_exported public import Fleet
