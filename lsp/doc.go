// Package lsp is a server of the Language Server Protocol for the languages that it is given: package lsp/irlang is that
// of IR, package lsp/deflang that of definitions.
//
//	server := lsp.NewServer(lsp.Options{Name: "mytool"}, irlang.New(irlang.Options{Dialects: core.NewRegistry()}))
//	clean, err := server.Serve(os.Stdin, os.Stdout)
//
// A language works on a [Snapshot], the immutable state of all open files at one time, and on byte offsets; the server
// translates from and to the protocol. So a language can be used without a server, too, and answers are never about two
// versions of a text. What takes long is computed once for each version of a file, see [File.Memo].
//
// Languages implement [Language] and those of the small interfaces, such as [Hoverer], that they have something to say
// about.
package lsp
