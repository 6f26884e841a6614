package num

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// The kinds in the order of testdata/apfloat.cc.
var allSemantics = AllSemantics()

var allModes = []RoundingMode{TowardZero, NearestTiesToEven, TowardPositive, TowardNegative, NearestTiesToAway}

// question is one thing asked of both implementations.
type question struct {
	op, kind uint8
	rm       RoundingMode
	arg      uint8
	x, y, z  Int
}

type answer struct {
	st   uint8
	flag bool
	bits Int // 128 bits wide
	text string
}

func (a answer) String() string {
	if a.text != "" {
		return a.text
	}
	return fmt.Sprintf("%s status %d flag %v", a.bits.AppendHex(nil, 0), a.st, a.flag)
}

func (q question) String() string {
	name := fmt.Sprint(q.op)
	if int(q.op) < len(opNames) {
		name = opNames[q.op]
	}
	return fmt.Sprintf("%s %v rm=%d arg=%d %s %s %s", name, allSemantics[q.kind], q.rm, q.arg,
		q.x.AppendHex(nil, 0), q.y.AppendHex(nil, 0), q.z.AppendHex(nil, 0))
}

const (
	opAdd = iota + 1
	opSub
	opMul
	opDiv
	opMod
	opRemainder
	opFMA
	opRoundToIntegral
	opNext
	opConvert
	opToSigned
	opToUnsigned
	opFromSigned
	opFromUnsigned
	opCompare
	opMinNum
	opMaxNum
	opMinimum
	opMaximum
	opMinimumNumber
	opMaximumNumber
	opNeg
	opClassify
	opInverse
	opScalbn

	opScientific = 100
	opNatural    = 101
)

var opNames = []string{"", "add", "sub", "mul", "div", "mod", "remainder", "fma", "roundToIntegral", "next", "convert",
	"toSigned", "toUnsigned", "fromSigned", "fromUnsigned", "compare", "minnum", "maxnum", "minimum", "maximum",
	"minimumnum", "maximumnum", "neg", "classify", "inverse", "scalbn"}

func flags(bs ...bool) (r uint8) {
	for i, b := range bs {
		if b {
			r |= 1 << i
		}
	}
	return r
}

// ours answers with this package.
func (q question) ours() answer {
	sem := allSemantics[q.kind]
	x, y, z := FloatFromBits(sem, q.x), FloatFromBits(sem, q.y), FloatFromBits(sem, q.z)
	var a answer
	var r Float
	var st Status
	switch q.op {
	case opAdd:
		r, st = x.AddMode(y, q.rm)
	case opSub:
		r, st = x.SubMode(y, q.rm)
	case opMul:
		r, st = x.MulMode(y, q.rm)
	case opDiv:
		r, st = x.DivMode(y, q.rm)
	case opMod:
		r, st = x.Mod(y)
	case opRemainder:
		r, st = x.Remainder(y)
	case opFMA:
		r, st = x.FMAMode(y, z, q.rm)
	case opRoundToIntegral:
		r, st = x.RoundToIntegral(q.rm)
	case opNext:
		r, st = x.Next(q.arg != 0)
	case opConvert:
		r, a.flag, st = x.Convert(allSemantics[q.arg], q.rm)
	case opToSigned, opToUnsigned:
		var i Int
		i, a.flag, st = x.ToInt(uint(q.arg), q.op == opToSigned, q.rm)
		a.st, a.bits = uint8(st), i.ZExt(128)
		return a
	case opFromSigned, opFromUnsigned:
		r, st = FromInt(sem, q.x.Trunc(uint(q.arg)), q.op == opFromSigned, q.rm)
	case opCompare:
		return answer{st: uint8(x.Compare(y)), bits: Zero(128)}
	case opMinNum:
		r = x.MinNum(y)
	case opMaxNum:
		r = x.MaxNum(y)
	case opMinimum:
		r = x.Minimum(y)
	case opMaximum:
		r = x.Maximum(y)
	case opMinimumNumber:
		r = x.MinimumNumber(y)
	case opMaximumNumber:
		r = x.MaximumNumber(y)
	case opNeg:
		r = x.Neg()
	case opClassify:
		r = x
		a.flag = x.IsLargest()
		st = Status(flags(x.IsNaN(), x.IsInf(), x.IsZero(), x.IsDenormal(), x.IsNormal(), x.IsNegative(), x.IsSignaling(),
			x.IsInteger()))
	case opInverse:
		if r, a.flag = x.ExactInverse(); !a.flag {
			r = x
		}
	case opScalbn:
		r, _ = x.Scalbn(int(int16(q.y.Uint64())), q.rm)
	case opScientific:
		return answer{text: string(AppendScientific(nil, x))}
	case opNatural:
		return answer{text: string(AppendNatural(nil, x))}
	}
	if q.rm == NearestTiesToEven {
		// The plain forms take other paths.
		plain := r
		switch q.op {
		case opAdd:
			plain = x.Add(y)
		case opSub:
			plain = x.Sub(y)
		case opMul:
			plain = x.Mul(y)
		case opDiv:
			plain = x.Div(y)
		case opFMA:
			plain = x.FMA(y, z)
		}
		if plain != r {
			a.text = fmt.Sprintf("%s in the plain form, but %s", plain.Bits().AppendHex(nil, 0), r.Bits().AppendHex(nil, 0))
		}
	}
	a.st, a.bits = uint8(st), r.Bits().ZExt(128)
	return a
}

