package core

import (
	"fmt"
	"strings"
	"testing"

	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/num"
)

// apiDialect has one operation, t.op, whose syntax is the given function, and an isolated one, t.body, with a body.
func apiDialect(parse func(p *Parser, st *OperationState) bool) *Dialect {
	op := &OpDef{Name: "t.op", Parse: parse, Traits: []*Trait{&Terminator}}
	body := &OpDef{Name: "t.body", DefaultDialect: "t", Traits: []*Trait{&IsolatedFromAbove, &NoTerminator},
		Regions: []RegionDef{{Name: "body"}},
		Parse: func(p *Parser, st *OperationState) bool {
			var args []Argument
			if !p.ArgumentList(&args, DelimOptionalParen, true, false) {
				return false
			}
			empty := false
			ok := p.DeferRegion(st.AddRegion(), args, func(r *Region) bool {
				empty = r.IsEmpty()
				return !empty
			})
			if !ok && empty {
				return p.Errorf(p.NamePos(), "empty body")
			}
			return ok && p.AttrDictWithKeyword(&st.Attrs)
		}}
	return &Dialect{Def: &DialectDef{Name: "t", Ops: []*OpDef{op, body}}}
}

// parseAPI parses a text with the syntax and returns the diagnostics in brief.
func parseAPI(t *testing.T, src string, parse func(p *Parser, st *OperationState) bool) (*Operation, string) {
	t.Helper()
	op, list := Parse(NewContext(apiDialect(parse)), []byte(src), ParseOptions{Name: "t", AllowUnregistered: true, NoVerify: true})
	return op, strings.TrimSuffix(brief(list), "\n")
}

