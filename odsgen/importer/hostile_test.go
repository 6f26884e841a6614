package importer

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/odsgen/ods/defs"
	"github.com/odsgen/ods/odsgen/load"
	"github.com/odsgen/ods/odsgen/tablegen"
)

// TestHostile imports dumps in which fields are of other kinds, missing, or refer to other records and to themselves.
// An error is fine, and so is a definition; a panic is not.
func TestHostile(t *testing.T) {
	var all map[string]json.RawMessage
	if err := json.Unmarshal(read(t, "testdata/zoo.json"), &all); err != nil {
		t.Fatal(err)
	}
	var names []string
	for name := range all {
		if name[0] != '!' {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	rng := rand.New(rand.NewPCG(1, 2))
	ref := func() any { return map[string]any{"kind": "def", "def": names[rng.IntN(len(names))], "printable": "x"} }
	rounds := 60
	if testing.Short() {
		rounds = 15
	}
	failed := 0
	for range rounds {
		changed := map[string]any{}
		for k, v := range all {
			changed[k] = v
		}
		for range 8 {
			name := names[rng.IntN(len(names))]
			var rec map[string]any
			if err := json.Unmarshal(all[name], &rec); err != nil {
				t.Fatal(err)
			}
			fields := []string{}
			for k := range rec {
				fields = append(fields, k)
			}
			slices.Sort(fields)
			field := fields[rng.IntN(len(fields))]
			rec[field] = []any{nil, 3, "", "::", "${x} <", []any{}, []any{ref(), 7}, ref(), map[string]any{"kind": "def", "def": name},
				map[string]any{"kind": "dag", "operator": ref(), "args": []any{[]any{ref(), "x"}, []any{"y", nil}}}}[rng.IntN(10)]
			changed[name] = rec
		}
		data, err := json.Marshal(changed)
		if err != nil {
			t.Fatal(err)
		}
		recs, err := tablegen.Decode(data)
		if err == nil {
			_, err = Import(recs, Options{Load: load.Options{Embedded: defs.FS}})
		}
		if err != nil {
			failed++
		}
	}
	if failed == 0 {
		t.Error("no damaged dump was rejected")
	}
	t.Logf("%d of %d damaged dumps were rejected", failed, rounds)
}
