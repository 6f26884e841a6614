// Package typecheck finds out whether generated Go compiles, fast enough to do so before every write.
//
// It runs go/types over the generated files. What they import is found by package go/packages and read from source as
// far as declarations go; bodies of functions are not needed. The standard library, and modules that are not
// downloaded, stand for anything, so that an error is only reported where it is certain. Hand-written files of the same
// package take part with their declarations; what is wrong with them is their author's business and not reported.
//
//	var files []typecheck.File // everything that the run generates
//	c := typecheck.New(typecheck.Options{Dir: "."})
//	c.Add("example.com/m/generated/toy", "generated/toy", files)
//	errs := c.Check("example.com/m/generated/toy") // what does not compile
package typecheck
