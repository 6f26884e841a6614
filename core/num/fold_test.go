package num

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
)

// Binary folds of the arith dialect, as a folder would compute them.
var arithInt = []struct {
	name string
	f    func(x, y Int) Int
}{
	{"addi", Int.Add}, {"subi", Int.Sub}, {"muli", Int.Mul}, {"andi", Int.And}, {"ori", Int.Or}, {"xori", Int.Xor},
	{"divui", Int.UDiv}, {"divsi", Int.SDiv}, {"remui", Int.URem}, {"remsi", Int.SRem}, {"ceildivui", Int.UCeilDiv},
	{"ceildivsi", Int.SCeilDiv}, {"floordivsi", Int.SFloorDiv}, {"maxsi", Int.SMax}, {"maxui", Int.UMax},
	{"minsi", Int.SMin}, {"minui", Int.UMin},
	{"shli", func(x, y Int) Int { return x.Shl(y.ShiftAmount(x.Width())) }},
	{"shrui", func(x, y Int) Int { return x.LShr(y.ShiftAmount(x.Width())) }},
	{"shrsi", func(x, y Int) Int { return x.AShr(y.ShiftAmount(x.Width())) }},
}

var arithFloat = []struct {
	name string
	f    func(x, y Float) Float
}{
	{"addf", Float.Add}, {"subf", Float.Sub}, {"mulf", Float.Mul}, {"divf", Float.Div},
	{"remf", func(x, y Float) Float { r, _ := x.Mod(y); return r }},
	{"maximumf", Float.Maximum}, {"minimumf", Float.Minimum},
	{"maxnumf", unlessNaN(Float.MaxNum)}, {"minnumf", unlessNaN(Float.MinNum)},
}

// unlessNaN is the fold minnumf(x, NaN) -> x, which comes before the constants are looked at.
func unlessNaN(f func(x, y Float) Float) func(x, y Float) Float {
	return func(x, y Float) Float {
		if y.IsNaN() {
			return x
		}
		return f(x, y)
	}
}

func TestArithFoldsAgainstOracle(t *testing.T) {
	rnd := rand.New(rand.NewPCG(11, 1))
	var in strings.Builder
	var asked, want []string
	ask := func(op, typ, x, y, result string) {
		asked = append(asked, fmt.Sprintf("arith.%s %s, %s : %s", op, x, y, typ))
		want = append(want, result)
		fmt.Fprintf(&in, "func.func @f%d() -> %s {\n %%x = arith.constant %s : %s\n %%y = arith.constant %s : %s\n"+
			" %%r = arith.%s %%x, %%y : %s\n return %%r : %s\n}\n", len(want), typ, x, typ, y, typ, op, typ, typ)
	}
	for _, width := range []uint{8, 32, 64, 100, 128} {
		for _, op := range arithInt {
			for range 12 {
				x, y := randomInt(rnd, width), randomInt(rnd, width)
				if op.name[:2] == "sh" {
					y = NewInt(width, uint64(rnd.IntN(int(width))))
				}
				if y.IsZero() && (strings.Contains(op.name, "div") || strings.Contains(op.name, "rem")) {
					continue
				}
				ask(op.name, fmt.Sprintf("i%d", width), x.String(), y.String(), op.f(x, y).String())
			}
		}
	}
	for _, sem := range []*Semantics{F16, BF16, F32, F64, F80, F128, F8E5M2, F8E4M3FN} {
		for _, op := range arithFloat {
			for range 12 {
				x, y := FloatFromBits(sem, interesting(rnd, sem)), FloatFromBits(sem, interesting(rnd, sem))
				hex := func(x Float) string { return "0x" + string(x.Bits().AppendHex(nil, int(sem.Width())/4)) }
				ask(op.name, sem.String(), hex(x), hex(y), op.f(x, y).String())
			}
		}
	}
	// A folded function returns a constant.
	constants, i, folded := map[string]string{}, -1, 0
	for _, l := range strings.Split(runOracle(t, in.String(), "mlir-opt-22", "--canonicalize", "-"), "\n") {
		w := strings.Fields(l)
		switch {
		case len(w) > 1 && w[0] == "func.func":
			i++
			clear(constants)
		case len(w) > 3 && w[2] == "arith.constant":
			constants[w[0]] = w[3]
		case len(w) > 1 && w[0] == "return":
			text, ok := constants[w[1]]
			if !ok {
				continue // upstream leaves overflowing divisions alone
			}
			folded++
			if text != want[i] {
				t.Errorf("%s: got %s, mlir-opt folds to %s", asked[i], want[i], text)
			}
		}
	}
	if folded < len(want)*9/10 {
		t.Errorf("mlir-opt folded only %d of %d", folded, len(want))
	}
}
