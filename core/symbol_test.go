package core

import (
	"fmt"
	"reflect"
	"strings"
	"testing"
)

const symbolModule = `
"builtin.module"() ({
  "foo.user"() {a = @f, b = [@m::@g, {x = @m}], c = "text"} : () -> ()
  "func.func"() ({
    "foo.call"() {callee = @f} : () -> ()
    "foo.nested"() ({
      "foo.call"() {callee = @m::@g} : () -> ()
      "foo.end"() : () -> ()
    }, {
    }) {to = @h} : () -> ()
    "func.return"() : () -> ()
  }) {sym_name = "f", function_type = () -> (), sym_visibility = "private"} : () -> ()
  "builtin.module"() ({
    "func.func"() ({
      "foo.call"() {callee = @g} : () -> ()
      "foo.call"() {callee = @f} : () -> ()
      "func.return"() : () -> ()
    }) {sym_name = "g", function_type = () -> (), sym_visibility = "nested"} : () -> ()
  }) {sym_name = "m"} : () -> ()
}) : () -> ()
`

func parseTest(t testing.TB, c *Context, text string) *Operation {
	t.Helper()
	op, list := Parse(c, []byte(text), ParseOptions{Name: "test.mlir", Workers: 1})
	if op == nil {
		t.Fatal(list)
	}
	return op
}

func describeUses(uses []SymbolUse) string {
	var out []string
	for _, u := range uses {
		out = append(out, u.User.Name()+" "+u.Ref.String())
	}
	return strings.Join(out, ", ")
}

func TestSymbolLookup(t *testing.T) {
	c := testContext()
	op := parseTest(t, c, symbolModule)
	f, m := op.LookupSymbol("f"), op.LookupSymbol("m")
	g := op.LookupSymbolRef(c.SymbolRef("m", "g"))
	if f == nil || m == nil || g == nil || g.ParentOp() != m {
		t.Fatal("symbols not found")
	}
	if op.LookupSymbol("g") != nil || op.LookupSymbolRef(c.SymbolRef("f", "g")) != nil || op.LookupSymbol("x") != nil {
		t.Error("found what is not there")
	}
	call := f.Region(0).Entry().First()
	if call.NearestSymbolTable() != op || call.LookupNearestSymbol(c.SymbolRef("m", "g")) != g {
		t.Error("lookup from inside a function")
	}
	var all SymbolTableCollection
	if all.LookupNearest(g.Region(0).Entry().First(), c.SymbolRef("g")) != g || all.LookupNearestName(call, "f") != f ||
		all.LookupIn(op, c.SymbolRef("m", "g")) != g || all.LookupIn(op, c.SymbolRef("m", "f")) != nil {
		t.Error("lookup in a collection")
	}
	if f.SymbolVisibility() != Private || g.SymbolVisibility() != Nested || m.SymbolVisibility() != Public {
		t.Error("visibility")
	}
	f.SetSymbolVisibility(Public)
	if f.Attr(SymbolVisibilityAttr) != nil || f.SymbolVisibility() != Public {
		t.Error("public visibility is stated by saying nothing")
	}
	if !f.IsSymbol() || op.IsSymbol() || call.IsSymbol() {
		t.Error("an operation is a symbol when it can be one and has a name")
	}
	if f.Region(0).Entry().First().Next().NearestSymbolTable() != op {
		t.Error("an unregistered operation with two regions is no symbol table")
	}
}

func TestSymbolUses(t *testing.T) {
	c := testContext()
	op := parseTest(t, c, symbolModule)
	f, m := op.LookupSymbol("f"), op.LookupSymbol("m")
	g := m.LookupSymbol("g")
	check := func(what string, uses []SymbolUse, ok bool, want string) {
		t.Helper()
		if got := describeUses(uses); got != want || !ok {
			t.Errorf("%s: %v %s\nwant %s", what, ok, got, want)
		}
	}
	uses, ok := op.Region(0).SymbolUses()
	check("all", uses, ok, "foo.user @f, foo.user @m::@g, foo.user @m, foo.call @f, foo.nested @h, foo.call @m::@g")
	uses, ok = op.SymbolUses()
	check("of the module itself", uses, ok, "")
	uses, ok = f.SymbolUsesIn(op)
	check("of f", uses, ok, "foo.user @f, foo.call @f")
	uses, ok = m.SymbolUsesIn(op)
	check("of m", uses, ok, "foo.user @m::@g, foo.user @m, foo.call @m::@g")
	uses, ok = g.SymbolUsesIn(op)
	check("of g", uses, ok, "foo.call @g, foo.user @m::@g, foo.call @m::@g")
	uses, ok = g.SymbolUsesIn(f)
	check("of g in f", uses, ok, "foo.call @m::@g")
	uses, ok = f.SymbolUsesIn(f)
	check("of f in f", uses, ok, "foo.call @f")
	if f.SymbolKnownUnusedIn(op) || !f.SymbolKnownUnusedIn(m) {
		t.Error("f is used in the module, not in m")
	}

	if !g.ReplaceSymbolUsesIn("k", op) || !m.ReplaceSymbolUsesIn("n", op) {
		t.Error("cannot replace")
	}
	uses, ok = op.Region(0).SymbolUses()
	check("after replacing", uses, ok, "foo.user @f, foo.user @n::@k, foo.user @n, foo.call @f, foo.nested @h, foo.call @n::@k")
	uses, ok = m.Region(0).SymbolUses()
	check("after replacing, inside", uses, ok, "foo.call @k, foo.call @f")

	// An unregistered operation with one region may be a symbol table, so nothing is certain.
	st := OperationState{Info: c.OpName("foo.maybe")}
	st.AddRegion()
	BuilderAtEnd(c, op.Region(0).Entry()).Create(&st)
	if _, ok := op.Region(0).SymbolUses(); ok || f.SymbolKnownUnusedIn(op) || f.ReplaceSymbolUsesIn("x", op) {
		t.Error("an unknown symbol table was not noticed")
	}
}

