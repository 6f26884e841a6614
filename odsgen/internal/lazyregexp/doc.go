// Package lazyregexp compiles regular expressions of package variables when they are first used. Every start of a command
// would pay for all of them otherwise.
//
//	var name = lazyregexp.New(`^[a-z]+$`)
//	if name().MatchString(s) {
//		// ...
//	}
package lazyregexp
