package poly_test

import (
	"bytes"
	"io/fs"
	"os"
	"path"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/bytecode"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/core/evolution"
	"github.com/odsgen/ods/core/frozen"
	"github.com/odsgen/ods/defs"
	"github.com/odsgen/ods/examples/evolution/poly"
	"github.com/odsgen/ods/odsgen"
	"github.com/odsgen/ods/odsgen/live"
	"github.com/odsgen/ods/odsgen/load"
)

// contexts are the ways to have the dialect: generated, and live, bound to the hooks of the generated one.
func contexts(t *testing.T) map[string]func() *core.Context {
	t.Helper()
	set, list := live.Load(live.Options{Load: load.Options{Embedded: defs.FS}, Compiled: core.NewRegistry(poly.Dialect()).Lookup},
		"../poly.yaml")
	if err := list.Err(); err != nil {
		t.Fatal(err)
	}
	return map[string]func() *core.Context{
		"generated": func() *core.Context { return core.NewContext(poly.Dialect()) },
		"live":      func() *core.Context { return core.NewContext(set.Dialects()...) },
	}
}

func print(t *testing.T, op *core.Operation, generic bool) string {
	t.Helper()
	var b bytes.Buffer
	if err := core.Print(&b, op, core.PrintOptions{Generic: generic}); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func TestGeneratedFilesAreCurrent(t *testing.T) {
	res, findings, err := odsgen.Generate(odsgen.Options{Paths: []string{"../poly.yaml"}, Out: ".", Load: load.Options{Embedded: defs.FS}})
	if err != nil || findings.HasErrors() {
		t.Fatal(err, findings)
	}
	for _, f := range res.Files {
		if old, err := os.ReadFile(f.Path); err != nil || !bytes.Equal(old, f.Text) {
			t.Errorf("%s is stale (%v); run go generate ./examples/evolution/...", f.Path, err)
		}
	}
}

// TestFrozen reads all samples of all versions.
func TestFrozen(t *testing.T) {
	for name, newContext := range contexts(t) {
		if err := frozen.Read(newContext, os.DirFS("../versions")); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestDowngrade writes what samples of older versions became in these versions again: the bytes are those of the
// samples, but for what the upgrade dropped or computed.
func TestDowngrade(t *testing.T) {
	other := map[string]string{ // what differs, and how it comes back, unless it is gone
		"1/dump.mlir":    "removed",
		"2/dump.mlir":    "removed",
		"1/square.mlir":  `"poly.mul"(%0, %0)`,
		"2/square.mlir":  `"poly.mul"(%0, %0)`,
		"1/scale.2.mlir": `"poly.scale"(%0) <{factor = 3 : i64}>`,
		"2/scale.2.mlir": `"poly.scale"(%0) <{factor = 3 : i64}>`,
	}
	dir := os.DirFS("../versions")
	files, err := fs.Glob(dir, "[12]/*.mlir")
	if err != nil || len(files) == 0 {
		t.Fatal(err, files)
	}
	for how, newContext := range contexts(t) {
		for _, f := range files {
			if other[f] == "removed" {
				continue
			}
			want, _ := fs.ReadFile(dir, f)
			top, list := core.Parse(newContext(), want, core.ParseOptions{Name: f})
			if top == nil {
				t.Errorf("%s: %v", how, list.Err())
				continue
			}
			if v := top.Versions(); v != nil {
				t.Errorf("%s: %s still says versions: %v", how, f, v)
			}
			r := core.NewReporter(top.Context())
			version := int(f[0] - '0')
			if ok, err := top.Downgrade(evolution.Versions{"poly": version}, r); !ok || err != nil {
				t.Errorf("%s: %s: %v %v", how, f, err, r.List().Err())
				continue
			}
			got := print(t, top, true)
			if part := other[f]; part != "" && !strings.Contains(got, part) {
				t.Errorf("%s: %s lacks %s:\n%s", how, f, part, got)
			} else if part == "" && got != string(want) {
				t.Errorf("%s: %s became\n%sinstead of\n%s", how, f, got, want)
			}
			// The bytecode that is written in that version says the same.
			var code bytes.Buffer
			top.Walk(func(op *core.Operation) { op.SetLoc(core.Location{}) })
			if err := bytecode.Write(&code, top, bytecode.WriteOptions{}); err != nil {
				t.Fatal(err)
			}
			again, list := bytecode.Read(newContext(), code.Bytes(), core.ParseOptions{Name: "x"})
			now, _ := core.Parse(newContext(), want, core.ParseOptions{Name: f})
			if again == nil || print(t, again, true) != print(t, now, true) {
				t.Errorf("%s: bytecode of %s: %v", how, f, list.Err())
			}
			if recorded, err := fs.ReadFile(dir, strings.TrimSuffix(f, path.Ext(f))+".mlirbc"); err != nil ||
				other[f] == "" && !bytes.Equal(recorded, code.Bytes()) {
				t.Errorf("%s: bytecode of %s differs from what is recorded (%v)", how, f, err)
			}
		}
	}
}

// TestMeaning reads operations of older versions and compares what they are today.
func TestMeaning(t *testing.T) {
	for _, c := range []struct{ name, old, now string }{
		{"custom form of a renamed operation and type",
			"module attributes {ods.versions = {poly = 1 : i64}} {\nfunc %x\n  %1 = poly.sum %0, %0 : !poly.ring<7>\n}",
			"module {\nfunc %x\n  %1 = poly.add %0, %0 : <7>\n}"},
		{"attribute and case",
			"\"builtin.module\"() ({\nfunc %x\n  %1 = \"poly.inverse\"(%0) <{mode = #poly.mode<slow>}> : (!poly.ring<7>) -> !poly.ring<7>\n}) {ods.versions = {poly = 1}} : () -> ()",
			"module {\nfunc %x\n  %1 = poly.inverse %0 <exact> : <7>\n}"},
		{"attribute in the dictionary of all attributes",
			"module attributes {ods.versions = {poly = 1}} {\nfunc %x\n  %1 = \"poly.inverse\"(%0) {mode = #poly.mode<fast>, x.y} : (!poly.ring<7>) -> !poly.ring<7>\n}",
			"module {\nfunc %x\n  %1 = poly.inverse %0 <fast> {x.y} : <7>\n}"},
		{"default that changed",
			"module attributes {ods.versions = {poly = 2}} {\nfunc %x\n  %1 = \"poly.scale\"(%0) : (!poly.mod<7>) -> !poly.mod<7>\n}",
			"module {\nfunc %x\n  %1 = poly.scale %0 {factor = 1 : i64} : <7> -> <7>\n}"},
		{"removed operand",
			"module attributes {ods.versions = {poly = 2}} {\nfunc %x\n  %t = arith %t\n  %1 = \"poly.scale\"(%0, %t) <{factor = 3 : i64}> : (!poly.mod<7>, i1) -> !poly.mod<7>\n}",
			"module {\nfunc %x\n  %1 = unrealized_conversion_cast to i1\n  %2 = poly.scale %0 {factor = 3 : i64} : <7> -> <7>\n}"},
		{"computed", "module attributes {ods.versions = {poly = 2}} {\nfunc %x\n  %1 = \"poly.square\"(%0) : (!poly.mod<7>) -> !poly.mod<7>\n}",
			"module {\nfunc %x\n  %1 = poly.mul %0, %0 : <7>\n}"},
	} {
		for how, newContext := range contexts(t) {
			old := strings.ReplaceAll(c.old, "func %x", "  %0 = builtin.unrealized_conversion_cast to !poly.TYPE<7>")
			mnemonic := "mod"
			if strings.Contains(c.old, "poly = 1") {
				mnemonic = "ring"
			}
			old = strings.ReplaceAll(strings.ReplaceAll(old, "TYPE", mnemonic), "arith %t", "builtin.unrealized_conversion_cast to i1")
			now := strings.ReplaceAll(c.now, "func %x", "  %0 = unrealized_conversion_cast to !poly.mod<7>")
			top, list := core.Parse(newContext(), []byte(old), core.ParseOptions{Name: "a"})
			if top == nil {
				t.Errorf("%s, %s: %v", how, c.name, list.Err())
				continue
			}
			if got := strings.TrimSpace(print(t, top, false)); got != now {
				t.Errorf("%s, %s:\n%s\nwant\n%s", how, c.name, got, now)
			}
		}
	}
}

// TestNewer reads a file of a version that the program does not know, and writes it back unchanged.
func TestNewer(t *testing.T) {
	const text = `"builtin.module"() ({
  %0 = "builtin.unrealized_conversion_cast"() : () -> !poly.mod<7>
  %1 = "poly.add"(%0, %0) : (!poly.mod<7>, !poly.mod<7>) -> !poly.mod<7>
  %2 = "poly.inverse"(%1) <{strategy = #poly.mode<exact>, witness = #poly.proof<"x">}> : (!poly.mod<7>) -> !poly.mod<7>
  %3 = "poly.lift"(%2) <{to = !poly.field<7, 2>}> ({
  ^bb0(%arg0: !poly.field<7, 2>):
    "poly.give"(%arg0) : (!poly.field<7, 2>) -> ()
  }) {a.b = 1 : i32} : (!poly.mod<7>) -> !poly.field<7, 2>
}) {ods.versions = {poly = 5 : i64}} : () -> ()
`
	for how, newContext := range contexts(t) {
		top, list := core.Parse(newContext(), []byte(text), core.ParseOptions{Name: "a"})
		if top == nil {
			t.Errorf("%s: %v", how, list.Err())
			continue
		}
		if got := print(t, top, true); got != text {
			t.Errorf("%s: got\n%s", how, got)
		}
		if got := print(t, top, false); !strings.Contains(got, `"poly.add"(%0, %0)`) {
			t.Errorf("%s: operations of the newer version are not in generic form:\n%s", how, got)
		}
		var first, second bytes.Buffer
		if err := bytecode.Write(&first, top, bytecode.WriteOptions{}); err != nil {
			t.Fatal(err)
		}
		again, list := bytecode.Read(newContext(), first.Bytes(), core.ParseOptions{Name: "b"})
		if again == nil {
			t.Errorf("%s: %v", how, list.Err())
			continue
		}
		if got := print(t, again, true); got != text {
			t.Errorf("%s: from bytecode\n%s", how, got)
		}
		if err := bytecode.Write(&second, again, bytecode.WriteOptions{}); err != nil || !bytes.Equal(first.Bytes(), second.Bytes()) {
			t.Errorf("%s: bytecode changed (%v)", how, err)
		}
	}
}

// TestRefused reads and writes what cannot be.
func TestRefused(t *testing.T) {
	const cast = "%0 = builtin.unrealized_conversion_cast to !poly.mod<7>\n"
	in := func(versions, body string) string {
		return "module attributes {ods.versions = " + versions + "} {\n" + body + "\n}"
	}
	for _, c := range []struct {
		text   string
		target int
		want   string
	}{
		{in("{poly = 2}", cast+`"poly.dump"(%0) : (!poly.mod<7>) -> ()`), 0, "a:3:1: error: 'poly.dump' op of version 2 of dialect 'poly' was removed with version 3"},
		{in("{poly = 2}", cast+`%1 = "poly.fma"(%0, %0, %0) : (!poly.mod<7>, !poly.mod<7>, !poly.mod<7>) -> !poly.mod<7>`), 0,
			"a:3:6: error: 'poly.fma' op exists since version 3, but the file is written in version 2 of dialect 'poly'"},
		{in("{poly = 2}", cast+`%1 = poly.scale %0 : !poly.mod<7>`), 0, "a:3:6: error: 'poly.scale' changed with version 3"},
		{in("{poly = 2}", cast+`%1 = "poly.sum"(%0, %0) : (!poly.mod<7>, !poly.mod<7>) -> !poly.mod<7>`), 0, "a:3:6: error: 'poly.sum' op is unknown, and was so in version 2"},
		{in("{poly = 2}", cast+`"poly.inverse"(%0) <{mode = 1}> : (!poly.mod<7>) -> ()`), 0, "a:3:1: error: 'poly.inverse' op has no attribute 'mode'"},
		{in("{poly = 2}", cast+`"poly.scale"(%0, %0, %0) : (!poly.mod<7>, !poly.mod<7>, !poly.mod<7>) -> ()`), 0, "a:3:1: error: 'poly.scale' op of version 2 of dialect 'poly' does not take 3 operands"},
		{in("{poly = 2}", cast+`"poly.add"(%0) <2> : (!poly.mod<7>) -> ()`), 0, "a:3:1: error: 'poly.add' op has properties that are no dictionary"},
		{in("{poly = 2}", cast+`"poly.mul"(%0, %0) : (!poly.mod<7>, !poly.mod<7>) -> !poly.ring<7>`), 0, "unknown  type `ring`"},
		{in("{poly = 5}", cast+`%1 = poly.lift %0`), 0, "a:3:6: error: custom op 'poly.lift' is unknown: the file has version 5 of dialect 'poly', this program version 3"},
		{in("{poly = 0}", ""), 0, "a:1:43: error: expected a version"},
		{in("{poly}", ""), 0, "error: expected ods.versions = {dialect = version, ...}"},
		{in("2", ""), 0, "error: expected ods.versions = {dialect = version, ...}"},
		{`"builtin.module"() ({}) {ods.versions = {poly = 1}, ods.versions = {poly = 2}} : () -> ()`, 0, "occurs more than once"},
		{"builtin.module attributes {ods.versions = {poly = 1}} {}\nmodule {}", 0, "must be an attribute of the one top-level operation"},
		{"module {\n" + cast + "%1 = poly.sum %0, %0 : !poly.mod<7>\n}", 0, "note: version 2 of dialect 'poly' renamed or removed it"},
		{"module {\n" + cast + "%1 = poly.fma %0, %0, %0 : !poly.mod<7>\n}", 2, "a:3:6: error: 'poly.fma' op cannot be written in version 2 of dialect 'poly': 'poly.fma' exists since version 3"},
		{"module {\n" + cast + "%1 = poly.scale %0 plus %0 : !poly.mod<7> : !poly.mod<7> -> !poly.mod<7>\n}", 2, "a:3:6: error: 'poly.scale' op cannot be written in version 2 of dialect 'poly': operand 'bias' exists since version 3"},
		{"module {\n" + cast + "%1 = poly.scale %0 {checked} : !poly.mod<7> -> !poly.mod<7>\n}", 1, "attribute 'checked', here unit, exists since version 3"},
		{"module {\n" + cast + "%1 = poly.inverse %0 <lazy> : !poly.mod<7>\n}", 1, "case 'lazy' of #poly.mode exists since version 3"},
		{"module {}", 9, "dialect 'poly' has the versions 1 to 3, not 9"},
	} {
		for how, newContext := range contexts(t) {
			top, list := core.Parse(newContext(), []byte(c.text), core.ParseOptions{Name: "a"})
			if c.target > 0 && top != nil {
				r := core.NewReporter(top.Context())
				ok, err := top.Downgrade(evolution.Versions{"poly": c.target}, r)
				if ok {
					t.Errorf("%s: accepted: %s", how, c.text)
					continue
				}
				if err != nil && strings.Contains(err.Error(), c.want) {
					continue
				}
				list = r.List()
			} else if top != nil {
				t.Errorf("%s: accepted: %s", how, c.text)
				continue
			}
			var said strings.Builder
			diag.Render(&said, list...)
			if !strings.Contains(said.String(), c.want) {
				t.Errorf("%s: %s\nsays  %s\nnot   %s", how, c.text, &said, c.want)
			}
		}
	}
}

// TestMutated changes bytes of all samples of bytecode: nothing but an error or a valid module may come of it.
func TestMutated(t *testing.T) {
	dir := os.DirFS("../versions")
	files, _ := fs.Glob(dir, "*/*.mlirbc")
	for _, f := range files {
		data, _ := fs.ReadFile(dir, f)
		for i := range data {
			for _, b := range []byte{0, 1, 0xff, data[i] ^ 0x10} {
				x := bytes.Clone(data)
				x[i] = b
				top, list := bytecode.Read(core.NewContext(poly.Dialect()), x, core.ParseOptions{Name: f})
				if top == nil && list.Err() == nil {
					t.Fatalf("%s: byte %d as %d: neither a module nor an error", f, i, b)
				}
				for _, d := range list {
					if strings.Contains(d.Message, "panic") {
						t.Fatalf("%s: byte %d as %d: %v", f, i, b, d)
					}
				}
			}
		}
	}
}

// dotted is a definition in a version that has parts.
const dotted = `dialect: shlo
version: 1.2
upgrades:
  1.1: {ops: {plus: {renamed_to: add}}}
  1.2:
    ops:
      old: {removed: true}
      scale: {attributes: {factor: {before: '1 : i64'}}}
ops:
  add:
    operands: [{lhs: I32}]
    results: [{sum: I32}]
    format: $lhs attr-dict
  scale: {attributes: [{factor: {type: I64Attr, default: 2}}]}
  late: {since: 1.1.2}
`

// TestVersionsWithParts reads and writes versions that have parts, as text and bytecode.
func TestVersionsWithParts(t *testing.T) {
	file := path.Join(t.TempDir(), "shlo.yaml")
	if err := os.WriteFile(file, []byte(dotted), 0o644); err != nil {
		t.Fatal(err)
	}
	set, list := live.Load(live.Options{Load: load.Options{Embedded: defs.FS}}, file)
	if err := list.Err(); err != nil {
		t.Fatal(err)
	}
	context := func() *core.Context { return core.NewContext(set.Dialects()...) }
	version := func(text string) evolution.Versions {
		v, ok := evolution.Parse(text)
		if !ok {
			t.Fatal(text)
		}
		return evolution.Versions{"shlo": v}
	}
	old := `"builtin.module"() ({
^bb0(%x: i32):
  %0 = "shlo.plus"(%x) : (i32) -> i32
  "shlo.scale"() : () -> ()
}) {ods.versions = {shlo = "1.0.3"}} : () -> ()`
	op, found := core.Parse(context(), []byte(old), core.ParseOptions{NoVerify: true})
	if op == nil {
		t.Fatal(found)
	}
	want := print(t, op, true)
	if !strings.Contains(want, `"shlo.add"`) || !strings.Contains(want, "factor = 1 : i64") || strings.Contains(want, "ods.versions") {
		t.Errorf("1.0.3 becomes\n%s", want)
	}
	for target, name := range map[string]string{"1.0.3": "plus", "1.1": "add", "1.2": "add", "7": "plus"} {
		op, _ := core.Parse(context(), []byte(want), core.ParseOptions{NoVerify: true})
		r := core.NewReporter(op.Context())
		if ok, err := op.Downgrade(version(target), r); err != nil || !ok {
			t.Fatal(target, err, r.List())
		}
		text := print(t, op, true)
		if !strings.Contains(text, `"shlo.`+name+`"`) {
			t.Errorf("version %s is\n%s", target, text)
		}
		var code bytes.Buffer
		if err := bytecode.Write(&code, op, bytecode.WriteOptions{}); err != nil {
			t.Fatal(err)
		}
		for _, data := range [][]byte{[]byte(text), code.Bytes()} {
			again, found := bytecode.Parse(context(), data, core.ParseOptions{NoVerify: true})
			if again == nil {
				t.Fatal(target, found)
			}
			if got := print(t, again, true); got != want {
				t.Errorf("version %s is read as\n%s\nwant\n%s", target, got, want)
			}
		}
	}
	late, _ := core.Parse(context(), []byte(`"shlo.late"() : () -> ()`), core.ParseOptions{})
	r := core.NewReporter(late.Context())
	if ok, err := late.Downgrade(version("1.1.1"), r); err != nil || ok ||
		!strings.Contains(r.List().Error(), "cannot be written in version 1.1.1 of dialect 'shlo': 'shlo.late' exists since version 1.1.2") {
		t.Error(ok, err, r.List())
	}
	if _, err := late.Downgrade(version("1.3"), r); err == nil || err.Error() != "dialect 'shlo' has the versions 1 to 1.2, not 1.3" {
		t.Error(err)
	}
	for _, wrong := range []string{`"1.02"`, `"3"`, "0", "1.2 : f64", `"1.2.3.4"`} {
		text := `module attributes {ods.versions = {shlo = ` + wrong + `}} {}`
		if op, found := core.Parse(context(), []byte(text), core.ParseOptions{}); op != nil || !strings.Contains(found.Error(), "expected a version") {
			t.Error(wrong, found)
		}
	}
}
