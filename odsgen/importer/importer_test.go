package importer

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/odsgen/ods/core/textdiff"
	"github.com/odsgen/ods/defs"
	"github.com/odsgen/ods/odsgen/load"
	"github.com/odsgen/ods/odsgen/tablegen"
)

var update = flag.Bool("update", false, "write the golden files, and zoo.json where llvm-tblgen is installed")

// includes is where upstream's .td files are installed.
const includes = "/usr/lib/llvm-22/include"

// importDump imports a dump.
func importDump(t *testing.T, data []byte, opt Options) *Result {
	t.Helper()
	recs, err := tablegen.Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	opt.Load.Embedded = defs.FS
	res, err := Import(recs, opt)
	if err != nil {
		t.Fatal(err)
	}
	return res
}

// check loads an imported definition and fails on errors.
func check(t *testing.T, res *Result) {
	t.Helper()
	name := filepath.Join(t.TempDir(), res.Name+".yaml")
	if err := os.WriteFile(name, res.YAML, 0o666); err != nil {
		t.Fatal(err)
	}
	if _, list := load.Load(load.Options{Embedded: defs.FS}, name); list.HasErrors() {
		t.Errorf("%s: %v", res.Name, list)
	}
}

func read(t *testing.T, name string) []byte {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// golden compares text with a file.
func golden(t *testing.T, name string, got []byte) {
	t.Helper()
	if *update {
		if err := os.WriteFile(name, got, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if want := read(t, name); !bytes.Equal(got, want) {
		t.Error(textdiff.Unified(name, "imported", string(want), string(got)))
	}
}

// TestZoo imports a dialect with one of each thing that the importer knows.
func TestZoo(t *testing.T) {
	if *update {
		if full, err := dump("testdata/zoo.td"); err == nil {
			if err := os.WriteFile("testdata/zoo.json", prune(t, full, "zoo.td"), 0o666); err != nil {
				t.Fatal(err)
			}
		}
	}
	data := read(t, "testdata/zoo.json")
	res := importDump(t, data, Options{})
	golden(t, "testdata/zoo.yaml", res.YAML)
	golden(t, "testdata/zoo.report", []byte(res.Report()))
	check(t, res)
	docs := importDump(t, data, Options{Docs: true})
	for _, text := range []string{"summary: Keeps animals.", "description: They stay.", "summary: the first", "summary: Animals."} {
		if bytes.Contains(res.YAML, []byte(text)) {
			t.Errorf("%q is there without being asked for", text)
		}
		if !bytes.Contains(docs.YAML, []byte(text)) {
			t.Errorf("%q is missing although docs were asked for:\n%s", text, docs.YAML)
		}
	}
	check(t, docs)
}

// TestZooFromSource imports the .td file itself, which must give the same as its reduced dump.
func TestZooFromSource(t *testing.T) {
	full, err := dump("testdata/zoo.td")
	if err != nil {
		if errors.Is(err, tablegen.ErrNoCommand) || os.Getenv("ODSGEN_ORACLE") == "" {
			t.Skip(err)
		}
		t.Fatal(err)
	}
	if got, want := importDump(t, full, Options{}).YAML, read(t, "testdata/zoo.yaml"); !bytes.Equal(got, want) {
		t.Error(textdiff.Unified("zoo.yaml", "of zoo.td", string(want), string(got)))
	}
}

// dump runs llvm-tblgen on a file.
func dump(file string) ([]byte, error) {
	if _, err := os.Stat(includes); err != nil {
		return nil, tablegen.ErrNoCommand
	}
	command, err := tablegen.Find()
	if err != nil {
		return nil, err
	}
	return tablegen.Dump(context.Background(), command, tablegen.Source{File: file, Includes: []string{includes}})
}

// prune keeps the records of a file, what they refer to, and named constraints with the same conditions.
func prune(t *testing.T, data []byte, file string) []byte {
	t.Helper()
	var all map[string]json.RawMessage
	if err := json.Unmarshal(data, &all); err != nil {
		t.Fatal(err)
	}
	keep := map[string]json.RawMessage{"!tablegen_json_version": all["!tablegen_json_version"]}
	var visit func(name string)
	var refs func(v any)
	visit = func(name string) {
		if keep[name] != nil || all[name] == nil {
			return
		}
		keep[name] = all[name]
		var v any
		if err := json.Unmarshal(all[name], &v); err != nil {
			t.Fatal(err)
		}
		refs(v)
	}
	refs = func(v any) {
		switch v := v.(type) {
		case []any:
			for _, it := range v {
				refs(it)
			}
		case map[string]any:
			if name, ok := v["def"].(string); ok {
				visit(name)
			}
			for _, it := range v {
				refs(it)
			}
		}
	}
	for name, raw := range all {
		if !strings.HasPrefix(name, "!") && !strings.HasPrefix(name, "anonymous_") &&
			bytes.Contains(raw, []byte(`"!locs":["`+file+":")) {
			visit(name)
		}
	}
	for name, raw := range all { // constraints that a condition is found again by
		var rec struct {
			Predicate struct{ Def string }
		}
		if json.Unmarshal(raw, &rec) == nil && keep[rec.Predicate.Def] != nil && !strings.HasPrefix(name, "anonymous_") {
			visit(name)
		}
	}
	out, err := json.Marshal(keep)
	if err != nil {
		t.Fatal(err)
	}
	return append(bytes.ReplaceAll(out, []byte(`,"`), []byte(",\n\"")), '\n')
}