func TestParserAPI(t *testing.T) {
	var str string
	var n int64
	var ap num.Int
	var f float64
	var b bool
	var sym *StringAttr
	var typ Type
	var types []Type
	var ints []int64
	var attr Attribute
	var list []NamedAttr
	var loc Location
	var ft *FunctionType
	var m *affine.Map
	var refs, refs2 []OperandRef
	prefix := "error: custom op 't.op' "
	tests := []struct {
		name, text string
		parse      func(p *Parser) bool
		got        func() any // what was read; nil when the text is wrong
		want       string
	}{
		{"comma", ",", func(p *Parser) bool { return p.Punct(PunctComma) }, func() any { return "" }, ""},
		{"no comma", "x", func(p *Parser) bool { return p.Punct(PunctComma) }, nil, "1:5: error: expected ','"},
		{"colons", "::", func(p *Parser) bool { return p.Punct(PunctColonColon) }, func() any { return "" }, ""},
		{"one colon", ": :", func(p *Parser) bool {
			return !p.TryPunct(PunctColonColon) && p.Punct(PunctColon) && p.Punct(PunctColon)
		},
			func() any { return "" }, ""},
		{"word", "word", func(p *Parser) bool { return p.Keyword("word") }, func() any { return "" }, ""},
		{"no word", "words", func(p *Parser) bool { return p.Keyword("word") }, nil, "1:6: " + prefix + "expected 'word'"},
		{"any word", "i32", func(p *Parser) bool { return p.AnyKeyword(&str) }, func() any { return str }, "i32"},
		{"no any word", "5", func(p *Parser) bool { return p.AnyKeyword(&str) }, nil, "1:6: " + prefix + "expected valid keyword"},
		{"string or word", `"a\n"`, func(p *Parser) bool { return p.KeywordOrString(&str) }, func() any { return str }, "a\n"},
		{"no string or word", `5`, func(p *Parser) bool { return p.KeywordOrString(&str) }, nil,
			"1:6: " + prefix + "expected valid keyword or string"},
		{"no string", `x`, func(p *Parser) bool { return p.Str(&str) }, nil, "1:6: " + prefix + "expected string"},
		{"integer", "-42", func(p *Parser) bool { return p.Integer(&n) }, func() any { return n }, "-42"},
		{"least integer", "-9223372036854775808", func(p *Parser) bool { return p.Integer(&n) }, func() any { return n },
			"-9223372036854775808"},
		{"hex integer", "0x10", func(p *Parser) bool { return p.Integer(&n) }, func() any { return n }, "16"},
		{"truth integer", "true", func(p *Parser) bool { return p.Integer(&n) }, func() any { return n }, "1"},
		{"no integer", "x", func(p *Parser) bool { return p.Integer(&n) }, nil, "1:6: " + prefix + "expected integer value"},
		{"minus", "-x", func(p *Parser) bool { return p.Integer(&n) }, nil, "1:7: error: expected integer value"},
		{"big", "18446744073709551616", func(p *Parser) bool { return p.APInt(&ap) }, func() any { return ap }, "18446744073709551616"},
		{"decimal", "0x10", func(p *Parser) bool {
			found, ok := p.TryDecimalInteger(&ap)
			return found && ok && p.TryAnyKeyword(&str)
		}, func() any { return ap.String() + str }, "0x10"},
		{"float", "-1.5", func(p *Parser) bool { return p.Float(&f) }, func() any { return f }, "-1.5"},
		{"no float", "1", func(p *Parser) bool { return p.Float(&f) }, nil,
			"1:6: error: unexpected decimal integer literal for a floating point value\n1:6: note: add a trailing dot to make the literal a float"},
		{"bool", "true", func(p *Parser) bool { return p.Bool(&b) }, func() any { return b }, "true"},
		{"symbol", `@"a b"`, func(p *Parser) bool { return p.SymbolName(&sym) }, func() any { return sym.Value() }, "a b"},
		{"no symbol", "a", func(p *Parser) bool { return p.SymbolName(&sym) }, nil,
			"1:6: " + prefix + "expected valid '@'-identifier for symbol name"},
		{"list", "(1, 2)", func(p *Parser) bool {
			return p.List(DelimParen, " in test", func() bool { return p.Integer(&n) })
		}, func() any { return n }, "2"},
		{"open list", "(1, 2", func(p *Parser) bool {
			return p.List(DelimParen, " in test", func() bool { return p.Integer(&n) })
		}, nil, "1:11: error: expected ')' in test"},
		{"no list", "1", func(p *Parser) bool {
			return p.List(DelimSquare, " in test", func() bool { return p.Integer(&n) })
		}, nil, "1:5: error: expected '[' in test"},
		{"dims", "4x?x2", func(p *Parser) bool { ints = nil; return p.DimList(&ints, true, false) }, func() any { return ints },
			"[4 -9223372036854775808 2]"},
		{"static dims", "4x?", func(p *Parser) bool { return p.DimList(&ints, false, false) }, nil,
			"1:8: error: expected static shape"},
		{"type", "tensor<2xi32>", func(p *Parser) bool { return p.Type(&typ) }, func() any { return typ }, "tensor<2xi32>"},
		{"optional type", "5", func(p *Parser) bool {
			found, ok := p.TryType(&typ)
			return !found && ok && p.Integer(&n)
		}, func() any { return n }, "5"},
		{"wrong kind", "i32", func(p *Parser) bool { return p.FunctionType(&ft) }, nil,
			"1:6: " + prefix + "invalid kind of type specified: expected builtin.function, but found 'i32'"},
		{"functional", "(i32, i1) -> f32", func(p *Parser) bool {
			types = nil
			var outs []Type
			ok := p.FunctionalType(&types, &outs)
			types = append(types, outs...)
			return ok
		}, func() any { return types }, "[i32 i1 f32]"},
		{"arrow", "-> (i32, i1)", func(p *Parser) bool { types = nil; return p.ArrowTypeList(&types) }, func() any { return types },
			"[i32 i1]"},
		{"no arrow", "i32", func(p *Parser) bool { types = nil; return p.TryArrowTypeList(&types) && p.Type(&typ) },
			func() any { return typ }, "i32"},
		{"attribute", "5", func(p *Parser) bool { return p.Attr(&attr, p.Context().I8()) }, func() any { return attr }, "5 : i8"},
		{"wrong attribute", `"a"`, func(p *Parser) bool { var i *IntegerAttr; return ParseAttrAs(p, &i, nil) }, nil,
			"1:6: " + prefix + "invalid kind of attribute specified"},
		{"optional array", `"a"`, func(p *Parser) bool {
			var a *ArrayAttr
			return !p.StartsAttrAs(&a) && p.Str(&str)
		}, func() any { return str }, "a"},
		{"dictionary", "attributes {b, a = 1 : i8}", func(p *Parser) bool { list = nil; return p.AttrDictWithKeyword(&list) },
			func() any { return list[1].Name }, "a"},
		{"location", `loc("x")`, func(p *Parser) bool { return p.OptionalLoc(&loc) }, func() any { return loc.IsUnknown() }, "false"},
		{"affine map", "(d0) -> (d0)", func(p *Parser) bool { return p.AffineMap(&m) }, func() any { return m }, "(d0) -> (d0)"},
		{"affine subscripts", "[%i + 1, symbol(%n)]", func(p *Parser) bool {
			refs, refs2 = nil, nil
			ok := p.AffineMapOfSSAIds(&m, &refs, &refs2, DelimSquare)
			str = fmt.Sprint(m, len(refs), len(refs2)) + p.RefName(refs[0])
			return ok
		}, func() any { return str }, "(d0)[s0] -> (d0 + 1, s0) 1 1%i"},
		{"operands", "%a, %b#1", func(p *Parser) bool { refs = nil; return p.OperandList(&refs, DelimNone) },
			func() any { return fmt.Sprint(len(refs), refs[1].Number()) }, "2 1"},
		{"operands in nothing", "[x]", func(p *Parser) bool { return p.OperandList(&refs, DelimSquare) }, nil,
			"1:7: error: expected SSA operand"},
		{"counts", "%a, %b : i32", func(p *Parser) bool {
			var vals []*Value
			refs, types = nil, nil
			at := p.Pos()
			return p.OperandList(&refs, DelimNone) && p.ColonTypeList(&types) && p.ResolveAll(&vals, refs, types, at)
		}, nil, "1:6: " + prefix + "number of operands and types do not match: got 2 operands and 1 types"},
		{"result number of an argument", "%a#1", func(p *Parser) bool { var a Argument; return p.Argument(&a, false, false) }, nil,
			"1:8: error: result number not allowed in argument list"},
		{"argument", "%a : i32 {x} loc(unknown)", func(p *Parser) bool {
			var a Argument
			ok := p.Argument(&a, true, true)
			str = fmt.Sprint(a.Type, len(a.Attrs), a.hasLoc)
			return ok
		}, func() any { return str }, "i32 1 true"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			op, diags := parseAPI(t, "t.op "+tt.text+"\n", func(p *Parser, _ *OperationState) bool { return tt.parse(p) })
			if tt.got == nil {
				if op != nil || diags != tt.want {
					t.Errorf("%s\n got %s\nwant %s", tt.text, diags, tt.want)
				}
				return
			}
			if op == nil {
				t.Fatalf("%s: %s", tt.text, diags)
			}
			if got := fmt.Sprint(tt.got()); got != tt.want {
				t.Errorf("%s: got %q, want %q", tt.text, got, tt.want)
			}
		})
	}
}

