package num_test

import (
	"fmt"

	"github.com/odsgen/ods/core/num"
)

func Example() {
	a, b := num.NewInt(8, 200), num.NewSigned(8, -1)
	sum, overflow := a.SAddOv(b)
	fmt.Println(a, b, sum, overflow)

	x, losesInfo := num.FromDouble(num.F16, 0.1)
	y := x.Mul(x)
	z, status := x.DivMode(y, num.TowardZero)
	fmt.Println(x, losesInfo, y, z, status == num.Inexact)
	fmt.Println(string(num.AppendLLVM(nil, y)), num.FloatNaN(num.F32, false))
	fmt.Println(num.Sin(num.Float32(1)))
	// Output:
	// -56 -1 -57 false
	// 9.997550e-02 true 9.994500e-03 1.000000e+01 true
	// 0xH211E 0x7FC00000
	// 0.841470957
}
