package dialect_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/tests/dialect"
)

// block parses operations and returns the block that holds them.
func block(t *testing.T, text string) *core.Block {
	t.Helper()
	c := core.NewContext(dialects()...)
	c.AllowUnregistered(true)
	op, err := core.ParseString(c, "test", text)
	if err != nil {
		t.Fatal(err)
	}
	return op.Region(0).Entry()
}

// TestGenerated uses the names that definitions ask for.
func TestGenerated(t *testing.T) {
	var (
		_ dialect.GopherOp
		_ *dialect.BareType
		_ func(*core.Context, int) *dialect.NumberedType = dialect.GetNumberedType
		_ dialect.Hooks
	)
	if dialect.Name != "test" || dialect.GopherDef.Deprecated != "use ods_limit" {
		t.Errorf("namespace %q, deprecated %q", dialect.Name, dialect.GopherDef.Deprecated)
	}
	if n := len(dialect.Dialect().Def.Ops); n < 300 {
		t.Errorf("%d operations", n)
	}
}

func TestDiscardable(t *testing.T) {
	op := block(t, `"some.op"() : () -> ()`).First()
	if dialect.DiscardableAttrKeyOf(op) != nil {
		t.Error("present before it is set")
	}
	dialect.SetDiscardableAttrKey(op, dialect.GetSimpleAAttr(op.Context()))
	if dialect.DiscardableAttrKeyOf(op) == nil || op.Attr("test.discardable_attr_key") == nil {
		t.Error("absent after it is set")
	}
	dialect.SetDiscardableAttrKey(op, nil)
	if op.Attr(dialect.DiscardableAttrKeyName) != nil {
		t.Error("present after it is removed")
	}
}

// TestEntryArgsOfInvalid prints operations whose regions lack what the format writes, as tools do that show IR before
// it is verified.
func TestEntryArgsOfInvalid(t *testing.T) {
	c := core.NewContext(dialects()...)
	c.AllowUnregistered(true)
	for text, want := range map[string]string{
		`"test.ods_loop"(%x, %x, %x, %x) ({^bb0: "test.finish"() : () -> ()}) : (i32, i32, i32, i32) -> ()`:        `test.ods_loop  = %0 to %0 step %0 iter_args() : i32 : i32 {`,
		`"test.ods_loop"(%x, %x, %x) ({^bb0(%a: i8, %b: i8): "test.finish"() : () -> ()}) : (i32, i32, i32) -> ()`: `test.ods_loop %arg0 = %0 to %0 step %0 : i32 {`,
		`"test.ods_loop"(%x, %x, %x) ({}) : (i32, i32, i32) -> ()`:                                                 `test.ods_loop  = %0 to %0 step %0 : i32 {`,
		`"test.ods_loop"(%x, %x, %x, %x, %x) ({^bb0(%a: i32, %b: i8):}) : (i32, i32, i32, i32, i32) -> ()`:         `test.ods_loop %arg0 = %0 to %0 step %0 iter_args(%arg1 = %0) : i32, i32 : i32 {`,
		`%0 = "test.ods_zip"(%x) ({}, {^bb0(%a: i8, %b: i8):}) : (i32) -> i8`:                                      `test.ods_zip  with() in() %arg0 : i8 {`,
	} {
		m, found := core.Parse(c, []byte(`%x = "some.value"() : () -> i32`+"\n"+text), core.ParseOptions{NoVerify: true})
		if m == nil {
			t.Fatal(found)
		}
		var b strings.Builder
		if err := core.Print(&b, m, core.PrintOptions{}); err != nil || !strings.Contains(b.String(), want) {
			t.Errorf("%s: want %s, got %v\n%s", text, want, err, &b)
		}
	}
}

func TestFallback(t *testing.T) {
	op := block(t, `"test.unregistered_side_effect_op"() {effects = [{effect = "read"}]} : () -> ()`).First()
	effects, known := op.Effects()
	if !known || len(effects) != 1 || effects[0].Kind != core.EffectRead {
		t.Error(effects, known)
	}
	if _, known := block(t, `"test.unknown"() : () -> ()`).First().Effects(); known {
		t.Error("the fallback answers for an operation that it does not know")
	}
}

