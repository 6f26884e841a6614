package importer

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/odsgen/ods/defs"
	"github.com/odsgen/ods/odsgen/emit"
	"github.com/odsgen/ods/odsgen/load"
	"github.com/odsgen/ods/odsgen/model"
	"github.com/odsgen/ods/odsgen/tablegen"
)

// records is a dump of a dialect with one type constraint, to which tests add more.
type records map[string]map[string]any

func def(name string) map[string]any {
	return map[string]any{"kind": "def", "def": name, "printable": name}
}

func dag(args ...any) map[string]any {
	if args == nil {
		args = []any{}
	}
	return map[string]any{"kind": "dag", "operator": def("ins"), "args": args}
}

func small() records {
	r := records{}
	r.add("Farm_Dialect", []string{"Dialect"}, map[string]any{"name": "farm", "cppNamespace": "::farm"})
	r.add("ins", nil, nil)
	r.add("PredCombinerAnd", []string{"PredCombinerKind"}, nil)
	r.add("leaf", []string{"Pred", "CPred"}, map[string]any{"predExpr": "(::llvm::isa<::mlir::IntegerType>($_self))"})
	r.add("Farm_Wide", []string{"Constraint", "TypeConstraint", "Type"}, map[string]any{"predicate": def("leaf"), "summary": "wide integer"})
	r.add("Farm_BreedOp", []string{"Op"}, map[string]any{"opDialect": def("Farm_Dialect"), "opName": "breed", "summary": "Makes more.",
		"arguments": dag([]any{def("Farm_Wide"), "mother"}), "results": dag(), "traits": []any{}})
	return r
}

func (r records) add(name string, supers []string, fields map[string]any) {
	if supers == nil {
		supers = []string{}
	}
	rec := map[string]any{"!name": name, "!anonymous": false, "!superclasses": supers, "!locs": []string{fmt.Sprintf("Farm.td:%d", len(r)+1)}}
	for k, v := range fields {
		rec[k] = v
	}
	r[name] = rec
}

func (r records) run(t *testing.T) (*Result, error) {
	t.Helper()
	all := map[string]any{"!tablegen_json_version": 1}
	for k, v := range r {
		all[k] = v
	}
	data, err := json.Marshal(all)
	if err != nil {
		t.Fatal(err)
	}
	recs, err := tablegen.Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	return Import(recs, Options{Load: load.Options{Embedded: defs.FS}})
}

// TestNames imports dumps in which one name is none. Those of dialects would become paths.
func TestNames(t *testing.T) {
	if res, err := small().run(t); err != nil || res.Name != "farm" {
		t.Fatal(err)
	}
	for _, c := range []struct{ record, field string }{{"Farm_Dialect", "name"}, {"Farm_Dialect", "cppNamespace"}, {"Farm_BreedOp", "opName"}} {
		for _, name := range []string{"../../evil", "..", "-x", "a/b", "a\\b", "a\nb", "/etc", "a b", "a\x00b", "C:evil", "é"} {
			r := small()
			r[c.record][c.field] = name
			if _, err := r.run(t); err == nil {
				t.Errorf("%s of %s may be %q", c.field, c.record, name)
			}
		}
	}
	r := small()
	r["Farm_BreedOp"]["arguments"] = dag([]any{def("Farm_Wide"), "a\nb: c"})
	if _, err := r.run(t); err == nil || !strings.Contains(err.Error(), `"a\nb: c" is no name that a part of arguments can have`) {
		t.Errorf("got %v", err)
	}
	r = small()
	r["Farm_BreedOp"]["opName"] = "breed.twice-1"
	if _, err := r.run(t); err != nil {
		t.Errorf("a name with dots: %v", err)
	}
}

// TestShared imports conditions that share their parts, and one that is a part of itself.
func TestShared(t *testing.T) {
	nested := func(levels int) records {
		r := small()
		below := "leaf"
		for i := range levels {
			name := fmt.Sprintf("level%d", i)
			r.add(name, []string{"Pred", "CombinedPred", "And"}, map[string]any{"kind": def("PredCombinerAnd"),
				"children": []any{def(below), def(below)}})
			below = name
		}
		r["Farm_Wide"]["predicate"] = def(below)
		return r
	}
	for _, levels := range []int{3, 24} {
		start := time.Now()
		res, err := nested(levels).run(t)
		if err != nil {
			t.Errorf("%d levels: %v", levels, err)
			continue
		}
		if len(res.YAML) > 1<<18 || time.Since(start) > time.Minute {
			t.Errorf("%d levels: %d bytes after %v", levels, len(res.YAML), time.Since(start))
		}
		if hook := strings.Contains(string(res.YAML), "go(IsFarmWide)"); hook != (levels > 3) {
			t.Errorf("%d levels:\n%s", levels, res.YAML)
		}
	}
	r := nested(2)
	r["level0"]["children"] = []any{def("level1"), def("level1")}
	if _, err := r.run(t); err == nil || !strings.Contains(err.Error(), "the condition is a part of itself") {
		t.Errorf("got %v", err)
	}
}

