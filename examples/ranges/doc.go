// Command ranges is a tool for existing IR: it inlines small functions, finds out between which bounds integers lie, warns of
// divisions that may divide by zero, marks sums that cannot wrap, and makes shifts of divisions by powers of two.
//
//	go run ./examples/ranges FILE
//
// It shows an analysis, calls of the inliner, typed patterns and diagnostics of one's own, in one file.
package main