func TestDialectInterface(t *testing.T) {
	c := core.NewContext(dialects()...)
	x, ok := dialect.TestDialectInterfaceKey.Of(c, c.Dialect("test"))
	if !ok || x.Number() != 42 {
		t.Error(x, ok)
	}
	if _, ok := dialect.TestDialectInterfaceKey.Of(c, c.Dialect("arith")); ok {
		t.Error("arith has the interface")
	}
}

// long is an external model of Measured.
type long struct{ core.OpView }

func (long) Length() int  { return 100 }
func (long) Doubled() int { return 200 }
func (long) Unit() string { return "feet" }
func (long) Scale() int   { return 1 }

func TestExternalModel(t *testing.T) {
	op := block(t, `"test.one_region_op"() ({
	}) : () -> ()`).First()
	if _, ok := dialect.MeasuredKey.Of(op); ok {
		t.Fatal("implemented before it is attached")
	}
	op.Context().Extend(core.Extension{Apply: func(l *core.Loading) {
		dialect.MeasuredKey.Attach(l, op.Name(),
			func(op *core.Operation) (dialect.Measured, bool) { return long{core.ViewOf(op)}, true })
	}})
	if x, ok := dialect.MeasuredKey.Of(op); !ok || x.Doubled() != 200 {
		t.Error("not implemented after it is attached")
	}
}

func TestInit(t *testing.T) {
	c := core.NewContext(dialects()...)
	c.Dialect("test")
	b := core.NewBuilder(c)
	ret := b.Create(&core.OperationState{Info: c.LookupOp("func.return")})
	if m, ok := dialect.MeasuredKey.Of(ret); !ok || m.Unit() != "values" || m.Length() != 0 {
		t.Error("the dialect was loaded, and its Init function has not run")
	}
}

func TestInterfaces(t *testing.T) {
	b := block(t, `"test.ods_measured"() : () -> ()
	"test.ods_measured"() {really} : () -> ()`)
	op := b.First()
	x, ok := dialect.MeasuredKey.Of(op)
	if !ok || x.Length() != len("test.ods_measured") || x.Doubled() != 2*x.Length() || x.Unit() != "bytes" || x.Scale() != 1 {
		t.Error("methods of Measured")
	}
	if w, ok := dialect.WeighedKey.Of(op); !ok || w.Weight() != 2 || w.Length() != x.Length() {
		t.Error("methods of Weighed, which extends Measured")
	}
	if _, ok := dialect.MaybeKey.Of(op); ok {
		t.Error("Maybe without the condition")
	}
	if _, ok := dialect.MaybeKey.Of(op.Next()); !ok {
		t.Error("no Maybe under the condition")
	}
	typ := dialect.GetNumberedType(op.Context(), 5)
	if n, ok := dialect.TestTypeInterfaceKey.Of(typ); !ok || n.Number() != 5 || n.Negated() != -5 {
		t.Error("interface of a type")
	}
	if n, ok := dialect.TestAttrInterfaceKey.Of(dialect.GetNumberedAttr(op.Context(), 6)); !ok || n.Number() != 6 {
		t.Error("interface of an attribute")
	}
}

