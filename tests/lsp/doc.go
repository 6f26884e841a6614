// Package lsp holds a client of language servers for tests, [Client], and runs archives with markers through it: lines of
// files hold comments such as
// //@hover("%a", "i32"), which is about the text %a in front of it.
// Markers takes them apart; the test of this package says what each does. The client talks to a server in the same
// process or to a program.
package lsp
