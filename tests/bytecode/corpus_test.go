package bytecode

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/bytecode"
	"github.com/odsgen/ods/generated/all"
	"github.com/odsgen/ods/tests/conformance"
	testdialect "github.com/odsgen/ods/tests/dialect"
)

var (
	every    = flag.Int("every", 40, "compare one of so many cases of the corpora; 1 for all")
	only     = flag.String("only", "", "compare only cases whose archive holds this text")
	failures = flag.String("failures", "", "write what differs to this folder")
	cache    = flag.String("cache", "", "keep what mlir-opt wrote in this folder")
)

const oracle = "mlir-opt-22"

// upstreamProducer is what mlir-opt calls itself.
const upstreamProducer = "MLIR22.1.8"

func dialects() *core.Registry {
	reg := all.Registry()
	backend.Extend(reg)
	reg.Add(testdialect.Dialect())
	return reg
}

// corpora returns the positive cases, of each step the one with number from; the test is skipped without them or
// without mlir-opt.
func corpora(t *testing.T, step, from int) (out []*conformance.Case) {
	dir := os.Getenv("ODSGEN_CONFORMANCE")
	if dir == "" {
		dir = filepath.Join("..", "..", "..", "shared", "conformance")
	}
	dirs := []string{dir, filepath.Join(filepath.Dir(dir), "current", "conformance")}
	if _, err := os.Stat(dir); err != nil {
		t.Skip("no recorded cases; set ODSGEN_CONFORMANCE to their folder")
	}
	if _, err := exec.LookPath(oracle); err != nil {
		if os.Getenv("ODSGEN_ORACLE") != "" {
			t.Fatal(oracle + " is not installed, but ODSGEN_ORACLE demands it")
		}
		t.Skip(oracle + " is not installed")
	}
	for _, dir := range dirs {
		cases, err := conformance.Load(dir, false)
		if err != nil {
			t.Fatal(err)
		}
		for i, c := range cases {
			if !c.Invalid && i%step == from%step && strings.Contains(c.Path, *only) {
				c.Path = filepath.Base(dir) + "/" + c.Path
				out = append(out, c)
			}
		}
	}
	return out
}

// upstream runs mlir-opt and returns what it prints; ok is false when it fails.
func upstream(in []byte, args ...string) (out []byte, stderr string, ok bool) {
	cmd := exec.Command("timeout", append([]string{"20", oracle, "--allow-unregistered-dialect"}, args...)...)
	cmd.Stdin = bytes.NewReader(in)
	var o, e bytes.Buffer
	cmd.Stdout, cmd.Stderr = &o, &e
	err := cmd.Run()
	return o.Bytes(), e.String(), err == nil
}

// remembered is upstream for the input of a case, kept in the folder of -cache.
func remembered(c *conformance.Case, version int) ([]byte, bool) {
	file := filepath.Join(*cache, fmt.Sprintf("%s.v%d.mlirbc", strings.ReplaceAll(c.Path+"_"+c.Name, "/", "_"), version))
	if *cache != "" {
		if data, err := os.ReadFile(file); err == nil {
			return data, len(data) > 0
		}
	}
	data, _, ok := upstream([]byte(c.Input), "--emit-bytecode", fmt.Sprintf("--emit-bytecode-version=%d", version))
	if !ok {
		data = nil
	}
	if *cache != "" {
		os.WriteFile(file, data, 0o644)
	}
	return data, ok
}

// tally counts the cases and keeps a few names of those that differ.
type tally struct {
	mu     sync.Mutex
	counts map[string]int
	names  map[string][]string
}

func (s *tally) add(what string, c *conformance.Case) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.counts == nil {
		s.counts, s.names = map[string]int{}, map[string][]string{}
	}
	s.counts[what]++
	s.names[what] = append(s.names[what], c.Path+" "+c.Name)
}

func save(c *conformance.Case, suffix string, data []byte) {
	if *failures != "" {
		name := strings.ReplaceAll(c.Path+"_"+c.Name, "/", "_")
		os.WriteFile(filepath.Join(*failures, name+suffix), data, 0o644)
	}
}

