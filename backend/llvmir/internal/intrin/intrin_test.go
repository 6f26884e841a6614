package intrin

import (
	"io/fs"
	"strings"
	"testing"
)

// TestLookup finds intrinsics with and without types after their names.
func TestLookup(t *testing.T) {
	for _, c := range []struct{ name, want string }{
		{"llvm.umin", "llvm.umin"}, {"llvm.umin.i32", "llvm.umin"}, {"llvm.umin.anything.goes", "llvm.umin"},
		{"llvm.masked.load.v4f32.p0", "llvm.masked.load"}, {"llvm.vector.reduce.fadd.v4f32", "llvm.vector.reduce.fadd"},
		{"llvm.x86.sse41.round.ss", "llvm.x86.sse41.round.ss"}, {"llvm.aarch64.neon.udot.v4i32.v16i8", "llvm.aarch64.neon.udot"},
		{"llvm.nvvm.read.ptx.sreg.tid.x", "llvm.nvvm.read.ptx.sreg.tid.x"}, {"llvm.stacksave.p0", "llvm.stacksave"},
		{"llvm.x86.sse41.round.ss.more", ""}, {"llvm.foo", ""}, {"llvm", ""}, {"llvm.", ""}, {"umin", ""}, {"llvm.x86.", ""},
	} {
		x, ok := Lookup(c.name)
		if ok != (c.want != "") || ok && x.Name != c.want {
			t.Errorf("%s: got %v, %v", c.name, x, ok)
		}
	}
}

// TestFacts checks one intrinsic in full.
func TestFacts(t *testing.T) {
	x, ok := Lookup("llvm.memcpy")
	if !ok {
		t.Fatal("llvm.memcpy is missing")
	}
	if got := strings.Join(x.Params, " "); got != "*p *p *i i1" || len(x.Results) != 0 || !x.Overloaded() || x.VarArg() {
		t.Errorf("parameters %q, results %q", got, x.Results)
	}
	if x.Attrs != "nocallback nofree nounwind willreturn memory(argmem: readwrite)" {
		t.Errorf("attributes %q", x.Attrs)
	}
	if len(x.ParamAttrs) != 5 || x.ParamAttrs[1] != "noalias writeonly captures(none)" || x.ParamAttrs[3] != "" ||
		x.ParamAttrs[4] != "immarg" {
		t.Errorf("attributes of parameters %q", x.ParamAttrs)
	}
	if x, _ := Lookup("llvm.localescape"); x == nil || !x.VarArg() || len(x.Fixed()) != 0 {
		t.Errorf("llvm.localescape: %v", x)
	}
}

// TestFiles reads every line of every file.
func TestFiles(t *testing.T) {
	names, err := fs.Glob(files, "facts/*.txt")
	if err != nil || len(names) < 10 {
		t.Fatalf("%v, %v", names, err)
	}
	for _, name := range names {
		text, err := files.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		sets, last := 0, ""
		for _, line := range strings.Split(strings.TrimSuffix(string(text), "\n"), "\n") {
			if strings.HasPrefix(line, "@") {
				sets++
				continue
			}
			fields := strings.Split(line, "|")
			if len(fields) < 4 || len(fields) > 5 || fields[0] <= last {
				t.Fatalf("%s: %q behind %q", name, line, last)
			}
			last = fields[0]
		}
		if sets == 0 || last == "" {
			t.Errorf("%s is empty", name)
		}
	}
}
