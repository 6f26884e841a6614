package query_test

import (
	"slices"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/query"
)

// Every query is asked about something that it applies to, and about what it does not apply to: there it yields
// Missing, nil, "" or false.
func TestTypes(t *testing.T) {
	c := core.NewContext()
	i8, f32, index := c.Integer(8), c.F32(), c.Index()
	vec := c.Vector([]int64{2, 3}, f32, []bool{false, true})
	fixed := c.Vector([]int64{4}, i8, nil)
	tensor := c.RankedTensor([]int64{2, core.Dynamic}, i8, c.String("enc"))
	unranked := c.UnrankedTensor(f32)
	mem := c.MemRef([]int64{2, 2}, f32, nil, c.I64Attr(3))
	strided := c.MemRef([]int64{2, 2}, f32, c.StridedLayout(0, []int64{4, 1}), nil)
	odd := c.MemRef([]int64{2}, f32, c.AffineMap(affine.NewMap(1, 0, affine.Dim(0).Mod(affine.Const(2)))), nil)
	fun := c.Function([]core.Type{i8, f32}, []core.Type{index})
	tup := c.Tuple(i8, c.Tuple(f32, index))
	opaque := c.Opaque("d", "text")
	for _, q := range []struct {
		name      string
		got, want any
	}{
		{"Width i8", query.Width(i8), int64(8)},
		{"Width f32", query.Width(f32), int64(32)},
		{"Width index", query.Width(fun), int64(query.Missing)},
		{"Width nil", query.Width(nil), int64(query.Missing)},
		{"Signless i8", query.Signless(i8), true},
		{"Signless si8", query.Signless(c.IntegerOf(8, core.Signed)), false},
		{"Signed si8", query.Signed(c.IntegerOf(8, core.Signed)), true},
		{"Signed f32", query.Signed(f32), false},
		{"Unsigned ui8", query.Unsigned(c.IntegerOf(8, core.Unsigned)), true},
		{"Unsigned nil", query.Unsigned(nil), false},
		{"Element vector", query.Element(vec), core.Type(f32)},
		{"Element complex", query.Element(c.Complex(f32)), core.Type(f32)},
		{"Element i8", query.Element(i8), core.Type(nil)},
		{"ElementOrSelf tensor", query.ElementOrSelf(tensor), core.Type(i8)},
		{"ElementOrSelf i8", query.ElementOrSelf(i8), core.Type(i8)},
		{"HasRank tensor", query.HasRank(tensor), true},
		{"HasRank unranked", query.HasRank(unranked), false},
		{"HasRank i8", query.HasRank(i8), false},
		{"Rank", query.Rank(vec), int64(2)},
		{"Rank unranked", query.Rank(unranked), int64(query.Missing)},
		{"Rank nil", query.Rank(nil), int64(query.Missing)},
		{"StaticShape vector", query.StaticShape(fixed), true},
		{"StaticShape tensor", query.StaticShape(tensor), false},
		{"StaticShape i8", query.StaticShape(i8), false},
		{"Dim", query.Dim(vec, 1), int64(3)},
		{"Dim beyond", query.Dim(vec, 2), int64(query.Missing)},
		{"Dim from the end", query.Dim(vec, -1), int64(3)},
		{"Dim below", query.Dim(vec, -3), int64(query.Missing)},
		{"Dim i8", query.Dim(i8, 0), int64(query.Missing)},
		{"NumElements", query.NumElements(mem), int64(4)},
		{"NumElements dynamic", query.NumElements(tensor), int64(query.Missing)},
		{"NumElements i8", query.NumElements(i8), int64(query.Missing)},
		{"AnyScalable", query.AnyScalable(vec), true},
		{"AnyScalable fixed", query.AnyScalable(fixed), false},
		{"AllScalable", query.AllScalable(vec), false},
		{"AllScalable all", query.AllScalable(c.Vector([]int64{4}, i8, []bool{true})), true},
		{"TrailingScalable", query.TrailingScalable(vec), true},
		{"TrailingScalable i8", query.TrailingScalable(i8), false},
		{"Strided identity", query.Strided(mem), true},
		{"Strided strides", query.Strided(strided), true},
		{"Strided map", query.Strided(odd), false},
		{"Strided i8", query.Strided(i8), false},
		{"TypeID", query.TypeID(i8) != query.TypeID(f32) && query.TypeID(i8) == query.TypeID(c.Integer(9)), true},
		{"OpaqueName", query.OpaqueName(opaque) != "", true},
		{"OpaqueName i8", query.OpaqueName(i8), ""},
		{"MemorySpace", query.MemorySpace(mem), core.Attribute(c.I64Attr(3))},
		{"MemorySpace none", query.MemorySpace(strided), core.Attribute(nil)},
		{"MemorySpace i8", query.MemorySpace(i8), core.Attribute(nil)},
		{"Encoding", query.Encoding(tensor), core.Attribute(c.String("enc"))},
		{"Encoding i8", query.Encoding(i8), core.Attribute(nil)},
		{"FloatType", query.FloatType(c, "bf16"), core.Type(c.BF16())},
		{"FloatType unknown", query.FloatType(c, "f33"), core.Type(nil)},
		{"FloatKind", query.FloatKind(c.Float(num.F8E4M3)) != query.FloatKind(f32), true},
		{"FloatKind i8", query.FloatKind(i8), ""},
		{"WithElement", query.WithElement(tensor, f32), core.Type(c.RankedTensor([]int64{2, core.Dynamic}, f32, c.String("enc")))},
		{"Is", query.Is[*core.VectorType](vec), true},
		{"Is not", query.Is[*core.VectorType](tensor), false},
		{"Is nil", query.Is[*core.VectorType](nil), false},
	} {
		if q.got != q.want {
			t.Errorf("%s: got %v, expected %v", q.name, q.got, q.want)
		}
	}
	for _, q := range []struct {
		name      string
		got, want []core.Type
	}{
		{"Types", query.Types(tup), []core.Type{i8, c.Tuple(f32, index)}},
		{"Types i8", query.Types(i8), nil},
		{"FlatTypes", query.FlatTypes(tup), []core.Type{i8, f32, index}},
		{"Inputs", query.Inputs(fun), []core.Type{i8, f32}},
		{"Inputs i8", query.Inputs(i8), nil},
		{"Results", query.Results(fun), []core.Type{index}},
		{"Results nil", query.Results(nil), nil},
	} {
		if !slices.Equal(q.got, q.want) || (q.got == nil) != (q.want == nil) {
			t.Errorf("%s: got %v, expected %v", q.name, q.got, q.want)
		}
	}
	if got := query.Shape(tensor); !slices.Equal(got, []int64{2, core.Dynamic}) {
		t.Errorf("Shape: got %v", got)
	}
	if query.Shape(unranked) != nil || query.Shape(i8) != nil {
		t.Error("a shape of what has none")
	}
}

