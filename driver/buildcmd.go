package driver

import (
	"context"
	"fmt"
	"io"
	"path/filepath"
	"strings"

	"github.com/odsgen/ods/core"
)

// Builder makes files of native code.
type Builder struct {
	// Forms are the kinds of files that can be made; the first one is made unless --emit says otherwise.
	Forms []Form
	// Ways are how files can be made; the first one is taken unless --via says otherwise. None: there is no such flag.
	Ways []Form
	// Fast, when it is not nil, returns the lowering with approximations of functions, in place of the command's [Lowering], for a
	// form and a way; nil for others. It is not asked with --exact-math.
	Fast func(form, way string) Lowering
	// Build makes the file. It leaves nothing behind when it fails.
	Build func(ctx context.Context, b Build) error
}

// Form is a kind of file.
type Form struct {
	// Name selects it by --emit; Summary is its line in the help; Extension ends the default name of the file.
	Name, Summary, Extension string
}

// Build describes the file that a [Builder] is asked to make.
type Build struct {
	Call
	// Form is the name of one of the builder's forms.
	Form string
	// Way is the name of one of the builder's ways.
	Way string
	// Output is the file to make, - for standard output.
	Output string
	Stdout io.Writer
	// Target is the triple of the machine to build for; empty for the module's or else this one.
	Target string
	// Features are features of the machine, with + or - before each and commas between them, as LLVM's tools have them.
	Features string
}

// BuildCommand is the command build, which lowers a module by a pipeline and makes a file of native code.
func BuildCommand(pipeline Lowering, b Builder) Command {
	return Command{Name: "build", Summary: "lower a module and make an executable of it, with LLVM's tools or a C compiler",
		Run: func(cfg *Config, args []string, s Streams) int { return runBuild(cfg, pipeline, b, args, s) }}
}

func buildFlags(b Builder) []flagDef[runOptions] {
	type o = runOptions
	names := nameList(b.Forms)
	table := []flagDef[runOptions]{
		{name: "o", kind: flagValue, arg: "FILE",
			help: "the file to make, - for standard output; the default is the input's name with another end",
			set:  textFlag(func(o *o) *string { return &o.output })},
		{name: "emit", kind: flagValue, arg: strings.Join(names, "|"), help: "what to make",
			set: wordFlag(func(o *o) *string { return &o.emit }, names...)},
		{name: "target", kind: flagValue, arg: "TRIPLE",
			help: "the machine to build for, such as aarch64-linux-gnu (the module's or this one), or wasm for a module of WebAssembly",
			set:  textFlag(func(o *o) *string { return &o.target })},
		{name: "mattr", kind: flagValue, arg: "FEATURES",
			help: "features of the machine to use or not, such as +avx2,-avx512f, or -simd128 for WebAssembly",
			set:  textFlag(func(o *o) *string { return &o.features })},
		{name: "c", help: "as --emit=obj", set: func(o *o, _ string) error { o.emit = "obj"; return nil }},
		{name: "S", help: "as --emit=asm", set: func(o *o, _ string) error { o.emit = "asm"; return nil }},
	}
	if len(b.Ways) > 0 {
		ways := nameList(b.Ways)
		table = append(table, flagDef[runOptions]{name: "via", kind: flagValue, arg: strings.Join(ways, "|"),
			help: "how: " + summaries(b.Ways), set: wordFlag(func(o *o) *string { return &o.via }, ways...)})
	}
	return append(table, loweringFlags()...)
}

func nameList(list []Form) (names []string) {
	for _, f := range list {
		names = append(names, f.Name)
	}
	return names
}

// summaries says what each of the names means.
func summaries(list []Form) string {
	var parts []string
	for _, f := range list {
		parts = append(parts, f.Name+": "+f.Summary)
	}
	return strings.Join(parts, "; ")
}

func runBuild(cfg *Config, pipeline Lowering, b Builder, args []string, s Streams) int {
	o := newRunOptions(pipeline)
	o.output, o.emit, o.via = "", b.Forms[0].Name, ""
	if b.Fast != nil {
		o.fast = func() Lowering { return b.Fast(o.emit, o.via) }
	}
	table := buildFlags(b)
	help := func() {
		fmt.Fprintf(s.Out, "usage: %s build [flags] FILE\n\nLowers the module in the file and makes native code of it. The function main, or the one that --entry names, is where the\n"+
			"program starts; it has no parameters, and no result or an exit status of type i32.\n\nforms:\n", cfg.name())
		for _, f := range b.Forms {
			fmt.Fprintf(s.Out, "  %-5s  %s\n", f.Name, f.Summary)
		}
		fmt.Fprint(s.Out, "\nflags:\n")
		helpFlags(s.Out, table)
	}
	o.needsInput = true
	return lowerAndDo(cfg, table, o, args, s, help, "", func(r *optRun, op *core.Operation, rest []string) int {
		if len(rest) > 1 {
			r.reportError(fmt.Errorf("expected one input file, found %d: %q", len(rest), rest))
			return StatusFindings
		}
		out, err := outputName(b, o, rest[0])
		if err == nil {
			err = b.Build(context.Background(), Build{Form: o.emit, Way: o.via, Output: out, Stdout: s.Out, Target: o.target, Features: o.features,
				Call: Call{Module: op, Entry: o.entry, Stderr: s.Err, Libraries: o.libraries, Level: o.level}})
		}
		if err != nil {
			r.reportError(err)
			return StatusFindings
		}
		return StatusOK
	})
}

// outputName returns the name of the file to make.
func outputName(b Builder, o *runOptions, input string) (string, error) {
	if o.output != "" {
		if input != "-" && filepath.Clean(o.output) == filepath.Clean(input) {
			return "", fmt.Errorf("the output would replace the input '%s'; name another file with -o", input)
		}
		return o.output, nil
	}
	if input == "-" {
		return "", fmt.Errorf("the output needs a name when the input is standard input; add -o FILE")
	}
	ext := ""
	for _, f := range b.Forms {
		if f.Name == o.emit {
			ext = f.Extension
		}
	}
	if o.target == "wasm" {
		ext = ".wasm"
	}
	base := strings.TrimSuffix(filepath.Base(input), filepath.Ext(input)) + ext
	if base == filepath.Base(input) {
		return "", fmt.Errorf("the output would have the input's name '%s'; name another file with -o", base)
	}
	return base, nil
}
