package kinds

import "github.com/odsgen/ods/core/num"

// numbers has the numbers of LLVM's enumeration APFloatBase::Semantics.
var numbers = map[*num.Semantics]int64{
	num.F16: 0, num.BF16: 1, num.F32: 2, num.F64: 3, num.F128: 4, num.F8E5M2: 7, num.F8E5M2FNUZ: 8, num.F8E4M3: 9,
	num.F8E4M3FN: 10, num.F8E4M3FNUZ: 11, num.F8E4M3B11FNUZ: 12, num.F8E3M4: 13, num.TF32: 14, num.F8E8M0FNU: 15,
	num.F6E3M2FN: 16, num.F6E2M3FN: 17, num.F4E2M1FN: 18,
}

// Of returns the number by which the library knows a kind of floats.
func Of(s *num.Semantics) (n int64, ok bool) {
	n, ok = numbers[s]
	return n, ok
}