// TestBound: methods that a definition binds to its parts, to functions and to nothing.
func TestBound(t *testing.T) {
	b := block(t, `%0:2 = "a.b"() : () -> (i32, i8)
	"test.ods_bound"(%0#0, %0#1, %0#1) <{label = "t"}> ({}) : (i32, i8, i8) -> ()
	"test.ods_bound_too"(%0#1) <{label = "t"}> : (i8) -> ()`)
	x, ok := dialect.BoundKey.Of(b.First().Next())
	if !ok || x.First() != b.First().Result(0) || len(x.Others(1)) != 2 || x.Passed() != flow.GroupOperands(x.AsOperation(), 1) ||
		x.Taken() != flow.NoOperands(x.AsOperation()) || x.Tag().Value() != "t" || x.Nested() != x.AsOperation().Region(0) {
		t.Error("parts of ods_bound")
	}
	if x.Sum(4) != 7 || x.Size() != 30 || x.Unit() != 1 {
		t.Errorf("functions of ods_bound: %d %d %d", x.Sum(4), x.Size(), x.Unit())
	}
	if k, ok := dialect.BoundKindKey.Of(x.AsOperation().Info()); !ok || k.Unit() != 1 {
		t.Error("static method")
	}
	x, ok = dialect.BoundKey.Of(x.AsOperation().Next())
	if !ok || x.First() != b.First().Result(1) || x.Others(0) != nil || x.Taken().N != 1 || x.Tag() != nil || x.Nested() != nil ||
		x.Sum(1) != 2 || x.Size() != 1 {
		t.Error("ods_bound_too")
	}
}

func TestBuilders(t *testing.T) {
	c := core.NewContext(dialects()...)
	c.Dialect("test")
	body := new(core.Block)
	b := core.BuilderAtEnd(c, body)
	leaf := dialect.OdsLeaf{N: 7}.Build(b)
	if leaf.N() != 7 || leaf.R().Type() != core.Type(c.I32()) {
		t.Error("default builder with an inferred type")
	}
	first := dialect.OdsFirstAttr{Value: c.IntegerAttr(c.Index(), 3)}.Build(b)
	if first.R().Type() != core.Type(c.Index()) {
		t.Errorf("result has type %v, not that of the attribute", first.R().Type())
	}
	if d := (dialect.WithDefaultValuedProperties{}).Build(b); d.Op.NumOperands() != 0 {
		t.Error("builder of defaults")
	}
	h := dialect.Dialect().Hooks.(dialect.Hooks)
	if x := h.BuildTwice(b, leaf.R()); x.X() != leaf.R() {
		t.Error("builder of one's own")
	}
	if x := h.ClassicOf(c, "me"); x.Name() != "me" {
		t.Error("builder of a type")
	}
}

func TestSegments(t *testing.T) {
	b := block(t, `%0 = "test.def"() : () -> i32
	"test.attr_sized_operands"(%0, %0, %0, %0) <{operandSegmentSizes = array<i32: 0, 2, 1, 1>}> : (i32, i32, i32, i32) -> ()`)
	op, ok := dialect.AsAttrSizedOperandsOp(b.First().Next())
	if !ok || len(op.A()) != 0 || len(op.B()) != 2 || len(op.D()) != 1 {
		t.Fatal("groups")
	}
	if start, n := op.Op.OperandSegment(3); start != 3 || n != 1 {
		t.Error(start, n)
	}
	op.SetB()
	if op.Op.NumOperands() != 2 || len(op.D()) != 1 || len(op.B()) != 0 {
		t.Error("sizes do not follow")
	}
}

func TestAccessors(t *testing.T) {
	b := block(t, `test.format_attr_op 10
	"test.int_attrs"() {any_i32_attr = 5 : ui32, index_attr = 8 : index, si32_attr = 7 : si32, ui32_attr = 6 : ui32} : () -> ()`)
	op, _ := dialect.AsFormatAttrOpOp(b.First())
	op.SetAttr(11)
	if op.Attr() != 11 || op.AttrAttr().Int64() != 11 {
		t.Error(op.Attr())
	}
	if x, _ := dialect.AsIntAttrsOp(b.First().Next()); x.Ui32Attr() != 6 {
		t.Error(x.Ui32Attr())
	}
}

func TestPropertyAttr(t *testing.T) {
	op := block(t, `test.with_properties a = 32, b = "foo", c = "bar", flag = true, array = [1, 2], array32 = [5]`).First()
	for _, s := range dialect.WithPropertiesDef.Slots {
		if op.Slot(slices.IndexFunc(dialect.WithPropertiesDef.Slots, func(x core.SlotDef) bool { return x.Name == s.Name })) == nil {
			t.Errorf("property %q has no attribute form", s.Name)
		}
	}
}

