// A test target that imports the traits has the helpers too.
@_exported public import Fleet
