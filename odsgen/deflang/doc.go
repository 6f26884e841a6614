// Package deflang is the language of definitions, the YAML that odsgen reads, for package lsp; and with [Live] it gives
// the language of IR the dialects of definitions while these are being edited.
//
//	lang := deflang.New(deflang.Options{Embedded: defs.FS})
//	server := lsp.NewServer(lsp.Options{Name: "odsgen"}, lang)
//
// What is proposed comes from the JSON schema of definitions (package schema), which knows the names in scope. Names are
// found in the texts of the file and of what it imports, so that a file with errors has them, too.
package deflang