func TestEnums(t *testing.T) {
	both := dialect.TestFlagsLeft | dialect.TestFlagsRight
	if both != dialect.TestFlagsBoth || both.String() != "both" {
		t.Errorf("%v", both)
	}
	if e, ok := dialect.ParseTestEnum("second"); !ok || e != dialect.TestEnumSecond || e.String() != "second" {
		t.Error(e, ok)
	}
	if _, ok := dialect.ParseTestEnum("fourth"); ok {
		t.Error("unknown case accepted")
	}
	if e, ok := dialect.ParseTestBitEnum("read, write"); !ok || e != dialect.TestBitEnumRead|dialect.TestBitEnumWrite {
		t.Error(e, ok)
	}
}

func TestEffects(t *testing.T) {
	b := block(t, `%m = "a.b"() : () -> memref<2xi8>
	test.copy(%m, %m) : (memref<2xi8>, memref<2xi8>)
	"test.op_with_effects_b"() : () -> ()
	%c = "test.constant"() {value = 1 : i32} : () -> i32
	%r = "test.test_effects_result"() : () -> i32
	%e = "test.side_effect_op"() {effects = [{effect = "free", test_resource}]} : () -> i32
	"test.ods_effects"(%m) ({
	}) : (memref<2xi8>) -> ()`)
	want := map[string][]core.EffectKind{
		"test.copy": {core.EffectRead, core.EffectWrite}, "test.op_with_effects_b": {core.EffectWrite}, "test.constant": nil,
		"test.test_effects_result": {core.EffectAllocate, core.EffectWrite}, "test.side_effect_op": {core.EffectFree},
	}
	for op := b.First().Next(); op != nil; op = op.Next() {
		list, ok := want[op.Name()]
		if !ok {
			continue
		}
		effects, known := op.Effects()
		var kinds []core.EffectKind
		for _, e := range effects {
			kinds = append(kinds, e.Kind)
			if op.Name() == "test.op_with_effects_b" && e.Resource != &dialect.TestResourceResource {
				t.Error("resource")
			}
		}
		if !known || !slices.Equal(kinds, list) {
			t.Errorf("%s: %v, %v", op.Name(), kinds, known)
		}
	}
	if d := dialect.OdsEffectsDef.Effects; !slices.ContainsFunc(d, func(e core.EffectDef) bool { return e.Stage == 1 }) ||
		!slices.ContainsFunc(d, func(e core.EffectDef) bool { return e.FullRegion }) {
		t.Error("stage and full effect")
	}
}

func TestSpeculation(t *testing.T) {
	b := block(t, `%0 = "a.b"() : () -> i32
	%1 = "test.conditionally_speculatable_op"(%0) : (i32) -> i32
	%c = arith.constant 1 : i32
	%2 = "test.conditionally_speculatable_op"(%c) : (i32) -> i32
	%3 = "test.always_speculatable_op"() : () -> i32
	%4 = "test.never_speculatable_op"() : () -> i32
	%5 = "test.recursively_speculatable_op"() ({
		%6 = "test.always_speculatable_op"() : () -> i32
		"test.region_yield"(%6) : (i32) -> ()
	}) : () -> i32`)
	var got []bool
	for op := b.First().Next(); op != nil; op = op.Next() {
		got = append(got, op.IsSpeculatable())
	}
	if want := []bool{false, true, true, true, false, true}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

func TestRuleSet(t *testing.T) {
	op := block(t, `%0 = "a.b"() : () -> i32`).First()
	set := rewrite.NewPatternSet(op.Context())
	dialect.AddOdsPatterns(dialect.Dialect().Hooks.(dialect.Hooks), set)
	names := func(list []rewrite.Pattern) (out []string) {
		for _, p := range list {
			out = append(out, p.Name)
		}
		return out
	}
	if got := names(set.Patterns()); !slices.Equal(got, []string{"OdsSumNeg"}) {
		t.Errorf("patterns of the set: %v", got)
	}
}
