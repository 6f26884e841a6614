package core

// Must returns v, which the caller knows to be what it was converted to, and panics when it is not:
//
//	loop := core.Must(scf.AsForOp(op)) // a pattern whose root is scf.for
func Must[T any](v T, ok bool) T {
	if !ok {
		panic("core.Must: the conversion failed, which its caller excluded")
	}
	return v
}
