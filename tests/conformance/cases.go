package conformance

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// Case is one recorded input.
type Case struct {
	// Corpus is "" for the cases of mixed origin, "current" for those of upstream's current test suite.
	Corpus string
	// Path is the archive, relative to the loaded folder, and Name the member of the input.
	Path, Name string
	// Input is what the tool reads.
	Input string
	// Generic and Custom are the recorded outputs of a valid input.
	Generic, Custom string
	// Invalid says that the input must be rejected.
	Invalid bool
	// Pass is the name of the pass of a pass case (see [Passes]), Want its recorded output, and Unchanged that the output
	// is the custom form of the input.
	Pass, Want string
	Unchanged  bool
	// Flags are those of a case of pipelines, whose Pass is [Pipelines], and Translate says that they are
	// mlir-translate's.
	Flags     []string
	Translate bool
	// Dialects are those of the operations, "unregistered" among them; mentioned are those of types and attributes.
	Dialects  []string
	mentioned []string
}

// upstream are the registered dialects of mlir-opt.
var upstream = strings.Fields(`acc affine amdgpu amx arith arm_neon arm_sme arm_sve async bufferization builtin cf complex dlti
emitc func gpu index irdl linalg llvm math memref ml_program mpi nvgpu nvvm omp pdl pdl_interp ptr quant rocdl scf
shape shard smt sparse_tensor spirv tensor test tosa transform ub vector wasmssa x86vector xegpu xevm`)

var (
	header  = regexp.MustCompile(`(?m)^-- (\S+) --\n`)
	opName  = regexp.MustCompile(`(?m)(?:^|= |\s)"([A-Za-z_][\w$.-]*)"\s*[(<]`)
	mention = regexp.MustCompile(`[#!]([a-z_]\w*)[.<]`)
)

// members splits an archive. It is not package txtar, because the inputs contain lines that look almost like headers.
func members(text string) (names []string, texts map[string]string) {
	texts = map[string]string{}
	marks := header.FindAllStringSubmatchIndex(text, -1)
	for i, m := range marks {
		end := len(text)
		if i+1 < len(marks) {
			end = marks[i+1][0]
		}
		name := text[m[2]:m[3]]
		names = append(names, name)
		texts[name] = text[m[1]:end]
	}
	return names, texts
}

// opDialects returns the dialects of the operations in a generic form.
func opDialects(generic string) []string {
	seen := map[string]bool{}
	for _, m := range opName.FindAllStringSubmatch(generic, -1) {
		dialect, _, ok := strings.Cut(m[1], ".")
		if !ok || !slices.Contains(upstream, dialect) {
			dialect = "unregistered"
		}
		seen[dialect] = true
	}
	return sorted(seen)
}

// mentions returns the registered dialects whose types or attributes a text seems to hold.
func mentions(text string) []string {
	seen := map[string]bool{}
	for _, m := range mention.FindAllStringSubmatch(text, -1) {
		if slices.Contains(upstream, m[1]) {
			seen[m[1]] = true
		}
	}
	return sorted(seen)
}

// sorted lists a set of dialects without builtin, which is always there.
func sorted(seen map[string]bool) []string {
	var out []string
	for d := range seen {
		if d != "builtin" {
			out = append(out, d)
		}
	}
	slices.Sort(out)
	return out
}

// Load reads every archive below dir; passes selects the reading of pass cases.
func Load(dir string, passes bool) ([]*Case, error) {
	return loadWith(dir, func(name string, texts map[string]string) (*Case, error) { return readCase(name, texts, passes) })
}

// loadWith reads every archive below dir with a function that makes a case of a member, or nil when the member belongs
// to another.
func loadWith(dir string, read func(name string, texts map[string]string) (*Case, error)) ([]*Case, error) {
	var out []*Case
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".txtar" {
			return err
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(dir, path)
		if err != nil {
			return err
		}
		names, texts := members(string(data))
		for _, name := range names {
			c, err := read(name, texts)
			if err != nil {
				return fmt.Errorf("%s: %w", path, err)
			}
			if c != nil {
				c.Path, c.Name = filepath.ToSlash(rel), name
				out = append(out, c)
			}
		}
		return nil
	})
	return out, err
}

