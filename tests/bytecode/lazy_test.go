package bytecode

import (
	"bytes"
	"fmt"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/bytecode"
)

// Symbols of a file that is not read as a whole: the first operation with a name is found, and the others stand in front
// of one that is read as outlines.
func TestFileSymbols(t *testing.T) {
	const names, times = 40, 5
	var src bytes.Buffer
	for i := range names * times {
		fmt.Fprintf(&src, "func.func @f%d() { return }\n", i%names)
	}
	o := core.ParseOptions{Name: "in", NoVerify: true}
	op, list := core.Parse(newContext(dialects()), src.Bytes(), o)
	if op == nil {
		t.Fatal(list)
	}
	var b bytes.Buffer
	if err := bytecode.Write(&b, op, bytecode.WriteOptions{}); err != nil {
		t.Fatal(err)
	}
	ctx := newContext(dialects())
	f, list := bytecode.Open(ctx, bytes.NewReader(b.Bytes()), int64(b.Len()), o)
	if f == nil {
		t.Fatal(list)
	}
	if f.NumOps() != names*times || f.Lookup("none") != -1 {
		t.Errorf("%d operations, and 'none' is number %d", f.NumOps(), f.Lookup("none"))
	}
	for i := range names {
		if got := f.Lookup(fmt.Sprint("f", i)); got != i {
			t.Errorf("@f%d is number %d", i, got)
		}
	}
	for i := range names * times {
		module, before, behind, list := f.Read(ctx, i, i+1, o)
		if module == nil {
			t.Fatal(list)
		}
		if before != i/names || behind != 0 {
			t.Errorf("%d: %d outlines in front and %d behind, expected %d and 0", i, before, behind, i/names)
		}
	}
}
