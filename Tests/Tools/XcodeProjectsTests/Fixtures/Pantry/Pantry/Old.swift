// In no target.
this does not compile