// TestOwnClass imports a constraint whose condition is a class of C++ of its own name, and operations whose names clash in
// Go.
func TestOwnClass(t *testing.T) {
	r := small()
	r["leaf"]["predExpr"] = "(::llvm::isa<FarmType>($_self))"
	r["FarmType"] = r["Farm_Wide"]
	delete(r, "Farm_Wide")
	r["FarmType"]["!name"] = "FarmType"
	r["Farm_BreedOp"]["arguments"] = dag([]any{def("FarmType"), "mother"})
	for _, name := range []string{"if", "ifdef"} {
		r.add("Farm_"+map[string]string{"if": "If", "ifdef": "IfDef"}[name]+"Op", []string{"Op"}, map[string]any{
			"opDialect": def("Farm_Dialect"), "opName": name, "summary": "A branch.", "arguments": dag(), "results": dag(), "traits": []any{}})
	}
	res, err := r.run(t)
	if err != nil {
		t.Fatal(err)
	}
	check(t, res)
	for _, want := range []string{"go(IsFarmType)", "go_name: IfDefOperation"} {
		if !strings.Contains(string(res.YAML), want) {
			t.Errorf("no %s in\n%s", want, res.YAML)
		}
	}
	if strings.Contains(res.Report(), "defined through itself") {
		t.Error(res.Report())
	}
}

// TestClashes imports what is right in C++ and refused here: parts and definitions whose names are one in Go, parts that
// have the name of a method of an interface, parameters that are the type of their attribute though they are of a type of
// their own. The definition passes "odsgen check".
func TestClashes(t *testing.T) {
	r := small()
	r["Farm_BreedOp"]["arguments"] = dag([]any{def("Farm_Wide"), "the_mother"}, []any{def("Farm_Wide"), "theMother"}, []any{def("Farm_Wide"), "loc"})
	r["Farm_BreedOp"]["results"] = dag([]any{def("Farm_Wide"), "TheMother"})
	r["Farm_BreedOp"]["traits"] = []any{def("Farm_Sized")}
	r.add("Farm_LengthOf", []string{"InterfaceMethod"}, map[string]any{"name": "getWeight", "returnType": "int64_t", "arguments": dag(), "description": ""})
	r.add("Farm_Sized", []string{"Interface", "OpInterface", "OpInterfaceTrait", "NativeTrait", "Trait"}, map[string]any{"cppInterfaceName": "Sized",
		"cppNamespace": "::farm", "methods": []any{def("Farm_LengthOf")}, "baseInterfaces": []any{}, "trait": "Sized"})
	r.add("Farm_WeighOp", []string{"Op"}, map[string]any{"opDialect": def("Farm_Dialect"), "opName": "weigh", "arguments": dag([]any{def("Farm_Wide"), "weight"}),
		"results": dag(), "traits": []any{def("Farm_Sized")}})
	r.add("Farm_Own", []string{"AttrOrTypeParameter", "AttributeSelfTypeParameter"}, map[string]any{"cppType": "::farm::ClockType"})
	r.add("Farm_Clock", []string{"DialectType", "AttrOrTypeDef", "TypeDef"}, map[string]any{"dialect": def("Farm_Dialect"), "cppClassName": "ClockType",
		"mnemonic": "clock", "parameters": dag()})
	r.add("Farm_Time", []string{"DialectAttr", "AttrOrTypeDef", "AttrDef"}, map[string]any{"dialect": def("Farm_Dialect"), "cppClassName": "TimeAttr",
		"mnemonic": "time", "assemblyFormat": "`<` $at `>`", "parameters": dag([]any{def("Farm_Own"), "type"}, []any{"int", "at"})})
	res, err := r.run(t)
	if err != nil {
		t.Fatal(err)
	}
	name := filepath.Join(t.TempDir(), res.Name+".yaml")
	if err := os.WriteFile(name, res.YAML, 0o666); err != nil {
		t.Fatal(err)
	}
	prog, list := load.Load(load.Options{Embedded: defs.FS}, name)
	if !list.HasErrors() {
		_, list, _ = emit.Dialect(prog.Roots[0], emit.Options{PackagePath: func(d *model.Dialect) string { return d.ImportPath }})
	}
	if list.HasErrors() {
		t.Errorf("%v\n%s", list, res.YAML)
	}
	for _, want := range []string{"go_name: TheMotherOperand", "go_name: LocOperand", "go_name: WeightOperand"} {
		if !strings.Contains(string(res.YAML), want) {
			t.Errorf("no %s in\n%s", want, res.YAML)
		}
	}
}
