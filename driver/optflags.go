package driver

import (
	"errors"
	"fmt"
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/bytecode"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/core/evolution"
	"github.com/odsgen/ods/passes"
)

// optOptions are the flags of opt.
type optOptions struct {
	output            string
	split             bool
	splitMarker       string
	outputMarker      string
	verifyDiagnostics string // "", "all" or "only-expected"
	allowUnregistered bool
	upstreamBugs      bool
	noImplicitModule  bool
	noVerifyOnParsing bool
	verifyEach        bool
	verifyPatterns    bool
	verifyRoundtrip   bool
	serial            bool
	keepNames         bool
	keepComments      bool
	warnDropped       bool
	stream            bool
	partSize          int64  // with stream
	symbol            string // the operation of the module to work on; "" for all
	legacy            bool
	definitions       []string
	dialectPath       []string

	print           core.PrintOptions
	emitBytecode    bool
	sourceVersions  evolution.Versions
	targetVersions  evolution.Versions
	bytecode        bytecode.WriteOptions
	opNotes         bool
	explain         bool
	stackTrace      bool
	verbosity       string
	showDialects    bool
	listPasses      bool
	dumpPipeline    bool
	help, version   bool
	timing          bool
	trace           string
	remarkIdle      bool
	timingDisplay   string
	timingFormat    string
	statistics      bool
	patternCounts   bool
	debugPatterns   []string
	statisticsShape string

	pipeline string
	hasText  bool // --pass-pipeline was given
	passes   []passFlag
	dump     dumpOptions
	repro    reproducerOptions
}

// passFlag is a pass or a named pipeline that stands on the command line as a flag, with the text of its options.
type passFlag struct{ name, options string }

func newOptOptions() *optOptions {
	return &optOptions{output: "-", splitMarker: defaultSplitMarker, outputMarker: defaultSplitMarker, verifyEach: true,
		opNotes: true, partSize: defaultPart,
		verbosity: "remarks", timingDisplay: "tree", timingFormat: "text", statisticsShape: "pipeline"}
}

// limitFlag makes the setter of a limit in the printing options, where 0 has a meaning of its own.
func limitFlag(field func(*core.PrintOptions) *int64) func(*optOptions, string) error {
	return numberFlag(func(o *optOptions, n int64) {
		switch {
		case n == 0:
			n = core.LimitZero
		case n < 0:
			n = core.LimitNever
		}
		*field(&o.print) = n
	})
}

func printFlag(field func(*core.PrintOptions) *bool) func(*optOptions, string) error {
	return boolFlag(func(o *optOptions) *bool { return field(&o.print) })
}

// setBytecodeVersion takes the version as it stands on the command line, where 0 is one and -1 is none.
func (o *optOptions) setBytecodeVersion(n int64) error {
	if n < 0 || n > bytecode.Version {
		return fmt.Errorf("version %d is not in the range from 0 to %d", n, bytecode.Version)
	}
	if o.bytecode.Version = int(n); n == 0 {
		o.bytecode.Version = bytecode.VersionZero
	}
	return nil
}

// accepted is the setter of flags that change nothing here.
func accepted(*optOptions, string) error { return nil }

// dialectFlag is the flag --dialect, which may be given several times.
func dialectFlag[T any](field func(*T) *[]string) flagDef[T] {
	return flagDef[T]{name: "dialect", kind: flagValue, arg: "FILE", set: appendFlag(field),
		help: "use the dialect that a definition describes, without generating or compiling Go; may be repeated"}
}

// dialectPathFlag is the flag --dialect-path, which may be given several times.
func dialectPathFlag[T any](field func(*T) *[]string) flagDef[T] {
	return flagDef[T]{name: "dialect-path", kind: flagValue, arg: "DIR", set: appendFlag(field),
		help: "folder in which imports of definitions are looked for; may be repeated"}
}

func appendFlag[T any](field func(*T) *[]string) func(*T, string) error {
	return func(o *T, v string) error {
		if v == "" {
			return errors.New("expected a name, found nothing")
		}
		*field(o) = append(*field(o), v)
		return nil
	}
}

