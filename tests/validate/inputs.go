package validate

import (
	"fmt"
	"hash/fnv"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/tests/conformance"
	"github.com/odsgen/ods/tests/randir"
	"github.com/odsgen/ods/tests/randprog"
)

// Input is a program with the pipeline that it is run through.
type Input struct {
	// Name tells where the program is from.
	Name, Text, Pipeline string
}

// Source makes inputs.
type Source struct {
	reg *passes.Registry
	// recorded are the programs that were found, and flags the pipelines that stand beside them.
	recorded []program
	// options are what recorded pipelines give to passes, by the names of these.
	options map[string][]string
	names   []string
	only    string
}

type program struct {
	name, text string
	flags      []string
	hash       uint64
}

// hash returns a number that depends on texts only.
func hash(texts ...string) uint64 {
	h := fnv.New64a()
	for _, s := range texts {
		io.WriteString(h, s)
		h.Write([]byte{0})
	}
	return rand.New(rand.NewPCG(h.Sum64(), 0)).Uint64()
}

// choose returns the index of one of n things, the one whose hash is the next after a random number. A thing that is added
// so takes the place of others in few runs, and the other runs stay what they are.
func choose(r *rand.Rand, n int, hash func(i int) uint64) int {
	at := r.Uint64()
	best := 0
	for i := 1; i < n; i++ {
		if hash(i)-at < hash(best)-at {
			best = i
		}
	}
	return best
}

// NewSource reads the recorded cases below a folder, when it is there, and the testdata of the tree with the given root. only
// restricts the pipelines to those with a pass.
func NewSource(reg *passes.Registry, root, shared, only string) (*Source, error) {
	s := &Source{reg: reg, options: map[string][]string{}, only: only}
	for _, name := range reg.Passes() {
		if p := reg.New(name); p.Anchor == "" || p.Anchor == "builtin.module" || p.Anchor == "func.func" {
			s.names = append(s.names, name)
		}
	}
	if only != "" && !slices.Contains(s.names, only) {
		return nil, fmt.Errorf("there is no pass %q that runs on modules or functions", only)
	}
	for _, dir := range []string{"conformance", "current/conformance"} {
		if err := s.load(filepath.Join(shared, dir), func(dir string) ([]*conformance.Case, error) { return conformance.Load(dir, false) }); err != nil {
			return nil, err
		}
	}
	if err := s.load(filepath.Join(shared, "pipelines"), conformance.LoadPipelines); err != nil {
		return nil, err
	}
	return s, s.testdata(root)
}

// Recorded returns the number of recorded programs.
func (s *Source) Recorded() int { return len(s.recorded) }

func (s *Source) load(dir string, read func(dir string) ([]*conformance.Case, error)) error {
	if _, err := os.Stat(dir); err != nil {
		return nil // not everybody has them
	}
	cases, err := read(dir)
	for _, c := range cases {
		if c.Invalid || c.Translate || !strings.Contains(c.Input, "func") || !strings.Contains(c.Input, "return") {
			continue
		}
		s.add(program{name: c.Path + " " + c.Name, text: c.Input, flags: c.Flags})
	}
	return err
}

