package docs

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/defs"
	"github.com/odsgen/ods/odsgen"
	"github.com/odsgen/ods/odsgen/load"
)

var update = flag.Bool("update", false, "write what the commands of sessions print now")

// errorsPage is made of tables; it shows definitions that are wrong.
const errorsPage = "docs/errors.md"

// root is the project's folder.
func root(t *testing.T) string {
	t.Helper()
	dir, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	return dir
}

// TestPages holds every block to what its fence says.
func TestPages(t *testing.T) {
	dir := root(t)
	pages, err := Pages(dir)
	if err != nil || len(pages) < 15 {
		t.Fatalf("%d pages: %v", len(pages), err)
	}
	tools := build(t, dir)
	count := map[string]int{}
	for _, name := range slices.Sorted(maps.Keys(pages)) {
		blocks := Blocks(name, pages[name])
		for _, b := range blocks {
			count[b.Lang]++
		}
		t.Run(name, func(t *testing.T) {
			p := &page{tools: tools, root: dir, dir: t.TempDir(), name: name, dialects: map[string]string{}}
			if err := os.Symlink(filepath.Join(dir, "examples"), filepath.Join(p.dir, "examples")); err != nil {
				t.Fatal(err)
			}
			p.run(t, pages[name], blocks)
		})
	}
	t.Logf("blocks: %v", count)
	for _, lang := range []string{"yaml", "mlir", "sh", "console", "go"} {
		if count[lang] == 0 {
			t.Errorf("no block of %s was found", lang)
		}
	}
}

// build makes the commands that pages call, and returns their folder.
func build(t *testing.T, dir string) string {
	t.Helper()
	bin := t.TempDir()
	cmd := exec.Command("go", "build", "-o", bin, "./cmd/ods", "./cmd/odsgen", "./examples/toy", "./examples/kaleidoscope", "./examples/ranges")
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return bin
}

// page runs the blocks of one page.
type page struct {
	tools, root, dir, name string
	dialects               map[string]string // files of the dialects that the page defines, by name
}

func (p *page) run(t *testing.T, text string, blocks []Block) {
	var now strings.Builder
	at := 0
	for _, b := range blocks {
		for name, data := range b.Files {
			p.write(t, name, data)
		}
		switch {
		case b.IsQuote():
			if err := b.Quoted(p.root); err != nil {
				t.Error(err)
			}
		case b.Attr != "" && (b.Lang != "sh" || b.Attr != "by-hand"):
			t.Errorf("%s:%d: what is %q? A file to quote is named with its folder", p.name, b.Line, b.Attr)
		case p.name == errorsPage:
			p.wrong(t, text, b)
		case b.Lang == "yaml":
			p.definition(t, b)
		case b.Lang == "mlir":
			p.module(t, b)
		case b.Lang == "sh" && b.Attr == "":
			p.commands(t, b)
		case b.Lang == "console":
			now.WriteString(text[at:b.Start])
			now.WriteString(p.session(t, b))
			at = b.End
		case b.Lang != "go" && b.Lang != "text" && b.Lang != "sh":
			t.Errorf("%s:%d: the fence says %q; say go, yaml, mlir, sh, console, or text for what is no code", p.name, b.Line, b.Lang)
		}
	}
	now.WriteString(text[at:])
	if now.String() == text {
		return
	}
	if !*update {
		t.Errorf("%s: sessions print something else now; run with -update and read the difference", p.name)
		return
	}
	if err := os.WriteFile(filepath.Join(p.root, filepath.FromSlash(p.name)), []byte(now.String()), 0o666); err != nil {
		t.Fatal(err)
	}
}

func (p *page) write(t *testing.T, name, data string) {
	t.Helper()
	name = filepath.Join(p.dir, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(data), 0o666); err != nil {
		t.Fatal(err)
	}
}

// findings loads a definition.
func findings(text string) diag.List {
	_, list := load.Load(load.Options{
		Embedded: defs.FS,
		GoList:   func(string, string) (string, error) { return "", errors.New("not in tests") },
		ReadFile: func(name string) ([]byte, error) {
			if name == "d.yaml" {
				return []byte(text), nil
			}
			return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
		},
	}, "d.yaml")
	return list
}

var (
	fileLine    = regexp.MustCompile(`^# (\S+\.\w+)\n`)
	dialectLine = regexp.MustCompile(`(?m)^dialect: (\w+)`)
)

// definition loads a definition, or keeps a file for the sessions of the page, which say what is to be said about it.
func (p *page) definition(t *testing.T, b Block) {
	text := b.Whole()
	if m := fileLine.FindStringSubmatch(text); m != nil {
		p.write(t, m[1], strings.TrimPrefix(text, m[0]))
		return
	}
	if list := findings(text); len(list) > 0 {
		var out bytes.Buffer
		_ = diag.Render(&out, list...)
		t.Errorf("%s:%d:\n%s\n%s", p.name, b.Line, out.String(), text)
		return
	}
	if m := dialectLine.FindStringSubmatch(text); m != nil {
		file := fmt.Sprintf("definitions/%d/%s.yaml", b.Line, m[1])
		p.write(t, file, text)
		p.dialects[m[1]] = file
	}
}