// withDefinitions returns the configuration with the dialects of --dialect; nil and the exit status when there are none
// to work with.
func (o *optOptions) withDefinitions(cfg *Config, s Streams) (*Config, int) {
	switch {
	case len(o.definitions) == 0:
		return cfg, StatusOK
	case cfg.Definitions == nil:
		fmt.Fprintf(s.Err, "%s: flag --dialect is not supported: the program cannot read definitions; set Definitions in its driver.Config\n", cfg.name())
		return nil, StatusUsage
	}
	dialects, list := cfg.Definitions(cfg.Dialects, o.definitions, o.dialectPath)
	for _, d := range list {
		if d.Severity <= o.worst() {
			diag.Render(s.Err, d)
		}
	}
	if list.HasErrors() {
		return nil, StatusFindings
	}
	with := *cfg
	with.Dialects = cfg.Dialects.With(dialects...)
	return &with, StatusOK
}

// worst is the least severe kind of diagnostic that is printed.
func (o *optOptions) worst() diag.Severity {
	return diag.Severity(slices.Index([]string{"errors", "warnings", "remarks"}, o.verbosity))
}

// passListFlag makes the setter of a list of passes, which may be given several times.
func passListFlag(field func(*optOptions) *[]string) func(*optOptions, string) error {
	return func(o *optOptions, v string) error {
		names := splitComma(v)
		if len(names) == 0 {
			return errors.New("expected names of passes, found nothing")
		}
		*field(o) = append(*field(o), names...)
		return nil
	}
}

// parseOptFlags reads the command line of opt. What is not in the table is the name of a pass or a named pipeline.
func parseOptFlags(reg *passes.Registry, args []string) (o *optOptions, files []string, err error) {
	o = newOptOptions()
	table := optFlags()
	files, err = parseFlags(table, o, args, func(name, value string, _ bool) error {
		var names []string
		for _, f := range table {
			if f.why == "" {
				names = append(names, f.name)
			}
		}
		return o.addPassFlag(reg, names, name, value)
	})
	if err != nil {
		return nil, nil, err
	}
	return o, files, o.check(reg, files)
}

// addPassFlag takes a flag that is the name of a pass or a named pipeline. flags are the names of the others.
func (o *optOptions) addPassFlag(reg *passes.Registry, flags []string, name, value string) error {
	opts := passOptions(reg, name)
	if opts == nil {
		return fmt.Errorf("flag --%s is neither a flag nor a pass%s", name, didYouMean(name, slices.Concat(flags, reg.Passes(), reg.Pipelines())))
	}
	if err := opts.Parse(value); err != nil {
		return fmt.Errorf("flag --%s: %w", name, err)
	}
	o.passes = append(o.passes, passFlag{name, value})
	return nil
}

// passOptions returns fresh options of a pass or named pipeline; nil when there is none of the name.
func passOptions(reg *passes.Registry, name string) *passes.OptionSet {
	if p := reg.New(name); p != nil {
		return &p.Options
	}
	if e := reg.Pipeline(name); e != nil {
		opts, _ := e.New()
		return opts
	}
	return nil
}

// check reports flags that contradict one another.
func (o *optOptions) check(reg *passes.Registry, files []string) error {
	switch {
	case len(files) > 1:
		return fmt.Errorf("expected one input file, found %d: %q", len(files), files)
	case o.hasText && len(o.passes) > 0:
		return fmt.Errorf("--pass-pipeline cannot be combined with --%s; put all passes into the pipeline", o.passes[0].name)
	case o.dump.moduleScope && o.dump.any() && !o.serial:
		return fmt.Errorf("--mlir-print-ir-module-scope needs --mlir-disable-threading, because passes change the rest of the module meanwhile")
	}
	for _, name := range slices.Concat(o.dump.before, o.dump.after) {
		if reg.New(name) == nil {
			return fmt.Errorf("--mlir-print-ir-before and -after: %q is not a pass%s", name, didYouMean(name, reg.Passes()))
		}
	}
	return nil
}
