package load

import (
	"path/filepath"
	"reflect"
	"testing"

	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/model"
)

// TestCache: with a cache every load finds what it finds without one, also the second time, and the trees that it keeps do not change.
func TestCache(t *testing.T) {
	files, err := filepath.Glob("../../defs/*/*.yaml")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	var cache Cache
	for range 2 {
		for _, file := range files {
			_, want := Load(Options{}, file)
			prog, got := Load(Options{Cache: &cache}, file)
			if !reflect.DeepEqual(got, want) || len(prog.Roots) != 1 {
				t.Errorf("%s: got %v, want %v", file, got, want)
			}
		}
	}
	if len(cache.files) < len(files) {
		t.Errorf("%d of %d files are kept", len(cache.files), len(files))
	}
	for name, p := range cache.files {
		src := model.NewSource(name, p.src.Data)
		if again := yamlx.Parse(src, report.New(0)); !sameTree(p.root, again) {
			t.Errorf("%s: loading changed the tree", name)
		}
	}
	// A new text of a file is read.
	for _, name := range []string{"a", "b"} {
		p := cache.parse("d.yaml", []byte("dialect: d\nops:\n  "+name+": {summary: x}\n"))
		if p.root.Get("ops").Index(name) != 0 {
			t.Errorf("operation %s is missing", name)
		}
	}
}

// sameTree compares trees apart from their sources.
func sameTree(a, b *yamlx.Node) bool {
	if a == nil || b == nil {
		return a == b
	}
	if a.Kind != b.Kind || a.Style != b.Style || a.Text.Value != b.Text.Value || a.Span.Start != b.Span.Start || a.Span.End != b.Span.End ||
		len(a.Used) != len(b.Used) || len(a.Keys) != len(b.Keys) || len(a.Items) != len(b.Items) {
		return false
	}
	for i := range a.Keys {
		if !sameTree(a.Keys[i], b.Keys[i]) {
			return false
		}
	}
	for i := range a.Items {
		if !sameTree(a.Items[i], b.Items[i]) {
			return false
		}
	}
	return true
}
