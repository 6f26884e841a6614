package run

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"regexp"
	"testing"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/passes"
)

var keeps = regexp.MustCompile(`(?m)^// KEEPS: (.*)$`)

// TestKept executes programs before and after the pipelines that are said to keep what they print. Each has a case that
// upstream's passes break.
func TestKept(t *testing.T) {
	files, err := filepath.Glob("testdata/kept/*.mlir")
	if err != nil || len(files) == 0 {
		t.Fatalf("no programs: %v", err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			pipelines := keeps.FindAllStringSubmatch(string(text), -1)
			if len(pipelines) == 0 {
				t.Fatal("no KEEPS line")
			}
			want := output(t, lower(t, string(text)), Engines()[0])
			for _, p := range pipelines {
				m := parse(t, string(text))
				apply(t, m, p[1])
				if got := output(t, lower(t, printed(t, m)), Engines()[0]); got != want {
					t.Errorf("after %s: got\n%s, want\n%s", p[1], got, want)
				}
			}
		})
	}
}

// apply runs a pipeline on a module.
func apply(t *testing.T, m *core.Operation, pipeline string) {
	t.Helper()
	p, list := passes.ParsePipeline(backend.Passes(), pipeline)
	if list.HasErrors() {
		t.Fatal(list)
	}
	if list, ok := passes.NewManagerOf(m.Context(), p).Run(context.Background(), m); !ok || list.HasErrors() {
		t.Fatalf("%s: %v", pipeline, list)
	}
}

func printed(t *testing.T, m *core.Operation) string {
	t.Helper()
	var b bytes.Buffer
	if err := core.Print(&b, m, core.PrintOptions{}); err != nil {
		t.Fatal(err)
	}
	return b.String()
}
