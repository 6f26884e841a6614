package shape

import (
	"bytes"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/bytecode"
	"github.com/odsgen/ods/defs"
	"github.com/odsgen/ods/odsgen/live"
	"github.com/odsgen/ods/odsgen/load"
)

const customText = `module {
  %0:3 = "shape_test.op"() : () -> (i1, i2, i3)
  "shape_test.packed"(%0#0, %0#1, %0#2) <{label = "here", operandSegmentSizes = array<i32: 1, 2>, values = array<i64: 1000000000, 1000000001, 1000000003>}> : (i1, i2, i3) -> ()
  "shape_test.packed"(%0#0) <{operandSegmentSizes = array<i32: 1, 0>, values = array<i64: -5>}> {other = i4} : (i1) -> ()
  "shape_test.checked"() <{n = 5 : i64, s = "s"}> : () -> ()
}
`

// Properties with a hand-written encoding are written and read by the hooks, and the sizes of segments behind them.
func TestCustomProperties(t *testing.T) {
	set, list := live.Load(live.Options{Load: load.Options{Embedded: defs.FS},
		Compiled: func(name string) *core.Dialect { return map[string]*core.Dialect{"shape_test": Dialect()}[name] }}, "shape.yaml")
	if set == nil {
		t.Fatal(list)
	}
	var first []byte
	for _, dialect := range []*core.Dialect{Dialect(), set.Dialects()[0]} {
		for _, version := range []int{0, 6, 5, 4} {
			op, err := core.ParseString(core.NewContext(dialect), "in.mlir", customText)
			if err != nil {
				t.Fatal(err)
			}
			var b bytes.Buffer
			if err := bytecode.Write(&b, op, bytecode.WriteOptions{Version: version}); err != nil {
				t.Fatal(err)
			}
			back, list := bytecode.Read(core.NewContext(dialect), b.Bytes(), core.ParseOptions{Name: "in"})
			if back == nil {
				t.Fatal(version, list)
			}
			if got, want := back.String(), op.String(); got != want {
				t.Errorf("version %d: read:\n%s\nexpected:\n%s", version, got, want)
			}
			if version != 0 {
				continue
			}
			if first == nil {
				first = bytes.Clone(b.Bytes())
			} else if !bytes.Equal(first, b.Bytes()) {
				t.Error("a definition that is bound to compiled hooks writes other bytes")
			}
		}
	}
	if i := bytes.IndexByte(first, 42<<1|1); i < 0 {
		t.Error("there is no mark")
	} else {
		seen := ""
		for i := range first {
			data := bytes.Clone(first)
			data[i] ^= 0x10
			_, list := bytecode.Read(core.NewContext(Dialect()), data, core.ParseOptions{Name: "in"})
			if list.HasErrors() {
				seen += list[0].Message + "\n"
			}
		}
		if !strings.Contains(seen, "expected the mark 42") {
			t.Errorf("no change is refused because of the mark:\n%s", seen)
		}
	}
}

// Where the hooks are not bound, the properties are written as they are declared, and that is reported.
func TestCustomPropertiesLost(t *testing.T) {
	set, list := live.Load(live.Options{Load: load.Options{Embedded: defs.FS}}, "shape.yaml")
	if set == nil {
		t.Fatal(list)
	}
	if msg := list.Error(); !strings.Contains(msg, "its properties in bytecode are written as the definition declares them") {
		t.Errorf("nothing is said about the encoding: %s", msg)
	}
	op, err := core.ParseString(core.NewContext(set.Dialects()[0]), "in.mlir", customText)
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if err := bytecode.Write(&b, op, bytecode.WriteOptions{}); err != nil {
		t.Fatal(err)
	}
	if _, list := bytecode.Read(core.NewContext(set.Dialects()[0]), b.Bytes(), core.ParseOptions{Name: "in"}); list.HasErrors() {
		t.Error(list)
	}
}
