package driver_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/odsgen/ods/driver"
)

// TestTrace reads the file of --trace: it holds each phase and each execution of a pass once, and what ran on one
// worker is either apart or one inside the other, as viewers demand.
func TestTrace(t *testing.T) {
	for _, workers := range []int{1, 8} {
		file := filepath.Join(t.TempDir(), "trace.json")
		cfg := config()
		cfg.Workers = workers
		status, stderr := opt(cfg, manyFunctions(40), "--trace="+file,
			"--pass-pipeline=builtin.module(func.func(cse,canonicalize),symbol-dce)")
		if status != driver.StatusOK || stderr != "" {
			t.Fatalf("status %d: %s", status, stderr)
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		type event struct {
			Name, Cat, Ph string
			Ts, Dur       float64
			Tid           int
			Args          map[string]string
		}
		var trace struct{ TraceEvents []event }
		if err := json.Unmarshal(text, &trace); err != nil {
			t.Fatalf("%v in\n%s", err, text)
		}
		seen, open := map[string]int{}, map[int][]event{}
		for _, e := range trace.TraceEvents {
			if e.Ph != "X" {
				continue
			}
			seen[e.Cat+" "+e.Name]++
			if e.Name == "CSE" {
				seen[e.Args["operation"]]++
			}
			if e.Tid < 0 || e.Tid >= workers {
				t.Errorf("worker %d of %d", e.Tid, workers)
			}
			l := open[e.Tid]
			for len(l) > 0 && l[len(l)-1].Ts+l[len(l)-1].Dur <= e.Ts {
				l = l[:len(l)-1]
			}
			if len(l) > 0 && e.Ts+e.Dur > l[len(l)-1].Ts+l[len(l)-1].Dur {
				t.Errorf("%+v overlaps with %+v", e, l[len(l)-1])
			}
			open[e.Tid] = append(l, e)
		}
		for name, want := range map[string]int{"phase Parser": 1, "phase Output": 1, "pass CSE": 40, "pass Canonicalizer": 40,
			"pass SymbolDCE":         1,
			"analysis DominanceInfo": 40, "func.func: @f7": 1} {
			if seen[name] != want {
				t.Errorf("%d workers: %q is there %d times, want %d", workers, name, seen[name], want)
			}
		}
	}
}

// TestTraceNowhere shows that a trace that cannot be written is an error.
func TestTraceNowhere(t *testing.T) {
	if status, stderr := opt(config(), "module {}", "--trace=/nonexistent/dir/trace.json"); status != driver.StatusFindings ||
		stderr == "" {
		t.Errorf("status %d: %s", status, stderr)
	}
}
