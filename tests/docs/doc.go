// Package docs finds the code in the pages of the project's documentation, README.md and docs/*.md:
//
//	for _, b := range docs.Blocks("docs/live.md", text) {
//		fmt.Println(b.Line, b.Lang, b.Whole())
//	}
//
// Its tests hold each block to what its fence says, so that what a page shows works:
//
//   - go: it compiles. Package tests/arch does that, with what it says about names that a block leaves to its reader.
//   - yaml: a definition that is accepted without any finding. A part of one has a comment <!-- in ... --> in front with the
//     definition around it; a text that begins with "# NAME" is a file for the sessions of its page.
//   - mlir: ods opt --verify-diagnostics accepts it, with the shipped dialects and those that the page defines above it.
//   - sh: commands that succeed, in a folder with the project's examples and the files of comments <!-- file NAME ... -->.
//     go run of a command of this project is that command.
//   - console: a session: what the commands behind "$ " print, and "[1]" for a status that is not 0. The flag -update writes
//     what they print now.
//   - text: no code.
//
// "go FILE" and its like are quotations of a file, which has its own tests. "sh by-hand" is not run: it needs the network, or
// it is what the tests are.
package docs
