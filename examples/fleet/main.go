package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/register"
	_ "github.com/apache/beam/sdks/v2/go/pkg/beam/runners/prism"
)

func main() {
	pipeline := flag.String("pipeline", "canonicalize,cse", "passes to run on each module")
	out := flag.String("out", "fleet", "folder for the results")
	runner := flag.String("beam_runner", "prism", "name of a linked runner of Beam")
	flag.Parse()
	beam.Init()
	if err := run(context.Background(), os.Stdout, *runner, *pipeline, *out, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "fleet:", err)
		os.Exit(1)
	}
}

// run reads the files, runs the pipeline on all of them and prints the counters.
func run(ctx context.Context, w io.Writer, runner, pipeline, out string, files []string) error {
	var modules []Module
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			return err
		}
		modules = append(modules, Module{f, string(text)})
	}
	if len(modules) == 0 {
		return fmt.Errorf("name the files to optimize")
	}
	p, s := beam.NewPipelineWithRoot()
	done, failed := Fleet(s, beam.CreateList(s, modules), pipeline)
	beam.ParDo0(s, &writeModules{filepath.Join(out, "optimized")}, done)
	beam.ParDo0(s, &writeFailures{filepath.Join(out, "failed")}, failed)
	result, err := beam.Run(ctx, runner, p)
	if err != nil {
		return err
	}
	var lines []string
	for _, c := range result.Metrics().AllMetrics().Counters() {
		if c.Key.Namespace == countPasses || c.Key.Namespace == countModules {
			lines = append(lines, fmt.Sprintf("%s %s: %d\n", c.Key.Namespace, c.Key.Name, c.Result()))
		}
	}
	slices.Sort(lines)
	_, err = io.WriteString(w, strings.Join(lines, ""))
	return err
}

// writeModules writes each module to a file.
type writeModules struct{ Dir string }

// ProcessElement writes one.
func (x *writeModules) ProcessElement(m Module) error { return write(x.Dir, m.Name, m.Text) }

// writeFailures writes the reproducer of each failure, with the message on top.
type writeFailures struct{ Dir string }

// ProcessElement writes one.
func (x *writeFailures) ProcessElement(f Failure) error {
	return write(x.Dir, f.Name, "// "+strings.ReplaceAll(f.Message, "\n", "\n// ")+"\n"+f.Reproducer)
}

func init() {
	register.DoFn1x1[Module, error](&writeModules{})
	register.DoFn1x1[Failure, error](&writeFailures{})
}

// write puts a text into a folder, under its path as one name. Beam may process an element twice, which writes the same again.
func write(dir, name, text string) error {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	name = strings.Trim(strings.NewReplacer("/", "_", `\`, "_", ":", "_").Replace(filepath.ToSlash(name)), "._")
	return os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666)
}