func write(op *core.Operation, version int) ([]byte, error) {
	if version == 0 {
		version = bytecode.VersionZero
	}
	var b bytes.Buffer
	err := bytecode.Write(&b, op, bytecode.WriteOptions{Producer: upstreamProducer, Version: version})
	return b.Bytes(), err
}

func text(op *core.Operation, generic bool) string {
	var b bytes.Buffer
	core.Print(&b, op, core.PrintOptions{Generic: generic, Workers: 1})
	return b.String() + "\n"
}

// readUpstream returns what mlir-opt prints of bytecode, "" when it does not read it: text loses some types, and old
// versions of the format some properties.
func readUpstream(data []byte) string {
	out, _, _ := upstream(data, "--mlir-print-op-generic")
	return string(out)
}

// TestCorpora compares with mlir-opt: what is written, byte for byte, and what is read of what mlir-opt has written.
func TestCorpora(t *testing.T) {
	reg := dialects()
	for version := range bytecode.Version + 1 {
		if testing.Short() && version != bytecode.Version {
			continue
		}
		t.Run(fmt.Sprintf("version %d", version), func(t *testing.T) { compareCorpora(t, reg, version) })
	}
}

// olderVersions is how many times fewer cases are compared for each version but the newest: they share nearly all code.
const olderVersions = 4

func compareCorpora(t *testing.T, reg *core.Registry, version int) {
	step := *every
	if version != bytecode.Version {
		step *= olderVersions
	}
	cases := corpora(t, step, version) // other ones for each version
	var s tally
	var next atomic.Int64
	var wait sync.WaitGroup
	for range 2 {
		wait.Go(func() {
			for {
				i := int(next.Add(1)) - 1
				if i >= len(cases) {
					return
				}
				compareCase(reg, cases[i], version, &s)
			}
		})
	}
	wait.Wait()
	t.Logf("%d cases: %v", len(cases), s.counts)
	for what, names := range s.names {
		if what == "cases" || what == "bytes equal" || what == "text read equal" {
			continue
		}
		for i, n := range names {
			if i == 400 {
				break
			}
			t.Logf("%s: %s", what, n)
		}
	}
	if n := s.counts["cases"]; s.counts["bytes equal"]*100 < n*99 || s.counts["text read equal"] < n {
		t.Errorf("%d of %d are equal byte for byte, %d are read right", s.counts["bytes equal"], n, s.counts["text read equal"])
	}
}

func compareCase(reg *core.Registry, c *conformance.Case, version int, s *tally) {
	theirs, ok := remembered(c, version)
	if !ok {
		s.add("mlir-opt writes nothing", c)
		return
	}
	ctx := core.NewContextWith(reg)
	ctx.AllowUnregistered(true)
	start := time.Now()
	op, list := core.Parse(ctx, []byte(c.Input), core.ParseOptions{Name: "<stdin>", Workers: 1})
	if op == nil {
		s.add("text is not parsed", c)
		_ = list
		return
	}
	if text(op, true) != c.Generic {
		s.add("text differs already", c)
		return
	}
	s.add("cases", c)
	ours, err := write(op, version)
	switch {
	case err != nil:
		s.add(fmt.Sprintf("cannot write: %v", err), c)
	case bytes.Equal(ours, theirs):
		s.add("bytes equal", c)
	default:
		s.add("bytes differ", c)
		if readUpstream(ours) != readUpstream(theirs) {
			s.add("mlir-opt reads other text", c)
		}
		save(c, ".mlir", []byte(c.Input))
		save(c, ".ours", ours)
		save(c, ".theirs", theirs)
	}
	if time.Since(start) > 10*time.Second {
		s.add("slow", c)
	}
	ctx = core.NewContextWith(reg)
	ctx.AllowUnregistered(true)
	op, list = bytecode.Read(ctx, theirs, core.ParseOptions{Name: "<stdin>", Workers: 1})
	if op == nil {
		if readUpstream(theirs) == "" {
			s.add("text read equal", c) // mlir-opt cannot read it either
			return
		}
		s.add("cannot read: "+list.Error(), c)
		return
	}
	if got := text(op, true); got == c.Generic || got == readUpstream(theirs) {
		s.add("text read equal", c)
	} else {
		s.add("text read differs", c)
		save(c, ".read.mlir", []byte(got))
		save(c, ".generic.mlir", []byte(c.Generic))
	}
}
