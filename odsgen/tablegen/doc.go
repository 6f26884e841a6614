// Package tablegen reads the records of TableGen: the JSON that "llvm-tblgen --dump-json" prints, and .td files where
// that command is installed.
//
//	recs, err := tablegen.Decode(data)
//	for _, op := range recs.Derived("Op") {
//		fmt.Println(op.Str("opName"))
//	}
//
// A dump is input like any other: sizes and depths have limits, and a field of an unexpected kind is an error that
// names the record.
package tablegen
