package core

import (
	"strings"
	"testing"
)

// verifyTrait verifies an operation with the trait and the listed operand and result types; it returns the finding.
func verifyTrait(t *testing.T, tr *Trait, operands, results string) string {
	t.Helper()
	def := &OpDef{Name: "t.op", Traits: []*Trait{tr}, Operands: []ValueDef{{Arity: Variadic}},
		Results: []ValueDef{{Arity: Variadic}}}
	c := NewContext(dialectOf("t", def))
	parse := func(list string) []Type {
		if list == "" {
			return nil
		}
		f, err := ParseType(c, "("+list+") -> ()")
		if err != nil {
			t.Fatal(err)
		}
		return f.(*FunctionType).Inputs()
	}
	blk := NewBlock(parse(operands))
	b := BuilderAtEnd(c, blk)
	op := build(b, "t.op", parse(results), blk.Args()...)
	r := NewReporter(c)
	Verify(op, r, VerifyOptions{})
	return strings.TrimPrefix(strings.TrimPrefix(r.List().Error(), "<unknown>:0: error: "), "'t.op' op ")
}

func TestTypeTraits(t *testing.T) {
	for _, tc := range []struct {
		trait             *Trait
		operands, results string
		want              string
	}{
		{&SameTypeOperands, "i32, i32", "f32", ""},
		{&SameTypeOperands, "", "", ""},
		{&SameTypeOperands, "i32, i64", "", "requires all operands to have the same type"},
		{&SameOperandsShape, "", "", "expected 1 or more operands, but found 0"},
		{&SameOperandsShape, "tensor<4xi32>, tensor<?xf32>, tensor<*xi1>", "i32", ""},
		{&SameOperandsShape, "tensor<4xi32>, tensor<?xi32>, tensor<5xi32>", "", "requires the same shape for all operands"},
		{&SameOperandsShape, "tensor<4xi32>, i32", "", "requires the same shape for all operands"},
		{&SameOperandsElementType, "tensor<4xi32>, i32, vector<2xi32>", "", ""},
		{&SameOperandsElementType, "tensor<4xi32>, i64", "", "requires the same element type for all operands"},
		{&SameOperandsAndResultShape, "tensor<4xi32>", "", "expected 1 or more results"},
		{&SameOperandsAndResultShape, "tensor<4xi32>", "tensor<?xf32>", ""},
		{&SameOperandsAndResultShape, "tensor<4xi32>", "tensor<4x1xi32>", "requires the same shape for all operands and results"},
		{&SameOperandsAndResultElementType, "tensor<4xi32>", "i32", ""},
		{&SameOperandsAndResultElementType, "tensor<4xi32>", "i32, i64", "requires the same element type for all operands and results"},
		{&SameOperandsAndResultType, "tensor<4xi32>, tensor<?xi32>", "tensor<4xi32>", ""},
		{&SameOperandsAndResultType, "tensor<4xi32>", "tensor<4xi64>", "requires the same type for all operands and results"},
		{&SameOperandsAndResultType, `tensor<4xi32, "a">`, `tensor<?xi32, "b">`,
			"requires the same encoding for all operands and results"},
		{&SameOperandsAndResultRank, "tensor<4xi32>, i32, tensor<*xi32>", "tensor<7xf32>", ""},
		{&SameOperandsAndResultRank, "tensor<4xi32>, tensor<4x4xi32>", "", "operands don't have matching ranks"},
		{&SameOperandsAndResultRank, "tensor<4xi32>", "tensor<4x4xi32>", "result type has different rank than operands"},
		{&ResultsAreBoolLike, "", "i1, tensor<4xi1>", ""},
		{&ResultsAreBoolLike, "", "i32", "requires a bool result type"},
		{&ResultsAreFloatLike, "", "f32, vector<2xbf16>", ""},
		{&ResultsAreFloatLike, "", "memref<2xf32>", "requires a floating point type"},
		{&ResultsAreSignlessIntegerLike, "", "index, tensor<2xvector<2xi3>>", ""},
		{&ResultsAreSignlessIntegerLike, "", "si32", "requires an integer or index type"},
		{&OperandsAreFloatLike, "f32", "", ""},
		{&OperandsAreFloatLike, "i32", "", "requires a float type"},
		{&OperandsAreSignlessIntegerLike, "i32", "", ""},
		{&OperandsAreSignlessIntegerLike, "f32", "", "requires an integer or index type"},
		{&Elementwise, "i32, f32", "i1", ""},
		{&Elementwise, "tensor<4xi32>, i32", "tensor<4xi1>", ""},
		{&Elementwise, "i32", "tensor<4xi1>", "if a result is non-scalar, then at least one operand must be non-scalar"},
		{&Elementwise, "tensor<4xi32>", "i1", "if an operand is non-scalar, then there must be at least one non-scalar result"},
		{&Elementwise, "tensor<4xi32>", "i1, tensor<4xi1>", "if an operand is non-scalar, then all results must be non-scalar"},
		{&Elementwise, "tensor<4xi32>, vector<4xi32>", "tensor<4xi1>",
			"all non-scalar operands/results must have the same shape and base type"},
		{&Elementwise, "tensor<4xi32>, tensor<5xi32>", "tensor<4xi1>",
			"all non-scalar operands/results must have the same shape and base type"},
		{&ResultsBroadcastableShape, "tensor<4x1xi32>, tensor<1x5xi32>", "tensor<4x5xi32>", ""},
		{&ResultsBroadcastableShape, "tensor<4x1xi32>, tensor<4x?xi32>", "tensor<4x7xi32>", ""},
		{&ResultsBroadcastableShape, "tensor<4x1xi32>, tensor<*xi32>", "tensor<9x4x1xi32>", ""},
		{&ResultsBroadcastableShape, "tensor<4x1xi32>, tensor<5x1xi32>", "tensor<4x1xi32>",
			"operands don't have broadcast-compatible shapes"},
		{&ResultsBroadcastableShape, "tensor<4x1xi32>, tensor<4x?xi32>", "tensor<5x?xi32>",
			"result type '5x?' not broadcast compatible with broadcasted operands's shapes '4x?'"},
	} {
		if got := verifyTrait(t, tc.trait, tc.operands, tc.results); got != tc.want {
			t.Errorf("%s on (%s) -> (%s): %q, want %q", tc.trait.Name, tc.operands, tc.results, got, tc.want)
		}
	}
	if got := verifyTrait(t, &ResultsBroadcastableShape, "vector<4xi32>, tensor<4xi32>",
		""); got != "cannot broadcast vector with tensor" {
		t.Errorf("mixed broadcast: %q", got)
	}
}

