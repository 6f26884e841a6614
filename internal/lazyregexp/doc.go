// Package lazyregexp compiles regular expressions of package variables when they are first used. Every start of a command
// would pay for all of them otherwise.
//
//	var name = lazyregexp.New(`^[a-z]+$`)
//	fmt.Println(name().MatchString("arith"))
package lazyregexp
