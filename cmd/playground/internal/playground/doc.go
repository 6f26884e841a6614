// Package playground is what the page of the playground asks: it checks a definition and a program, runs a pipeline and keeps the text behind
// each pass, executes functions, and draws graphs. It has no files and no clock but the standard library's, so that it works in a browser.
//
//	s := playground.New()
//	s.Handle(playground.Request{Kind: "stages", Program: "func.func @f() { return }", Pipeline: "cse"}, func(r playground.Reply) {
//		fmt.Println(r.Kind, len(r.Stages))
//	})
//
// Serve speaks JSON, one request or reply on a line, on a pair of streams; command cmd/playground/engine is that, compiled to WebAssembly.
// Offsets in texts count UTF-16 code units, as JavaScript does.
package playground