func (q question) encode(dst []byte) []byte {
	dst = append(dst, q.op, q.kind, byte(q.rm), q.arg)
	for _, v := range []Int{q.x, q.y, q.z} {
		dst = binary.LittleEndian.AppendUint64(dst, v.Word(0))
		dst = binary.LittleEndian.AppendUint64(dst, v.Word(1))
	}
	return dst
}

// llvmOracle builds the program that asks APFloat, or skips the test.
func llvmOracle(t *testing.T) func([]question) []answer {
	t.Helper()
	const llvm = "/usr/lib/llvm-22"
	if _, err := os.Stat(llvm + "/include/llvm/ADT/APFloat.h"); err != nil {
		t.Skip("no headers of LLVM 22 below " + llvm + "; install llvm-22-dev to compare with APFloat")
	}
	gxx, err := exec.LookPath("g++")
	if err != nil {
		t.Skip("no g++ on PATH to compare with APFloat")
	}
	bin := filepath.Join(t.TempDir(), "apfloat")
	out, err := exec.Command(gxx, "-std=c++17", "-O1", "-I"+llvm+"/include", "testdata/apfloat.cc", "-o", bin,
		"-L"+llvm+"/lib", "-lLLVM-22").CombinedOutput()
	if err != nil {
		if os.Getenv("ODSGEN_ORACLE") != "" {
			t.Fatalf("cannot build testdata/apfloat.cc: %v\n%s", err, out)
		}
		t.Skipf("cannot build testdata/apfloat.cc: %v\n%s", err, out)
	}
	return func(qs []question) []answer {
		var in []byte
		for _, q := range qs {
			in = q.encode(in)
		}
		cmd := exec.Command(bin)
		cmd.Stdin = bytes.NewReader(in)
		out, err := cmd.Output()
		if err != nil {
			t.Fatal(err)
		}
		as := make([]answer, len(qs))
		for i, q := range qs {
			if q.op >= 100 {
				as[i].text = strings.TrimRight(string(out[:96]), "\x00")
				out = out[96:]
				continue
			}
			as[i] = answer{st: out[0], flag: out[1] != 0, bits: NewIntWords(128, []uint64{
				binary.LittleEndian.Uint64(out[2:]), binary.LittleEndian.Uint64(out[10:])})}
			out = out[18:]
		}
		return as
	}
}

// interesting returns bits of a kind: uniform, or with the fields at their extremes.
func interesting(rnd *rand.Rand, sem *Semantics) Int {
	b := NewIntWords(128, []uint64{rnd.Uint64(), rnd.Uint64()}).Trunc(sem.Width())
	n := uint(sem.stored())
	switch rnd.IntN(8) {
	case 0: // an extreme exponent
		b = b.InsertBits(NewInt(3, rnd.Uint64()).SExtOrTrunc(uint(sem.Width()-n-1)), n)
	case 1, 2: // an exponent near that of 1
		e := sem.bias() + rnd.IntN(2*int(sem.precision)+6) - int(sem.precision) - 3
		b = b.InsertBits(NewInt(sem.Width()-n-1, uint64(max(e, 0))), n)
	case 3: // a short significand
		b = b.LShr(n - n/3).Shl(n - n/3)
	case 4: // a significand with a run of ones or zeros
		b = b.InsertBits(LowBitsSet(n, uint(rnd.IntN(int(n)+1))), 0)
	case 5:
		b = b.InsertBits(HighBitsSet(n, uint(rnd.IntN(int(n)+1))), 0)
	case 6:
		specials := []Float{FloatZero(sem, false), FloatZero(sem, true), FloatInf(sem, false), FloatInf(sem, true),
			FloatNaN(sem, false), FloatNaN(sem, true), FloatLargest(sem, true), FloatSmallest(sem, false),
			FloatSmallestNormalized(sem, true), FloatOne(sem)}
		b = specials[rnd.IntN(len(specials))].Bits()
	}
	if sem == F80 && rnd.IntN(8) != 0 && !b.ExtractBits(64, 15).IsZero() {
		b = b.SetBit(63)
	}
	return b
}
