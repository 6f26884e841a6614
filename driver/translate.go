package driver

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
)

// Translation writes IR in another form, or reads another form as IR.
type Translation struct {
	// Name is the flag that selects the translation, as mlir-to-llvmir; Summary is its line in the help, and its row in the
	// report of --mlir-timing.
	Name, Summary string
	// Write writes the operation. An error that is a [diag.List] is printed with its places. What was written before an
	// error is dropped.
	Write func(w io.Writer, op *core.Operation) error
	// WithFlags is there instead of Write for a translation that has flags of its own: it declares them, and returns
	// Write, which is called when they are set.
	WithFlags func(flags *flag.FlagSet) func(w io.Writer, op *core.Operation) error
	// Read is there instead of Write for a translation of something else, the contents of a file, into IR, which is printed. It returns nil
	// when there are errors.
	Read func(ctx *core.Context, file string, text []byte) (*core.Operation, diag.List)
}

// TranslateCommand is the command translate, which reads IR and writes it in one of several forms, with
// mlir-translate's flags.
func TranslateCommand(list ...Translation) Command {
	return Command{Name: "translate", Summary: "write IR in another form, with mlir-translate's flags",
		Run: func(cfg *Config, args []string, s Streams) int { return runTranslate(cfg, list, args, s) }}
}

// translateFlags are the flags of opt that translate has too.
var translateFlags = [...]string{"o", "dialect", "dialect-path", "allow-unregistered-dialect", "split-input-file",
	"output-split-marker", "verify-diagnostics",
	"no-implicit-module", "mlir-disable-threading", "mlir-print-op-on-diagnostic", "mlir-print-stacktrace-on-diagnostic",
	"mlir-timing",
	"mlir-timing-display", "mlir-output-format", "mlir-very-unsafe-disable-verifier-on-parsing", "mlir-print-debuginfo",
	"mlir-pretty-debuginfo", "mlir-print-local-scope", "mlir-print-skip-regions", "mlir-print-unique-ssa-ids",
	"mlir-print-value-users",
	"mlir-use-nameloc-as-prefix", "mlir-elide-elementsattrs-if-larger", "mlir-elide-resource-strings-if-larger",
	"mlir-print-elementsattrs-with-hex-if-larger", "color", "help", "h"}

func runTranslate(cfg *Config, list []Translation, args []string, s Streams) int {
	table := slices.DeleteFunc(optFlags(), func(f flagDef[optOptions]) bool { return !slices.Contains(translateFlags[:], f.name) })
	table = append(table, flagDef[optOptions]{name: "error-diagnostics-only", help: "print errors only",
		set: func(o *optOptions, v string) error {
			var on bool
			err := boolFlag(func(*optOptions) *bool { return &on })(o, v)
			if on {
				o.verbosity = "errors"
			}
			return err
		}})
	list, table = withFlags(list, table)
	o := newOptOptions()
	o.outputMarker = ""
	var chosen []*Translation
	files, err := parseFlags(table, o, args, func(name, _ string, _ bool) error {
		for i := range list {
			if list[i].Name == name {
				chosen = append(chosen, &list[i])
				return nil
			}
		}
		return fmt.Errorf("flag --%s is neither a flag nor a translation%s", name, didYouMean(name, translationNames(list, table)))
	})
	switch {
	case err == nil && o.help:
		translateHelp(s.Out, cfg, list, table)
		return StatusOK
	case err == nil && len(chosen) != 1:
		err = fmt.Errorf("expected one translation, found %d; add one of --%s", len(chosen),
			strings.Join(translationNames(list, nil), ", --"))
	case err == nil && len(files) > 1:
		err = fmt.Errorf("expected one input file, found %d: %q", len(files), files)
	}
	if err != nil {
		fmt.Fprintf(s.Err, "%s: %v\n", cfg.name(), err)
		return StatusUsage
	}
	cfg, status := o.withDefinitions(cfg, s)
	if cfg == nil {
		return status
	}
	r := &optRun{cfg: cfg, o: o, s: s, translation: chosen[0]}
	if r.run(files) {
		return StatusOK
	}
	return StatusFindings
}

// withFlags returns the translations with their Write, and the table with their flags.
func withFlags(list []Translation, table []flagDef[optOptions]) ([]Translation, []flagDef[optOptions]) {
	flags := flag.NewFlagSet("", flag.ContinueOnError)
	list = slices.Clone(list)
	for i := range list {
		if t := &list[i]; t.WithFlags != nil {
			t.Write = t.WithFlags(flags)
		}
	}
	flags.VisitAll(func(f *flag.Flag) {
		arg, help := flag.UnquoteUsage(f)
		def := flagDef[optOptions]{name: f.Name, kind: flagValue, arg: arg, help: help,
			set: func(_ *optOptions, value string) error { return f.Value.Set(value) }}
		if b, ok := f.Value.(interface{ IsBoolFlag() bool }); ok && b.IsBoolFlag() {
			def.kind = flagBool
		}
		table = append(table, def)
	})
	return list, table
}

func translationNames(list []Translation, table []flagDef[optOptions]) []string {
	var out []string
	for _, t := range list {
		out = append(out, t.Name)
	}
	for _, f := range table {
		out = append(out, f.name)
	}
	return out
}

func translateHelp(w io.Writer, cfg *Config, list []Translation, table []flagDef[optOptions]) {
	fmt.Fprintf(w, "OVERVIEW: MLIR Translation Testing Tool\nUSAGE: %s translate --TRANSLATION [options] <input file>\n\nParses and verifies IR from a file or standard input and writes it in another form.\n\nTRANSLATIONS:\n", cfg.name())
	for _, t := range list {
		fmt.Fprintf(w, "  --%s  %s\n", t.Name, t.Summary)
	}
	fmt.Fprint(w, "\nOPTIONS:\n")
	helpFlags(w, table)
}

// translate writes the operation in the chosen form.
func (r *optRun) translate(op *core.Operation) bool {
	defer r.span("Translation")()
	var b bytes.Buffer
	if err := r.translation.Write(&b, op); err != nil {
		r.reportError(err)
		return false
	}
	if _, err := r.out.Write(b.Bytes()); err != nil {
		fmt.Fprintf(r.s.Err, "cannot write the output: %v\n", err)
		return false
	}
	return true
}

// reportError reports an error as the findings that it holds, or as one without a place.
func (r *optRun) reportError(err error) {
	var list diag.List
	var one diag.Diagnostic
	switch {
	case errors.As(err, &list):
	case errors.As(err, &one):
		list = diag.List{one}
	default:
		list = diag.List{{Severity: diag.Error, Message: err.Error()}}
	}
	r.report(list)
}
