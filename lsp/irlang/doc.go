// Package irlang is the language of IR, files of MLIR's text, for package lsp. It knows the dialects of a registry and
// can take further ones from definitions that are being edited.
//
//	lang := irlang.New(irlang.Options{Dialects: core.NewRegistry(all.Dialects()...)})
//	f := lsp.NewFile("file:///a.mlir", "mlir", 1, []byte(text))
//	for _, d := range lang.Diagnose(context.Background(), lsp.NewSnapshot(nil, f), f) {
//		fmt.Println(d)
//	}
//
// A version of a file is parsed as a whole, once; the places of things that the parser tells (package core/marks) answer
// all questions about it. Parts between lines of "// -----" are files of their own, as in tests.
package irlang
