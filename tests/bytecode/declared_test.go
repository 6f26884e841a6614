package bytecode

import (
	"bytes"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/bytecode"
	"github.com/odsgen/ods/defs"
	"github.com/odsgen/ods/odsgen/live"
	"github.com/odsgen/ods/odsgen/load"
	"github.com/odsgen/ods/tests/bytecode/shape"
)

const declaredText = `module {
  %0:4 = "shape_test.op"() {a = #shape_test.pair<"k", 1 : i8, #shape_test.pair<"l", unit>>} : () ->
    (!shape_test.numbers<-3, -128, 65535, 18446744073709551615, true, "a\22b", 2.5, -1.5>,
     !shape_test.nested<!shape_test.none, i7, green, left|right, [1, -2, 3], [f32, !shape_test.text<5>]>,
     !shape_test.nested<f32, si8, blue, left, [0], [i1], !shape_test.none>, !shape_test.text<9>)
  "shape_test.op"() : () -> (!shape_test.maybe<>, !shape_test.maybe<n = 0, on = false, name = "", color = red>,
    !shape_test.maybe<n = -1, on = true, name = "x", color = blue, sides = left, size = 1>)
  "shape_test.op"() {a = [#shape_test.small<6> : i32, #shape_test.small<-8> : index, #shape_test.pair<"", f32>]} : () -> ()
}
`

// liveShape is the dialect of package shape, interpreted.
func liveShape(t *testing.T) *core.Dialect {
	set, list := live.Load(live.Options{Load: load.Options{Embedded: defs.FS}}, "shape/shape.yaml")
	if set == nil {
		t.Fatal(list)
	}
	return set.Dialects()[0]
}

// Types and attributes with the key bytecode are numbers and parameters in files, generated and live alike.
func TestDeclaredEncodings(t *testing.T) {
	compiled, interpreted := core.NewContext(shape.Dialect()), core.NewContext(liveShape(t))
	var files [][]byte
	var texts []string
	for _, ctx := range []*core.Context{compiled, interpreted} {
		op, err := core.ParseString(ctx, "in.mlir", declaredText)
		if err != nil {
			t.Fatal(err)
		}
		var b bytes.Buffer
		if err := bytecode.Write(&b, op, bytecode.WriteOptions{}); err != nil {
			t.Fatal(err)
		}
		files, texts = append(files, b.Bytes()), append(texts, text(op, true))
	}
	if !bytes.Equal(files[0], files[1]) {
		t.Errorf("generated and live definition write different bytes, from byte %d on", firstDifference(files[0], files[1]))
	}
	for _, word := range []string{"numbers", "nested", "pair", "small"} {
		if bytes.Contains(files[0], []byte(word)) {
			t.Errorf("the file holds text of %q", word)
		}
	}
	if !bytes.Contains(files[0], []byte("!shape_test.text<5>")) {
		t.Error("a type without an encoding is not text")
	}
	for _, dialect := range []*core.Dialect{shape.Dialect(), liveShape(t)} {
		op, list := bytecode.Read(core.NewContext(dialect), files[0], core.ParseOptions{Name: "in"})
		if op == nil {
			t.Fatal(list)
		}
		if got := text(op, true); got != texts[0] {
			t.Errorf("read:\n%s\nexpected:\n%s", got, texts[0])
		}
	}
}

// A parameter that is there is another type than one that is not, whatever its value; one with a default is not written
// when it has it.
func TestPresence(t *testing.T) {
	for _, dialect := range []*core.Dialect{shape.Dialect(), liveShape(t)} {
		c := core.NewContext(dialect)
		seen := map[core.Type]string{}
		for _, x := range [][2]string{{"<>", "<>"}, {"<size = 0>", "<>"}, {"<n = >", "<>"}, {"<n = 0>", "<n = 0>"}, {"<on = false>", "<on = false>"},
			{`<name = "">`, `<name = "">`}, {"<color = red>", "<color = red>"}, {"<n = 0, size = 0>", "<n = 0>"}, {"<n = 2>", "<n = 2>"}} {
			in, want := "!shape_test.maybe"+x[0], "!shape_test.maybe"+x[1]
			v, err := core.ParseType(c, in)
			if err != nil {
				t.Errorf("%s: %v", in, err)
				continue
			}
			if got := v.String(); got != want {
				t.Errorf("%s is printed as %s, expected %s", in, got, want)
			}
			if old, ok := seen[v]; ok && old != want {
				t.Errorf("%s and %s are one type", old, want)
			}
			seen[v] = want
		}
		if len(seen) != 6 {
			t.Errorf("%d types, expected 6", len(seen))
		}
		for _, in := range []string{"<on = >", "<name = 3>", "<color = >", "<n = x>"} {
			if _, err := core.ParseType(c, "!shape_test.maybe"+in); err == nil {
				t.Errorf("%s is accepted", in)
			}
		}
	}
	c := core.NewContext(shape.Dialect())
	n := int32(7)
	typ := shape.GetMaybeType(c, &n, nil, nil, nil, 0, 0)
	n = 8 // the type has a copy
	if v, ok := typ.N(); v != 7 || !ok {
		t.Errorf("N is %d, %v", v, ok)
	}
	if _, ok := typ.On(); ok || typ.String() != "!shape_test.maybe<n = 7>" {
		t.Errorf("%s has a flag", typ)
	}
}

// Files that do not fit the definition are errors, and nothing panics.
func TestDeclaredEncodingsInvalid(t *testing.T) {
	op, err := core.ParseString(core.NewContext(shape.Dialect()), "in.mlir", declaredText)
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if err := bytecode.Write(&b, op, bytecode.WriteOptions{}); err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	dialects := []*core.Dialect{shape.Dialect(), liveShape(t)}
	for i := len("MLIR") + 1; i < b.Len(); i++ {
		for _, x := range []byte{0, 1, 3, 0x0f, 0x7f, 0x80, 0xff} {
			data := bytes.Clone(b.Bytes())
			data[i] = x
			for _, dialect := range dialects {
				if _, list := bytecode.Read(core.NewContext(dialect), data, core.ParseOptions{Name: "in"}); list.HasErrors() {
					seen[list[0].Message] = true
				}
			}
		}
	}
	all := ""
	for m := range seen {
		if strings.Contains(m, "panic") {
			t.Error(m)
		}
		all += m + "\n"
	}
	for _, want := range []string{"has no type with number", "is no case of the enum", "does not fit", "there is no kind of float", "is odd"} {
		if !strings.Contains(all, want) {
			t.Errorf("no mutation is refused because %q", want)
		}
	}
}
