package affine_test

import (
	"fmt"

	"github.com/odsgen/ods/core/affine"
)

func Example() {
	d0, s0 := affine.Dim(0), affine.Symbol(0)
	e := affine.Const(4).Add(d0).Sub(s0.MulConst(2))
	fmt.Println(affine.NewMap(1, 1, e, d0.FloorDivConst(8)))

	src := []byte("affine_map<(i, j) -> (j, i + 4 * j)>")
	m, end, _ := affine.ParseMap(src, len("affine_map<"))
	fmt.Println(m, string(src[end:]))
	// Output:
	// (d0)[s0] -> (d0 - s0 * 2 + 4, d0 floordiv 8)
	// (d0, d1) -> (d1, d0 + d1 * 4) >
}

func ExampleMap_Compose() {
	tile := affine.NewMap(1, 0, affine.Dim(0).FloorDivConst(8), affine.Dim(0).ModConst(8))
	linear := affine.NewMap(2, 0, affine.Dim(0).MulConst(8).Add(affine.Dim(1)))
	fmt.Println(affine.SimplifyMap(linear.Compose(tile)))
	// Output: (d0) -> (d0)
}
