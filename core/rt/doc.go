// Package rt is the runtime of dialects: what the code that odsgen writes calls, and what the interpreter of live
// definitions calls in its place. A fact about a construct of the definition language stands here once; programs use
// package core and the generated packages.
//
//	var colorCases = rt.Enum[Color]{Texts: []string{"red", "green"}}
//
//	func (v Color) String() string { return colorCases.Text(v) }
//
// All functions may be called concurrently.
package rt