func TestSymbolsInsertAndRename(t *testing.T) {
	c := testContext()
	op := parseTest(t, c, symbolModule)
	s := NewSymbols(op)
	f := s.Lookup("f")
	for i, want := range []string{"f_0", "f_1", "f_2"} {
		clone := f.Clone(nil)
		if got := s.Insert(clone, nil); got != want || s.Lookup(want) != clone || clone.ParentOp() != op {
			t.Errorf("clone %d is called %q, want %q", i, got, want)
		}
	}
	if got := s.Insert(f, nil); got != "f" {
		t.Errorf("inserting what is there renamed it to %q", got)
	}
	if !s.Rename(f, "main") || s.Lookup("f") != nil || s.Lookup("main") != f {
		t.Error("rename")
	}
	uses, _ := f.SymbolUsesIn(op)
	if got := describeUses(uses); !strings.HasPrefix(got, "foo.user @main, foo.call @main") {
		t.Errorf("uses after rename: %s", got)
	}
	other := NewSymbols(s.Lookup("m"))
	other.Insert(parseTest(t, c, `"foo.x"() {sym_name = "main_0"} : () -> ()`).Region(0).Entry().First().cloneDetached(), nil)
	if got, ok := s.RenameToUnique(f, []*Symbols{other}); !ok || got != "main_1" {
		t.Errorf("unique name %q", got)
	}
	s.Erase(s.Lookup("f_0"))
	if s.Lookup("f_0") != nil || op.LookupSymbol("f_0") != nil {
		t.Error("erased symbol is still there")
	}
}

func (op *Operation) cloneDetached() *Operation { return op.Clone(nil) }

// TestSymbolUsersAreAsked checks that the verifier of a symbol table calls the users in its scope, with a collection
// that knows the table.
func TestSymbolUsersAreAsked(t *testing.T) {
	var asked []string
	user := func(op *Operation) (SymbolUserOpInterface, bool) { return testSymbolUser{op, &asked}, true }
	def := &OpDef{Name: "use.op", Slots: []SlotDef{{Name: "to"}},
		Interfaces: []InterfaceImpl{{Key: &SymbolUserOpInterfaceKey, Impl: user}}}
	c := NewContext(append(testDialects(), dialectOf("use", def))...)
	c.AllowUnregistered(true)
	op, _ := Parse(c, []byte(`
"builtin.module"() ({
  "use.op"() {to = @f} : () -> ()
  "foo.r"() ({
    "use.op"() {to = @missing} : () -> ()
  }) : () -> ()
  "builtin.module"() ({
    "use.op"() {to = @inner} : () -> ()
    "foo.f"() {sym_name = "inner"} : () -> ()
  }) : () -> ()
  "foo.f"() {sym_name = "f"} : () -> ()
}) : () -> ()`), ParseOptions{NoVerify: true})
	expectFindings(t, verifyAll(t, op, 1), "'use.op' op 'missing' does not reference a valid symbol")
	// Those of the outer table are asked again, in upstream's order, because one of them has something to say.
	if want := []string{"@inner", "@f", "@missing", "@f", "@missing"}; !reflect.DeepEqual(asked, want) {
		t.Errorf("asked %v, want %v", asked, want)
	}
}

type testSymbolUser struct {
	op    *Operation
	asked *[]string
}

func (u testSymbolUser) VerifySymbolUses(s *SymbolTableCollection, r *Reporter) bool {
	ref := u.op.Slot(0).(*SymbolRefAttr)
	*u.asked = append(*u.asked, ref.String())
	if s.LookupNearest(u.op, ref) == nil {
		return r.OpErrorf(u.op, "'%s' does not reference a valid symbol", ref.Root()).Fail()
	}
	return true
}

func BenchmarkSymbolTable(b *testing.B) {
	c := testContext()
	m := manyFuncs(c, 10_000, 0, 0)
	b.ReportAllocs()
	for b.Loop() {
		s := NewSymbols(m)
		for i := range 10_000 {
			if s.Lookup(fmt.Sprint("f", i)) == nil {
				b.Fatal("missing")
			}
		}
	}
}
