package driver

import (
	"encoding/json"
	"flag"
	"fmt"

	"github.com/odsgen/ods/lsp"
	"github.com/odsgen/ods/lsp/irlang"
)

// LSPCommand is the command lsp, a language server for IR over standard input and output. More returns further
// languages, and changes the options of that of IR; it may be nil.
func LSPCommand(more func(cfg *Config, o *irlang.Options) []lsp.Language) Command {
	return Command{Name: "lsp", Summary: "language server for editors, on standard input and output",
		Run: func(cfg *Config, args []string, s Streams) int { return runLSP(cfg, args, s, more) }}
}

func runLSP(cfg *Config, args []string, s Streams, more func(*Config, *irlang.Options) []lsp.Language) int {
	o := irlang.Options{Dialects: cfg.Dialects, Passes: cfg.Passes}
	settings := map[string]any{}
	fs := flag.NewFlagSet("lsp", flag.ContinueOnError)
	fs.SetOutput(s.Err)
	fs.BoolVar(&o.AllowUnregistered, "allow-unregistered-dialect", false, "accept operations of unknown dialects")
	list := func(name, setting, usage string) {
		fs.Func(name, usage, func(v string) error {
			l, _ := settings[setting].([]string)
			settings[setting] = append(l, v)
			return nil
		})
	}
	list("dialect", "definitions", "a definition file whose dialect is interpreted; may be repeated")
	list("dialect-path", "dialectPath", "a folder in which imports of definitions are looked for; may be repeated")
	if err := fs.Parse(args); err != nil {
		return StatusUsage
	}
	if fs.NArg() > 0 {
		fmt.Fprintf(s.Err, "%s: lsp takes no file, but got %q\n", cfg.name(), fs.Arg(0))
		return StatusUsage
	}
	base, err := json.Marshal(settings)
	if err != nil {
		fmt.Fprintf(s.Err, "%s: %v\n", cfg.name(), err)
		return StatusUsage
	}
	if cfg.Streaming != nil {
		cfg.Streaming() // a server lives long, and what it parses becomes garbage
	}
	var langs []lsp.Language
	if more != nil {
		langs = more(cfg, &o)
	}
	server := lsp.NewServer(lsp.Options{Name: cfg.name(), Version: cfg.Version, Settings: base}, append(langs, irlang.New(o))...)
	clean, err := server.Serve(s.In, s.Out)
	if err != nil {
		fmt.Fprintf(s.Err, "%s: %v\n", cfg.name(), err)
	}
	if err != nil || !clean {
		return StatusFindings
	}
	return StatusOK
}