// readCase makes a case of a member, or nil when the member belongs to another.
func readCase(name string, texts map[string]string, passes bool) (*Case, error) {
	need := needed(name, texts)
	if passes {
		return readPassCase(name, texts, need)
	}
	if number, ok := strings.CutSuffix(name, ".invalid.mlir"); ok {
		dialects, err := need(number + ".dialects")
		text := texts[name]
		return &Case{Input: text, Invalid: true, Dialects: withoutBuiltin(dialects), mentioned: mentions(text)}, err
	}
	number, ok := strings.CutSuffix(name, ".mlir")
	if !ok {
		return nil, nil
	}
	generic, err := need(number + ".generic")
	if err != nil {
		return nil, err
	}
	custom, err := need(number + ".custom")
	return &Case{
		Input: texts[name], Generic: generic, Custom: custom, Dialects: opDialects(generic), mentioned: mentions(generic),
	}, err
}

// needed returns a function that looks for the other members of a case.
func needed(name string, texts map[string]string) func(member string) (string, error) {
	return func(member string) (string, error) {
		text, ok := texts[member]
		if !ok {
			return "", fmt.Errorf("member %q has no %q beside it", name, member)
		}
		return text, nil
	}
}

func readPassCase(name string, texts map[string]string, need func(string) (string, error)) (*Case, error) {
	number, kind, _ := strings.Cut(name, ".")
	kind, same, _ := strings.Cut(kind, ".")
	if Passes[kind] == nil {
		return nil, nil
	}
	input, err := need(number + ".mlir")
	if err != nil {
		return nil, err
	}
	dialects, err := need(number + ".dialects")
	if err != nil {
		return nil, err
	}
	c := &Case{Input: input, Pass: kind, Want: texts[name], Dialects: withoutBuiltin(dialects), mentioned: mentions(input)}
	if same != "" {
		c.Unchanged = true
		c.Want, err = need(number + ".custom")
	}
	return c, err
}

func withoutBuiltin(list string) []string {
	seen := map[string]bool{}
	for _, d := range strings.Fields(list) {
		seen[d] = true
	}
	return sorted(seen)
}

// Passes are the passes of pass cases with the flags that run them.
var Passes = map[string][]string{
	"canonicalize": {"--canonicalize"}, "cse": {"--cse"}, "sccp": {"--sccp"}, "symbol-dce": {"--symbol-dce"},
	"inline": {"--inline"}, "licm": {"--loop-invariant-code-motion"}, "mem2reg": {"--mem2reg"},
	"scf-to-cf": {"--convert-scf-to-cf"}, "lower-affine": {"--lower-affine"}, "arith-expand": {"--arith-expand"},
	"int-range": {"--int-range-optimizations"}, "arith-to-llvm": {"--convert-arith-to-llvm"},
	"cf-to-llvm": {"--convert-cf-to-llvm"}, "func-to-llvm": {"--convert-func-to-llvm"},
	"index-to-llvm": {"--convert-index-to-llvm"}, "math-to-llvm": {"--convert-math-to-llvm"},
	"complex-to-llvm": {"--convert-complex-to-llvm"}, "memref-to-llvm": {"--finalize-memref-to-llvm"},
	"vector-to-llvm": {"--convert-vector-to-llvm"}, "expand-strided-metadata": {"--expand-strided-metadata"},
	"linalg-to-loops": {"--convert-linalg-to-loops"},
	"to-llvm": {"--expand-strided-metadata", "--lower-affine", "--convert-scf-to-cf", "--convert-vector-to-llvm",
		"--finalize-memref-to-llvm", "--convert-math-to-llvm", "--convert-index-to-llvm", "--convert-arith-to-llvm",
		"--convert-complex-to-llvm", "--convert-cf-to-llvm", "--convert-func-to-llvm", "--convert-ub-to-llvm",
		"--reconcile-unrealized-casts"},
}

// Selection names a part of the cases.
type Selection struct {
	// Corpus is that of the cases.
	Corpus string
	// Dialects that every operation must belong to; all cases when empty.
	Dialects []string
	// Closed leaves out cases with types or attributes of other registered dialects. It needs Dialects.
	Closed bool
	// Pass selects the cases of one pass; the empty string selects those that are no pass cases.
	Pass string
	// Only selects archives whose path contains the text.
	Only string
}

// Has reports whether a case is selected.
func (s Selection) Has(c *Case) bool {
	if c.Corpus != s.Corpus || c.Pass != s.Pass || !strings.Contains(c.Path, s.Only) {
		return false
	}
	inside := func(d string) bool { return slices.Contains(s.Dialects, d) }
	outside := func(d string) bool { return !inside(d) }
	if len(s.Dialects) > 0 && slices.ContainsFunc(c.Dialects, outside) {
		return false
	}
	return !s.Closed || !slices.ContainsFunc(c.mentioned, outside)
}
