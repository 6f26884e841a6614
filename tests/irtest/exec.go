package irtest

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"

	"golang.org/x/tools/txtar"
)

// crashed is the status of a command that panics, the one of a process that aborts.
const crashed = 134

// shown limits how much of a command's standard error a failure repeats.
const shown = 20_000

// execution is one run of one test file.
type execution struct {
	suite   *Suite
	path    string
	dir     string         // %S
	temp    string         // %t
	archive *txtar.Archive // of a .txtar test
}

// load reads the test file, unpacks an archive, and returns the text that holds the RUN lines.
func (x *execution) load(tempDir string) (string, error) {
	data, err := os.ReadFile(x.path)
	if err != nil || filepath.Ext(x.path) != ".txtar" {
		return string(data), err
	}
	x.archive = txtar.Parse(data)
	x.dir = filepath.Join(tempDir, "members")
	if err := os.MkdirAll(x.dir, 0o777); err != nil {
		return "", err
	}
	root, err := os.OpenRoot(x.dir)
	if err != nil {
		return "", err
	}
	defer root.Close()
	for _, f := range x.archive.Files {
		if err := root.MkdirAll(filepath.Dir(filepath.FromSlash(f.Name)), 0o777); err != nil {
			return "", fmt.Errorf("%s: member %q: %w", x.path, f.Name, err)
		}
		if err := root.WriteFile(filepath.FromSlash(f.Name), f.Data, 0o666); err != nil {
			return "", fmt.Errorf("%s: member %q: %w", x.path, f.Name, err)
		}
	}
	return string(x.archive.Comment), nil
}

// run executes the lines until one fails.
func (x *execution) run(s *script) error {
	words := replacer(map[string]string{
		"%s": x.path, "%S": x.dir, "%t": x.temp, "%T": filepath.Dir(x.temp), "%%": "%",
	})
	lines := replacer(x.suite.Substitutions)
	for _, l := range s.lines {
		tokens, err := tokenize(lines(l.text), words)
		if err != nil {
			return x.lineError(l, err)
		}
		pipelines, err := parseLine(tokens)
		if err != nil {
			return x.lineError(l, err)
		}
		if err := x.runLine(l, pipelines); err != nil {
			return err
		}
	}
	return nil
}

func (x *execution) lineError(l runLine, err error) error {
	return fmt.Errorf("%s:%d: RUN: %s: %w", x.path, l.number, l.text, err)
}

// runLine executes pipelines under && || and ; of which the last decides.
func (x *execution) runLine(l runLine, pipelines []pipeline) error {
	var log strings.Builder
	ok := true
	for _, p := range pipelines {
		if p.after == "&&" && !ok || p.after == "||" && ok {
			continue
		}
		ok = x.runPipeline(p, &log)
	}
	if ok {
		return nil
	}
	return fmt.Errorf("%s:%d: RUN: %s\n%s", x.path, l.number, l.text, strings.TrimRight(log.String(), "\n"))
}

// runPipeline runs the stages one after the other, each on all of the previous one's output, and reports whether all of
// them succeeded.
func (x *execution) runPipeline(p pipeline, log *strings.Builder) bool {
	var input bytes.Buffer
	ok := true
	for i, s := range p.stages {
		var stdout, stderr bytes.Buffer
		status := x.runStage(s, &input, &stdout, &stderr)
		if status != 0 {
			ok = false
			fmt.Fprintf(log, "  %s: exit status %d\n", strings.Join(s.words, " "), status)
		}
		if status != 0 || i+1 == len(p.stages) {
			writeLimited(log, stderr.String())
		}
		input = stdout
		if status != 0 && i+1 == len(p.stages) {
			writeLimited(log, stdout.String())
		}
	}
	return ok
}

func writeLimited(log *strings.Builder, text string) {
	if len(text) > shown {
		text = text[:shown] + "\n... (shortened)\n"
	}
	log.WriteString(text)
	if text != "" && !strings.HasSuffix(text, "\n") {
		log.WriteByte('\n')
	}
}

// runStage sets up the redirections of a command and runs it.
func (x *execution) runStage(s stage, input io.Reader, stdout, stderr *bytes.Buffer) int {
	if s.stdin != "" {
		data, err := os.ReadFile(s.stdin)
		if err != nil {
			fmt.Fprintln(stderr, err)
			return 1
		}
		input = bytes.NewReader(data)
	}
	var out, errOut io.Writer = stdout, stderr
	var files []*os.File
	open := func(name string, add bool) (io.Writer, error) {
		if name == "/dev/null" {
			return io.Discard, nil
		}
		mode := os.O_TRUNC
		if add {
			mode = os.O_APPEND
		}
		f, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|mode, 0o666)
		if err == nil {
			files = append(files, f)
		}
		return f, err
	}
	defer func() {
		for _, f := range files {
			f.Close()
		}
	}()
	var err error
	if s.stdout != "" {
		if out, err = open(s.stdout, s.appendOut); err != nil {
			fmt.Fprintln(stderr, err)
			return 1
		}
	}
	if s.stderr != "" {
		if errOut, err = open(s.stderr, s.appendErr); err != nil {
			fmt.Fprintln(stderr, err)
			return 1
		}
	}
	if s.errToOut {
		errOut = out
	}
	return x.call(s.words, input, out, errOut)
}

// call runs a command by name; a panic becomes the status crashed, with the stack on standard error.
func (x *execution) call(words []string, stdin io.Reader, stdout, stderr io.Writer) (status int) {
	defer func() {
		if r := recover(); r != nil {
			fmt.Fprintf(stderr, "panic: %v\n%s", r, debug.Stack())
			status = crashed
		}
	}()
	name, args := words[0], words[1:]
	if c, ok := x.suite.Commands[name]; ok {
		return c(args, stdin, stdout, stderr)
	}
	if c := lookupBuiltin(name); c != nil {
		return c(x, args, stdin, stdout, stderr)
	}
	fmt.Fprintf(stderr, "unknown command %q; register it in irtest.Commands\n", name)
	return 127
}