func TestBroadcastTypes(t *testing.T) {
	c := testContext()
	typ := func(s string) Type {
		if s == "" {
			return nil
		}
		x, err := ParseType(c, s)
		if err != nil {
			t.Fatal(err)
		}
		return x
	}
	for _, tc := range [][4]string{
		{"i32", "i32", "", "i32"},
		{"i32", "i64", "", ""},
		{"i32", "i64", "i1", "i1"},
		{"tensor<4xi32>", "i32", "", "tensor<4xi32>"},
		{"tensor<4x1xi32>", "tensor<7xi32>", "i1", "tensor<4x7xi1>"},
		{"tensor<*xi32>", "tensor<7xi32>", "", "tensor<*xi32>"},
		{"tensor<*xi32>", "vector<7xi32>", "", ""},
		{"vector<7xi32>", "tensor<7xi32>", "", ""},
		{"vector<7xi32>", "vector<1xi32>", "", "vector<7xi32>"},
		{"tensor<?xi32>", "tensor<0xi32>", "", "tensor<?xi32>"},
		{"tensor<2xi32>", "tensor<3xi32>", "", ""},
	} {
		if got, want := broadcastTypes(typ(tc[0]), typ(tc[1]), typ(tc[2])), typ(tc[3]); got != want {
			t.Errorf("%s with %s to %q: %v, want %v", tc[0], tc[1], tc[2], got, want)
		}
	}
}