func TestAttributes(t *testing.T) {
	c := core.NewContext()
	arr := c.Array(c.I64Attr(1), c.String("x"))
	up, flat := c.I64Array(1, 2, 5), c.I64Array(2, 2, 5)
	floats := c.DenseArray(c.F32(), make([]byte, 8))
	five, none := c.I64Attr(5), c.Unit()
	for _, q := range []struct {
		name      string
		got, want any
	}{
		{"TypeOf", query.TypeOf(five), core.Type(c.I64())},
		{"TypeOf unit", query.TypeOf(none), core.Type(nil)},
		{"Int", query.Int(c.IntegerAttr(c.I8(), -1)), int64(-1)},
		{"Int unit", query.Int(none), int64(query.Missing)},
		{"Int nil", query.Int(nil), int64(query.Missing)},
		{"Negative", query.Negative(c.I64Attr(-5)), true},
		{"Negative 5", query.Negative(five), false},
		{"Negative unit", query.Negative(none), false},
		{"Positive", query.Positive(five), true},
		{"Positive 0", query.Positive(c.I64Attr(0)), false},
		{"PowerOfTwo", query.PowerOfTwo(c.I64Attr(8)), true},
		{"PowerOfTwo 5", query.PowerOfTwo(five), false},
		{"BitsWithin", query.BitsWithin(five, 7), true},
		{"BitsWithin 2", query.BitsWithin(five, 2), false},
		{"BitsWithin negative", query.BitsWithin(c.IntegerAttr(c.I8(), -1), 127), false},
		{"String", query.String(c.String("s")), "s"},
		{"String unit", query.String(none), ""},
		{"TypeValue", query.TypeValue(c.TypeAttr(c.F32())), core.Type(c.F32())},
		{"TypeValue unit", query.TypeValue(none), core.Type(nil)},
		{"Size array", query.Size(arr), int64(2)},
		{"Size dense", query.Size(up), int64(3)},
		{"Size unit", query.Size(none), int64(query.Missing)},
		{"Item", query.Item(arr, 1), core.Attribute(c.String("x"))},
		{"Item beyond", query.Item(arr, 2), core.Attribute(nil)},
		{"Item below", query.Item(arr, -1), core.Attribute(nil)},
		{"Item unit", query.Item(none, 0), core.Attribute(nil)},
		{"Sorted", query.Sorted(flat), true},
		{"Sorted not", query.Sorted(c.I64Array(3, 1)), false},
		{"Sorted floats", query.Sorted(floats), false},
		{"StrictlySorted", query.StrictlySorted(up), true},
		{"StrictlySorted equal", query.StrictlySorted(flat), false},
		{"StrictlySorted nil", query.StrictlySorted(nil), false},
		{"DenseElement", query.DenseElement(floats), core.Type(c.F32())},
		{"DenseElement unit", query.DenseElement(none), core.Type(nil)},
		{"Flat", query.Flat(c.SymbolRef("a")), true},
		{"Flat nested", query.Flat(c.SymbolRef("a", "b")), false},
		{"Flat unit", query.Flat(none), false},
		{"Present", query.Present(none), true},
		{"Present nil", query.Present(nil), false},
		{"Count", query.Count(query.Items(arr)), int64(2)},
		{"Count nil", query.Count[core.Type](nil), int64(0)},
		{"Items unit", query.Items(none) == nil, true},
		{"Items empty", query.Items(c.Array()) != nil, true},
		{"Ints floats", query.Ints(floats) == nil, true},
	} {
		if q.got != q.want {
			t.Errorf("%s: got %v, expected %v", q.name, q.got, q.want)
		}
	}
	if got := query.Ints(up); !slices.Equal(got, []int64{1, 2, 5}) {
		t.Errorf("Ints: got %v", got)
	}
	query.Items(arr)[0] = nil
	if arr.Elems()[0] == nil {
		t.Error("Items gives the attribute's own list away")
	}
	if got := query.Blocks(core.NewModule(c, core.Location{}).Region(0)); got != 1 {
		t.Errorf("Blocks: got %d", got)
	}
}