func TestResultNames(t *testing.T) {
	var names []string
	op, diags := parseAPI(t, "%x, %y:2, %z = t.op", func(p *Parser, st *OperationState) bool {
		for i := range p.NumResultNames() {
			n, k := p.ResultName(i)
			names = append(names, fmt.Sprint(n, k))
			st.Types = append(st.Types, p.Context().I1())
		}
		n, k := p.ResultName(4)
		names = append(names, fmt.Sprint(n, k))
		return true
	})
	if op == nil {
		t.Fatal(diags)
	}
	if got := strings.Join(names, " "); got != "x0 y0 y1 z0 -1" {
		t.Errorf("names are %s", got)
	}
}

func TestDuplicateHookAttribute(t *testing.T) {
	_, diags := parseAPI(t, "t.op {a}", func(p *Parser, st *OperationState) bool {
		st.Attrs = append(st.Attrs, NamedAttr{"a", p.Context().Unit()})
		return p.AttrDict(&st.Attrs)
	})
	if want := "1:1: error: custom op 't.op' attribute 'a' occurs more than once in the attribute list"; diags != want {
		t.Errorf("got %q, want %q", diags, want)
	}
}

func TestDefaultDialectAndBody(t *testing.T) {
	plain := func(p *Parser, st *OperationState) bool { return true }
	op, diags := parseAPI(t, "t.body (%a : i32) { op } attributes {x}", plain)
	if op == nil {
		t.Fatal(diags)
	}
	b := op.Region(0).Entry().First()
	if b.Name() != "t.body" || b.Region(0).Entry().NumArgs() != 1 || b.Region(0).Entry().First().Name() != "t.op" {
		t.Errorf("parsed\n%s", op)
	}
	for src, want := range map[string]string{
		"op":                                   "1:1: error: custom op 'op' is unknown (tried 'builtin.op' as well)",
		"t.body {}":                            "1:1: error: empty body",
		"t.body (%a : i32) { ^bb0(%b: i32): }": "1:21: error: invalid block name in region with named arguments",
		"t.body (%a : i32, %a : i32) {}":       "1:19: error: region entry argument '%a' is already in use\n1:9: note: previously referenced here",
		`"u"(%a) : (i32) -> () t.body (%a : i32) {op}`: "1:31: error: region entry argument '%a' is already in use\n1:5: note: previously referenced here",
	} {
		if _, got := parseAPI(t, src, plain); got != want {
			t.Errorf("%s\n got %s\nwant %s", src, got, want)
		}
	}
}