func TestTraitFolds(t *testing.T) {
	defs := []*OpDef{{Name: "t.c", Traits: []*Trait{&Commutative}}, {Name: "t.i", Traits: []*Trait{&Idempotent}},
		{Name: "t.v", Traits: []*Trait{&Involution}}}
	c := NewContext(dialectOf("t", defs...))
	blk := NewBlock([]Type{c.I32(), c.I32(), c.I32(), c.I32()})
	b := BuilderAtEnd(c, blk)
	x, y, k, l := blk.Arg(0), blk.Arg(1), blk.Arg(2), blk.Arg(3)
	types := []Type{c.I32()}
	one := c.I32Attr(1)

	op := build(b, "t.c", types, k, x, l, y)
	other := build(b, "t.c", types, k, x)
	if f := op.Fold([]Attribute{one, nil, one, nil}); !f.IsInPlace() {
		t.Error("constants were not moved")
	}
	for i, v := range []*Value{x, y, k, l} {
		if op.Operand(i) != v {
			t.Errorf("operand %d", i)
		}
	}
	if k.FirstUse().Owner() != op || x.FirstUse().Owner() != op {
		t.Error("moved operands come first in the use lists")
	}
	if f := other.Fold([]Attribute{nil, one}); !f.IsNone() {
		t.Error("constants at the end were moved")
	}
	if x.FirstUse().Owner() != other {
		t.Error("a constant operand is linked anew even where it stays")
	}
	if f := other.Fold([]Attribute{nil, nil}); !f.IsNone() {
		t.Error("folded without constants")
	}

	i1 := build(b, "t.i", types, x)
	i2 := build(b, "t.i", types, i1.Result(0))
	if f := i2.Fold([]Attribute{nil}); f.Results()[0].Value != i1.Result(0) {
		t.Error("f(f(x)) is f(x)")
	}
	if !i1.Fold([]Attribute{nil}).IsNone() || build(b, "t.i", types, x, x).Fold([]Attribute{nil, nil}).Results()[0].Value != x {
		t.Error("f(x, x) is x")
	}
	v1 := build(b, "t.v", types, x)
	v2 := build(b, "t.v", types, v1.Result(0))
	if f := v2.Fold([]Attribute{nil}); f.Results()[0].Value != x {
		t.Error("f(f(x)) is x")
	}
	if !v1.Fold([]Attribute{nil}).IsNone() {
		t.Error("a single one does not fold")
	}
}

func TestFoldUnrealizedCast(t *testing.T) {
	c := testContext()
	blk := NewBlock([]Type{c.I32(), c.I64()})
	b := BuilderAtEnd(c, blk)
	x, y := blk.Arg(0), blk.Arg(1)
	same := NewUnrealizedCast(b, []Type{c.I32()}, x)
	if f := same.Fold([]Attribute{nil}); f.Results()[0].Value != x {
		t.Error("a cast to the same type is its operand")
	}
	there := NewUnrealizedCast(b, []Type{c.F32(), c.F64()}, x, y)
	back := NewUnrealizedCast(b, []Type{c.I32(), c.I64()}, there.Result(0), there.Result(1))
	if f := back.Fold([]Attribute{nil, nil}).Results(); len(f) != 2 || f[0].Value != x || f[1].Value != y {
		t.Error("there and back is nothing")
	}
	swapped := NewUnrealizedCast(b, []Type{c.I64(), c.I32()}, there.Result(1), there.Result(0))
	if !swapped.Fold([]Attribute{nil, nil}).IsNone() || !there.Fold([]Attribute{nil, nil}).IsNone() {
		t.Error("folded a cast that changes something")
	}
	if !NewUnrealizedCast(b, []Type{c.F32()}).Fold(nil).IsNone() {
		t.Error("folded a cast of nothing")
	}
}

func TestLookupTrait(t *testing.T) {
	seen := map[string]bool{}
	for _, tr := range upstreamTraits {
		if seen[tr.Name] || LookupTrait(tr.Name) != tr {
			t.Errorf("trait %s is listed twice", tr.Name)
		}
		seen[tr.Name] = true
	}
	if LookupTrait("Nonsense") != nil {
		t.Error("found what is not there")
	}
}

// TestWellKnownBits checks that no two traits share a bit, but HasParent and ParentOneOf, and the two of functions.
func TestWellKnownBits(t *testing.T) {
	owner := map[TraitSet]string{}
	for _, tr := range upstreamTraits {
		if tr.Bit == 0 || tr == &ParentOneOf || tr == &FunctionLikeWithLocals {
			continue
		}
		if o := owner[tr.Bit]; o != "" {
			t.Errorf("%s and %s share a bit", o, tr.Name)
		}
		owner[tr.Bit] = tr.Name
	}
}