// module parses and verifies.
func (p *page) module(t *testing.T, b Block) {
	text := b.Whole()
	args := []string{"opt", "--verify-diagnostics", "--split-input-file"}
	for _, name := range slices.Sorted(maps.Keys(p.dialects)) {
		if strings.Contains(text, name+".") {
			args = append(args, "--dialect", p.dialects[name])
		}
	}
	cmd := exec.Command(filepath.Join(p.tools, "ods"), append(args, "-")...)
	cmd.Dir, cmd.Stdin = p.dir, strings.NewReader(text)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("%s:%d: %v\n%s\n%s", p.name, b.Line, err, out, text)
	}
}

var goRun = regexp.MustCompile(`\bgo (?:run \./(?:cmd|examples)/|tool )(\w+)`)

// llvmTools are commands that some pages need and not every machine has.
var llvmTools = regexp.MustCompile(`\b(llvm-tblgen|ods build|-o fib)\b|mlir/Dialect/`)

// shell runs commands in the page's folder.
func (p *page) shell(text string) (string, int) {
	cmd := exec.Command("sh", "-e", "-c", goRun.ReplaceAllString(text, "$1"))
	cmd.Dir = p.dir
	path := []string{p.tools, "/usr/lib/llvm-22/bin", os.Getenv("PATH")} // Debian has the tools without a suffix there
	cmd.Env = append(os.Environ(), "PATH="+strings.Join(path, string(os.PathListSeparator)),
		"GIT_CONFIG_GLOBAL="+os.DevNull, "GIT_CONFIG_SYSTEM="+os.DevNull, "GIT_AUTHOR_NAME=t", "GIT_AUTHOR_EMAIL=t@example.com",
		"GIT_COMMITTER_NAME=t", "GIT_COMMITTER_EMAIL=t@example.com")
	out, err := cmd.CombinedOutput()
	status := 0
	if err != nil {
		status = -1
		if exit := (*exec.ExitError)(nil); errors.As(err, &exit) {
			status = exit.ExitCode()
		}
	}
	return string(out), status
}

// commands runs those of a block, each of which has to succeed.
func (p *page) commands(t *testing.T, b Block) {
	for line := range strings.Lines(b.Text) {
		if llvmTools.MatchString(line) && !hasLLVM(t) {
			return // what follows may need what this makes
		}
		if out, status := p.shell(line); status != 0 {
			t.Errorf("%s:%d: %s: status %d\n%s", p.name, b.Line, strings.TrimSpace(line), status, out)
		}
	}
}

// hasLLVM reports whether LLVM's tools and a C compiler are there; ODSGEN_ORACLE demands them.
func hasLLVM(t *testing.T) bool {
	for _, tool := range []string{"llvm-tblgen", "opt", "llc", "cc"} {
		if _, err := exec.LookPath(tool); err != nil {
			if os.Getenv("ODSGEN_ORACLE") != "" {
				t.Errorf("%v; ODSGEN_ORACLE demands it", err)
			}
			return false
		}
	}
	return true
}

// session runs the commands of a block and returns it with what they print now.
func (p *page) session(t *testing.T, b Block) string {
	var out strings.Builder
	remark := true // can stand here
	for line := range strings.Lines(b.Text) {
		line = strings.TrimSpace(line)
		if strings.HasPrefix(line, "# ") && remark {
			fmt.Fprintln(&out, line)
			continue
		}
		remark = line == ""
		command, ok := strings.CutPrefix(line, "$ ")
		if !ok {
			continue
		}
		if out.Len() > 0 && !strings.HasSuffix(out.String(), "\n\n") && !strings.HasPrefix(lastLine(out.String()), "# ") {
			fmt.Fprintln(&out)
		}
		text, status := p.shell(command)
		if strings.HasPrefix(command, "git ") {
			text = "" // only its success matters
			if status != 0 {
				t.Errorf("%s:%d: %s: status %d", p.name, b.Line, command, status)
			}
		}
		fmt.Fprintln(&out, line)
		if out.WriteString(text); text != "" && !strings.HasSuffix(text, "\n") {
			fmt.Fprintln(&out)
		}
		if status != 0 {
			fmt.Fprintf(&out, "[%d]\n", status)
		}
	}
	return out.String()
}

func lastLine(text string) string {
	text = strings.TrimSuffix(text, "\n")
	return text[strings.LastIndexByte(text, '\n')+1:]
}

var heading = regexp.MustCompile(`(?m)^## (ODS\d+)`)

// wrong demands the code of the section for a definition that shows it.
func (p *page) wrong(t *testing.T, text string, b Block) {
	if b.Lang != "yaml" {
		return // formats: tests of asmformat have them all
	}
	all := heading.FindAllStringSubmatch(text[:b.Start], -1)
	code := all[len(all)-1][1]
	list := findings(b.Text)
	if len(list) == 0 { // the generator finds it
		file := filepath.Join(p.dir, "wrong.yaml")
		p.write(t, "wrong.yaml", b.Text)
		var err error
		if _, list, err = odsgen.Generate(odsgen.Options{Paths: []string{file}, Load: load.Options{Embedded: defs.FS}}); err != nil {
			t.Error(err)
		}
	}
	if !slices.ContainsFunc(list, func(d diag.Diagnostic) bool { return d.Code == code }) {
		t.Errorf("%s:%d: not %s: %v", p.name, b.Line, code, list)
	}
}