// TestForwardReferences checks what stands for values that are defined later.
func TestForwardReferences(t *testing.T) {
	c := NewContext()
	op, list := Parse(c, []byte(`
"u"(%x#1, %y, %x#0) : (f32, i32, i32) -> ()
"r"() ({
  "u"(%y) : (i32) -> ()
  "b"()[^b2, ^b1] : () -> ()
^b1:
  "b"()[^b2] : () -> ()
^b2:
}) : () -> ()
%x:2 = "d"() : () -> (i32, f32)
%y = "d"() : () -> i32
`), ParseOptions{AllowUnregistered: true, NoVerify: true})
	if op == nil {
		t.Fatal(list)
	}
	body := op.Region(0).Entry()
	u, r := body.First(), body.First().Next()
	x := r.Next()
	y := x.Next()
	if u.Operand(0) != x.Result(1) || u.Operand(1) != y.Result(0) || u.Operand(2) != x.Result(0) {
		t.Error("uses are not connected to the definitions")
	}
	var users []string
	for o := range y.Result(0).Users() {
		users = append(users, o.ParentOp().Name())
	}
	if got := strings.Join(users, " "); got != "builtin.module r" {
		t.Errorf("users of %%y are in %s", got) // moved from the front of the placeholder's list
	}
	b := r.Region(0).Entry()
	if b.Terminator().Successor(0) != b.Next().Next() || b.Terminator().Successor(1) != b.Next() {
		t.Error("successors are not connected to the blocks")
	}
}

func TestKeepNames(t *testing.T) {
	src := "%foo:2 = \"a\"() : () -> (i32, i32)\n\"r\"() ({\n^entry(%arg: i1):\n}) : () -> ()\n"
	for _, keep := range []bool{false, true} {
		c := NewContext()
		op, list := Parse(c, []byte(src), ParseOptions{AllowUnregistered: true, NoVerify: true, KeepNames: keep})
		if op == nil {
			t.Fatal(list)
		}
		a := op.Region(0).Entry().First()
		blk := a.Next().Region(0).Entry()
		got := fmt.Sprint(c.SourceName(a.Result(0)), c.SourceBlockName(blk), c.SourceName(blk.Arg(0)), c.HasSourceNames())
		want := map[bool]string{false: "false", true: "fooentryargtrue"}[keep]
		if got != want {
			t.Errorf("KeepNames %v: names are %s, want %s", keep, got, want)
		}
	}
}

func TestResourcesParsed(t *testing.T) {
	c := NewContext()
	src := `"a"() {x = dense_resource<k> : tensor<4xi8>} : () -> ()
{-# dialect_resources: {builtin: {k: "0x0400000001020304"}}, external_resources: {tool: {a: true, b: "x", c: "0x01000000FF"}} #-}`
	for i := range 2 { // the second text's key is another resource
		op, list := Parse(c, []byte(src), ParseOptions{AllowUnregistered: true})
		if op == nil {
			t.Fatal(list)
		}
		key := op.Region(0).Entry().First().Attr("x").(*DenseResourceAttr).Key()
		if want := []string{"k", "k_1"}[i]; key != want {
			t.Errorf("key is %s, want %s", key, want)
		}
		b := c.Blob(key)
		if b == nil || b.Align != 4 || string(b.Data) != "\x01\x02\x03\x04" {
			t.Errorf("blob is %+v", b)
		}
	}
	ext := c.ExternalResources()
	if len(ext) != 1 || ext[0].Name != "tool" || len(ext[0].Entries) != 6 || !ext[0].Entries[0].Bool ||
		ext[0].Entries[1].Str != "x" ||
		string(ext[0].Entries[2].Blob.Data) != "\xff" {
		t.Errorf("external resources are %+v", ext)
	}
}
