// Package param is the table of the Go types that parameters of types and attributes have: for each, how its text is
// read and written and how it becomes part of a key. Generated code makes the calls of a row, the interpreter of live
// definitions uses the functions, which are the same.
//
//	if k := param.Lookup("int64"); k != nil {
//		fmt.Printf(k.Print, "x") // p.Int(int64(x)), which k.Write does with a value
//	}
//
// All functions may be called concurrently.
package param
