@_exported public import Fleet
