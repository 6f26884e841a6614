// Package atomicfile writes files that are complete or not there at all.
//
//	err := atomicfile.Write("out.mlir", data, 0o666)
//
// What is written goes first into a new file beside the wanted one, with a name that cannot be foretold, and is renamed
// at the end. A reader never sees a part of it, a link that somebody planted under the name of the temporary file is
// never followed, and nothing stays behind after an error.
package atomicfile
