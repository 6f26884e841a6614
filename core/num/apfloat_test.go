package num

import (
	"math/rand/v2"
	"testing"
)

// undefined reports what APFloat does not define, asserts against, or answers wrongly.
func (q question) undefined() bool {
	sem := allSemantics[q.kind]
	x, y := FloatFromBits(sem, q.x), FloatFromBits(sem, q.y)
	negative := x.IsNegative()
	switch q.op {
	case opConvert:
		to := allSemantics[q.arg]
		if to.special == finiteOnly && !x.IsFinite() {
			return true // unreachable in APFloat
		}
		if sem.noZero && x.IsNaN() {
			return true // becomes infinity
		}
		sem = to
	case opDiv, opMod, opRemainder:
		if sem.special == finiteOnly && y.IsZero() {
			return true // makes a NaN that the kind does not have
		}
	case opRoundToIntegral, opClassify:
		// APFloat adds and subtracts 2^(precision-1), which these kinds cannot represent.
		if sem == F8E3M4 || sem == F6E2M3FN || sem.noZero {
			return true
		}
	case opFromSigned:
		negative = q.x.Trunc(uint(q.arg)).IsNegative()
	case opSub, opNeg:
		negative = true
	case opNext:
		if sem.noZero && x.IsSmallest() && q.arg != 0 {
			return true
		}
	}
	// APFloat keeps a sign for a kind that has none and then spills it into the exponent.
	return sem.unsigned && negative
}

func compareWithLLVM(t *testing.T, ask func([]question) []answer, qs []question) {
	t.Helper()
	kept := qs[:0]
	for _, q := range qs {
		if !q.undefined() {
			kept = append(kept, q)
		}
	}
	bad := map[[2]uint8]int{}
	for i, want := range ask(kept) {
		q := kept[i]
		if got := q.ours(); got != want {
			k := [2]uint8{q.op, q.kind}
			if bad[k]++; bad[k] <= 3 {
				t.Errorf("%v\n got %v\nwant %v", q, got, want)
			}
		}
	}
	for k, n := range bad {
		t.Logf("%s %v: %d differences", opNames[min(int(k[0]), len(opNames)-1)], allSemantics[k[1]], n)
	}
}

func randomQuestions(seed uint64, n int) []question {
	rnd := rand.New(rand.NewPCG(seed, 1))
	ops := []uint8{opScientific, opNatural}
	for op := uint8(opAdd); op <= opScalbn; op++ {
		ops = append(ops, op)
	}
	qs := make([]question, 0, n)
	for range n {
		q := question{op: ops[rnd.IntN(len(ops))], kind: uint8(rnd.IntN(len(allSemantics))), rm: RoundingMode(rnd.IntN(5))}
		sem := allSemantics[q.kind]
		q.x, q.y, q.z = interesting(rnd, sem), interesting(rnd, sem), interesting(rnd, sem)
		switch q.op {
		case opNext:
			q.arg = uint8(rnd.IntN(2))
		case opConvert:
			q.arg = uint8(rnd.IntN(len(allSemantics)))
		case opToSigned, opToUnsigned:
			q.arg = uint8(1 + rnd.IntN(128))
		case opFromSigned, opFromUnsigned:
			q.arg = uint8(1 + rnd.IntN(128))
			q.x = NewIntWords(128, []uint64{rnd.Uint64(), rnd.Uint64()}).LShr(uint(rnd.IntN(128)))
		case opScalbn:
			q.y = NewSigned(16, int64(rnd.IntN(400)-200)).ZExt(128)
		}
		qs = append(qs, q)
	}
	return qs
}

func TestRandomAgainstAPFloat(t *testing.T) {
	compareWithLLVM(t, llvmOracle(t), randomQuestions(7, 100_000))
}

// Every pair of values of the kinds of at most 8 bits, in nearest-even, and every value in every mode.
func TestSmallKindsAgainstAPFloat(t *testing.T) {
	if testing.Short() {
		t.Skip("long: every pair of 8-bit values")
	}
	ask := llvmOracle(t)
	for k, sem := range allSemantics {
		if sem.Width() > 8 {
			continue
		}
		n := uint64(1) << sem.Width()
		var qs []question
		for x := range n {
			qx := NewInt(sem.Width(), x)
			for _, rm := range allModes {
				for to := range allSemantics {
					qs = append(qs, question{op: opConvert, kind: uint8(k), rm: rm, arg: uint8(to), x: qx})
				}
				qs = append(qs, question{op: opRoundToIntegral, kind: uint8(k), rm: rm, x: qx},
					question{op: opToSigned, kind: uint8(k), rm: rm, arg: 7, x: qx})
			}
			for _, op := range []uint8{opClassify, opNeg, opInverse, opScientific, opNatural, opNext} {
				qs = append(qs, question{op: op, kind: uint8(k), x: qx}, question{op: op, kind: uint8(k), x: qx, arg: 1})
			}
			for y := range n {
				// One operation per pair keeps the test short; which one varies with both.
				op := uint8(opAdd + (x*7+y*3+x*y)%opFMA)
				switch op {
				case opFMA:
					op = uint8(opCompare + (x^y)%7)
				}
				qs = append(qs, question{op: op, kind: uint8(k), rm: allModes[(x+y)%5], x: qx, y: NewInt(sem.Width(), y)})
			}
		}
		compareWithLLVM(t, ask, qs)
	}
}

// Every f16 and bf16 value as text.
func TestHalfTextAgainstAPFloat(t *testing.T) {
	ask := llvmOracle(t)
	var qs []question
	for k, sem := range allSemantics[:2] {
		for x := range uint64(1) << sem.Width() {
			qs = append(qs, question{op: opScientific, kind: uint8(k), x: NewInt(16, x)},
				question{op: opNatural, kind: uint8(k), x: NewInt(16, x)})
		}
	}
	compareWithLLVM(t, ask, qs)
}
