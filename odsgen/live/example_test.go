package live_test

import (
	"fmt"
	"os"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs"
	"github.com/odsgen/ods/odsgen/live"
	"github.com/odsgen/ods/odsgen/load"
)

// A definition is used as it is: nothing is generated or compiled.
func ExampleLoad() {
	read := func(name string) ([]byte, error) {
		if name != "poly.yaml" {
			return nil, os.ErrNotExist
		}
		return []byte(`dialect: poly
ops:
  add:
    traits: [Pure, SameOperandsAndResultType]
    operands: [{lhs: I32}, {rhs: I32}]
    results: [{sum: I32}]
    format: '$lhs ` + "`,`" + ` $rhs attr-dict'
`), nil
	}
	set, findings := live.Load(live.Options{Load: load.Options{Embedded: defs.FS, ReadFile: read}}, "poly.yaml")
	if set == nil {
		fmt.Println(findings)
		return
	}
	ctx := core.NewContext(set.Dialects()...)
	_, err := core.ParseString(ctx, "example.mlir", "%x = poly.add %x, %y")
	fmt.Println(err)
	// Output:
	// example.mlir:1:19: error: use of undeclared SSA value name
}