// testdata adds the inputs of tests: the parts of files, with the flags of their RUN lines.
func (s *Source) testdata(root string) error {
	for _, room := range []string{"passes", "defs", "backend", "driver/run"} {
		err := filepath.WalkDir(filepath.Join(root, filepath.FromSlash(room)), func(path string, d fs.DirEntry, err error) error {
			if err != nil || filepath.Ext(path) != ".mlir" || !strings.Contains(filepath.ToSlash(path), "/testdata/") {
				return err
			}
			return s.file(root, path)
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// file adds the parts of one file of tests.
func (s *Source) file(root, path string) error {
	text, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	name, err := filepath.Rel(root, path)
	if err != nil {
		return err
	}
	first, _, _ := strings.Cut(string(text), "\n")
	_, run, _ := strings.Cut(first, "RUN:")
	run, _, _ = strings.Cut(run, "|")
	var flags []string
	for _, w := range strings.Fields(strings.NewReplacer("'", "", "\"", "").Replace(run)) {
		if strings.HasPrefix(w, "-") {
			flags = append(flags, w)
		}
	}
	for i, part := range strings.Split(string(text), "// -----\n") {
		if strings.Contains(part, "func") {
			s.add(program{name: fmt.Sprintf("%s part %d", filepath.ToSlash(name), i), text: part, flags: flags})
		}
	}
	return nil
}

func (s *Source) add(p program) {
	p.hash = hash(p.text, strings.Join(p.flags, " "))
	s.recorded = append(s.recorded, p)
	for _, f := range p.flags {
		name, options, ok := strings.Cut(strings.TrimLeft(f, "-"), "=")
		if pass := s.reg.New(name); pass != nil && ok && pass.Options.Parse(options) == nil && !slices.Contains(s.options[name], options) {
			s.options[name] = append(s.options[name], options)
		}
	}
}

// pass returns a pass with options for a pipeline of a module.
func (s *Source) pass(r *rand.Rand, name string) string {
	text := name
	if list := s.options[name]; len(list) > 0 && r.IntN(3) > 0 {
		text += "{" + list[choose(r, len(list), func(i int) uint64 { return hash(name, list[i]) })] + "}"
	}
	return s.nested(name, text)
}

func (s *Source) nested(name, text string) string {
	if s.reg.New(name).Anchor == "builtin.module" || slices.Contains(onModules[:], name) {
		return text
	}
	return "func.func(" + text + ")"
}

// onModules are passes that can run on any operation and do more on modules.
var onModules = [...]string{"canonicalize", "cse", "sccp", "symbol-dce", "inline", "symbol-privatize", "remove-dead-values",
	"reconcile-unrealized-casts", "convert-to-llvm"}

// own returns the pipeline that stands beside a program; empty when there is none.
func (s *Source) own(p *program) string {
	var list []string
	for _, f := range p.flags {
		name, options, ok := strings.Cut(strings.TrimLeft(f, "-"), "=")
		if name == "pass-pipeline" {
			return options
		}
		if s.reg.New(name) == nil {
			continue
		}
		if ok && !strings.HasPrefix(options, "{") {
			options = "{" + options + "}"
		}
		list = append(list, s.nested(name, name+options))
	}
	if list == nil {
		return ""
	}
	return "builtin.module(" + strings.Join(list, ",") + ")"
}

// Program returns program number n of a seed; the recorded ones are in turn.
func (s *Source) Program(r *rand.Rand) (Input, string) {
	seed := uint64(r.IntN(1 << 20))
	random := func(kind, text string) (Input, string) {
		return Input{Name: fmt.Sprintf("%s %d", kind, seed), Text: text}, ""
	}
	switch k := r.IntN(20); {
	case k == 0:
		return random("randprog.Module", randprog.Module(seed, 3, 12))
	case k < 4:
		return random("randprog.Structured", randprog.Structured(seed, 3, 12))
	case k == 4:
		return random("randprog.Tensors", randprog.Tensors(seed, 3, 10))
	case k == 5:
		return random("randprog.Vectors", randprog.Vectors(seed, 2, 12))
	case k < 8:
		return random("randir.Tensors", randir.Tensors(seed))
	case k < 10:
		return random("randir.Module", randir.Module(seed))
	case len(s.recorded) == 0:
		return random("randprog.Structured", randprog.Structured(seed, 3, 12))
	}
	p := &s.recorded[choose(r, len(s.recorded), func(i int) uint64 { return s.recorded[i].hash })]
	return Input{Name: p.name, Text: p.text}, s.own(p)
}

// Next returns the input of a number.
func (s *Source) Next(seed, n uint64) Input {
	r := rand.New(rand.NewPCG(seed, n))
	in, own := s.Program(r)
	if own != "" && r.IntN(3) > 0 && (s.only == "" || strings.Contains(own, s.only)) {
		in.Pipeline = own
		return in
	}
	// The passes come in turn, so that each is run as often as the others.
	list := []string{s.pass(r, s.names[n%uint64(len(s.names))])}
	if s.only != "" {
		list[0] = s.pass(r, s.only)
	}
	for range r.IntN(5) * r.IntN(2) {
		list = slices.Insert(list, r.IntN(len(list)+1), s.pass(r, s.names[r.IntN(len(s.names))]))
	}
	in.Pipeline = "builtin.module(" + strings.Join(list, ",") + ")"
	return in
}
