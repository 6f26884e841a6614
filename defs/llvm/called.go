package llvm

import (
	"regexp"
	"strings"
	"sync"

	"github.com/odsgen/ods/core"
)

// typeSuffix is a part at the end of an intrinsic's name that only says for which types it is.
var typeSuffix = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(nx)?(v[0-9]+)?(i[0-9]+|f16|bf16|f32|f64|f80|f128|p[0-9]+)$`)
})

// IntrinsicName returns what a name in LLVM's notation, such as "llvm.smax.v4i32", says without the types: "smax".
func IntrinsicName(name string) string {
	parts := strings.Split(strings.TrimPrefix(name, "llvm."), ".")
	for len(parts) > 1 && typeSuffix().MatchString(parts[len(parts)-1]) {
		parts = parts[:len(parts)-1]
	}
	return strings.Join(parts, ".")
}

// Structor is a function that runs before or after the others, see llvm.mlir.global_ctors and global_dtors.
type Structor struct {
	Name     string
	Priority int64
}

// Structors returns the functions that two lists of the same length name, with their priorities.
func Structors(functions, priorities *core.ArrayAttr) []Structor {
	var out []Structor
	for i, f := range functions.Elems() {
		ref, ok1 := f.(*core.SymbolRefAttr)
		prio, ok2 := priorities.Elems()[i].(*core.IntegerAttr)
		if ok1 && ok2 {
			out = append(out, Structor{ref.Root(), prio.Int64()})
		}
	}
	return out
}

// DivisibleAttr is the attribute of a call whose first two arguments are the first iteration, and the one after the last, that the
// function executes. The iterations do not depend on each other, so that several workers may call it for parts of the range.
// Its value is about how many operations an iteration has. Pass scf-outline-parallel-loops makes such calls.
const DivisibleAttr = "ods.parallel"
