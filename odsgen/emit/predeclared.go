package emit

import "strings"

// predeclared are the names that Go declares everywhere, which go/types lists, too; programs that generate do not link that.
const predeclared = " any bool byte comparable complex64 complex128 error float32 float64 int int8 int16 int32 int64 rune string " +
	"uint uint8 uint16 uint32 uint64 uintptr true false iota nil append cap clear close complex copy delete imag len make max min " +
	"new panic print println real recover "

// isPredeclared reports whether a name is declared by Go itself.
func isPredeclared(name string) bool { return strings.Contains(predeclared, " "+name+" ") }
