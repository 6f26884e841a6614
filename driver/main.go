package driver

import (
	"fmt"
	"io"
	"runtime/debug"

	"github.com/odsgen/ods/core/diag"
)

// Main runs the command that the first argument names and returns the exit status. Arguments come without the program's
// name.
func Main(cfg Config, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	cfg.fill()
	s := Streams{stdin, stdout, stderr}
	commands := cfg.Commands
	if _, ok := findCommand(commands, "opt"); !ok {
		commands = append([]Command{OptCommand}, commands...)
	}
	if len(args) == 0 {
		listCommands(stderr, &cfg, commands)
		return StatusUsage
	}
	switch args[0] {
	case "help", "-h", "-help", "--help":
		listCommands(stdout, &cfg, commands)
		return StatusOK
	case "version", "-version", "--version":
		fmt.Fprintln(stdout, cfg.versionLine())
		return StatusOK
	}
	c, ok := findCommand(commands, args[0])
	if !ok {
		var names []string
		for _, c := range commands {
			names = append(names, c.Name)
		}
		fmt.Fprintf(stderr, "%s: unknown command %q%s; run '%s help' for the list\n", cfg.name(), args[0],
			didYouMean(args[0], names), cfg.name())
		return StatusUsage
	}
	return protect(&cfg, s, func() int { return c.Run(&cfg, args[1:], s) })
}

// Opt is the command opt without its name in front: a program that wants to be called like mlir-opt calls it with its
// arguments.
func Opt(cfg Config, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	cfg.fill()
	s := Streams{stdin, stdout, stderr}
	return protect(&cfg, s, func() int { return runOpt(&cfg, args, s) })
}

func findCommand(list []Command, name string) (Command, bool) {
	for _, c := range list {
		if c.Name == name {
			return c, true
		}
	}
	return Command{}, false
}

func listCommands(w io.Writer, cfg *Config, commands []Command) {
	fmt.Fprintf(w, "usage: %s COMMAND [flags] [file]\n\ncommands:\n", cfg.name())
	width := len("version")
	for _, c := range commands {
		width = max(width, len(c.Name))
	}
	for _, c := range commands {
		fmt.Fprintf(w, "  %-*s  %s\n", width, c.Name, c.Summary)
	}
	fmt.Fprintf(w, "  %-*s  print this list\n  %-*s  print the version\n\n'%s COMMAND --help' lists the flags of a command.\n",
		width, "help", width, "version", cfg.name())
}

// internalError is a panic on its way to becoming a diagnostic.
type internalError struct {
	value any
	stack []byte
}

// diagnostic reports the panic; its stack is a note, for those who ask for it.
func (e *internalError) diagnostic(stack bool) diag.Diagnostic {
	d := diag.Diagnostic{Severity: diag.Error, Message: fmt.Sprintf(
		"internal error: %v; please report it with the input and the command line", e.value)}
	if stack {
		d.Notef(diag.Pos{}, "", "%s", e.stack)
	}
	return d
}

// guard runs f and returns what it panicked with, or nil.
func guard(f func()) (e *internalError) {
	defer func() {
		if v := recover(); v != nil {
			e = &internalError{v, debug.Stack()}
		}
	}()
	f()
	return nil
}

// protect turns a panic of a command into a diagnostic.
func protect(cfg *Config, s Streams, run func() int) (status int) {
	if e := guard(func() { status = run() }); e != nil {
		diag.Render(s.Err, e.diagnostic(false))
		return StatusFindings
	}
	return status
}