// A comparison with what is missing is false, also one that says that two things differ.
func TestComparisons(t *testing.T) {
	c := core.NewContext()
	const none = query.Missing
	a, b := core.Type(c.I8()), core.Type(c.F32())
	x, y := core.Attribute(c.Unit()), core.Attribute(c.String("y"))
	s, r := []int64{1, 2}, []int64{1, 3}
	even := func(i int64) bool { return i%2 == 0 }
	for _, q := range []struct {
		name      string
		got, want bool
	}{
		{"EqInt", query.EqInt(1, 1), true}, {"EqInt differ", query.EqInt(1, 2), false},
		{"EqInt missing", query.EqInt(none, none), false},
		{"NeInt", query.NeInt(1, 2), true}, {"NeInt equal", query.NeInt(1, 1), false}, {"NeInt missing", query.NeInt(none, 1), false},
		{"LtInt", query.LtInt(1, 2), true}, {"LtInt equal", query.LtInt(2, 2), false}, {"LtInt missing", query.LtInt(none, 2), false},
		{"LeInt", query.LeInt(2, 2), true}, {"LeInt greater", query.LeInt(3, 2), false},
		{"LeInt missing", query.LeInt(none, none), false},
		{"GtInt", query.GtInt(2, 1), true}, {"GtInt equal", query.GtInt(2, 2), false}, {"GtInt missing", query.GtInt(2, none), false},
		{"GeInt", query.GeInt(2, 2), true}, {"GeInt less", query.GeInt(1, 2), false}, {"GeInt missing", query.GeInt(none, none), false},
		{"InInt", query.InInt(2, 1, 2), true}, {"InInt not", query.InInt(3, 1, 2), false},
		{"InInt missing", query.InInt(none, none), false},
		{"EqType", query.EqType(a, a), true}, {"EqType differ", query.EqType(a, b), false},
		{"EqType nil", query.EqType(nil, nil), false},
		{"NeType", query.NeType(a, b), true}, {"NeType equal", query.NeType(a, a), false}, {"NeType nil", query.NeType(a, nil), false},
		{"InType", query.InType(a, b, a), true}, {"InType not", query.InType(a, b), false},
		{"InType nil", query.InType(nil, nil), false},
		{"EqAttr", query.EqAttr(x, x), true}, {"EqAttr differ", query.EqAttr(x, y), false},
		{"EqAttr nil", query.EqAttr(nil, nil), false},
		{"NeAttr", query.NeAttr(x, y), true}, {"NeAttr equal", query.NeAttr(x, x), false}, {"NeAttr nil", query.NeAttr(nil, x), false},
		{"InAttr", query.InAttr(x, y, x), true}, {"InAttr not", query.InAttr(x, y), false},
		{"InAttr nil", query.InAttr(nil, nil), false},
		{"EqString", query.EqString("a", "a"), true}, {"NeString", query.NeString("a", "b"), true},
		{"InString", query.InString("a", "b"), false},
		{"EqShape", query.EqShape(s, []int64{1, 2}), true}, {"EqShape differ", query.EqShape(s, r), false},
		{"EqShape nil", query.EqShape(nil, nil), false},
		{"NeShape", query.NeShape(s, r), true}, {"NeShape equal", query.NeShape(s, s), false},
		{"NeShape nil", query.NeShape(nil, r), false},
		{"EqList", query.EqList(s, s), true}, {"EqList differ", query.EqList(s, r), false},
		{"EqList nil", query.EqList[int](nil, nil), false},
		{"NeList", query.NeList(s, r), true}, {"NeList equal", query.NeList(s, s), false}, {"NeList nil", query.NeList(s, nil), false},
		{"Each", query.Each([]int64{2, 4}, even), true}, {"Each not", query.Each(s, even), false},
		{"Each nil", query.Each(nil, even), false},
		{"Each empty", query.Each([]int64{}, even), true},
		{"Some", query.Some(s, even), true}, {"Some not", query.Some([]int64{1}, even), false},
		{"Some nil", query.Some(nil, even), false},
		{"AllEqual", query.AllEqual(a, a), true}, {"AllEqual differ", query.AllEqual(a, b), false},
		{"AllEqual nil", query.AllEqual[core.Type](nil, nil), false},
		{"AllEqual none", query.AllEqual[core.Type](), true},
		{"AllEqualInt", query.AllEqualInt(0, 0), true}, {"AllEqualInt differ", query.AllEqualInt(0, 1), false},
		{"AllEqualInt missing", query.AllEqualInt(none, none), false},
		{"AllEqualShape", query.AllEqualShape(s, []int64{1, 2}), true}, {"AllEqualShape differ", query.AllEqualShape(s, r), false},
		{"AllEqualShape nil", query.AllEqualShape(nil, nil), false},
	} {
		if q.got != q.want {
			t.Errorf("%s: got %v", q.name, q.got)
		}
	}
}

func TestValues(t *testing.T) {
	c := core.NewContext()
	block := core.NewBlock(nil)
	v, w := block.AddArg(c.I8(), core.Location{}), block.AddArg(c.F32(), core.Location{})
	if got := query.TypesOf([]*core.Value{v, w}); !slices.Equal(got, []core.Type{c.I8(), c.F32()}) {
		t.Errorf("TypesOf: got %v", got)
	}
	if query.TypeOfValue(v) != core.Type(c.I8()) || query.TypeOfValue(nil) != nil {
		t.Error("TypeOfValue")
	}
	if query.FirstType([]*core.Value{w, v}) != core.Type(c.F32()) || query.FirstType(nil) != nil {
		t.Error("FirstType")
	}
}
