package driver

import (
	"fmt"
	"io"
	"slices"

	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/internal/fanout"
	"github.com/odsgen/ods/internal/sink"
)

// Main runs the command that the first argument names and returns the exit status. Arguments come without the program's
// name. A command that succeeds but whose output cannot be written fails.
func Main(cfg Config, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	return watched(Streams{stdin, stdout, stderr}, func(s Streams) int { return runMain(&cfg, args, s) })
}

// watched runs a command; output that is lost is an error.
func watched(s Streams, run func(s Streams) int) int {
	out := sink.Watch(s.Out)
	s.Out = out
	status := run(s)
	if err := out.Err(); err != nil && status == StatusOK {
		fmt.Fprintf(s.Err, "cannot write the output: %v\n", err)
		return StatusFindings
	}
	return status
}

func runMain(cfg *Config, args []string, s Streams) int {
	cfg.fill()
	commands := cfg.Commands
	if _, ok := findCommand(commands, "opt"); !ok {
		commands = append([]Command{OptCommand}, commands...)
	}
	if _, ok := findCommand(commands, "lsp"); !ok {
		commands = append(slices.Clip(commands), LSPCommand(nil))
	}
	if len(args) == 0 {
		listCommands(s.Err, cfg, commands)
		return StatusUsage
	}
	switch args[0] {
	case "help", "-h", "-help", "--help":
		listCommands(s.Out, cfg, commands)
		return StatusOK
	case "version", "-version", "--version":
		fmt.Fprintln(s.Out, cfg.versionLine())
		return StatusOK
	}
	c, ok := findCommand(commands, args[0])
	if !ok {
		var names []string
		for _, c := range commands {
			names = append(names, c.Name)
		}
		fmt.Fprintf(s.Err, "%s: unknown command %q%s; run '%s help' for the list\n", cfg.name(), args[0],
			didYouMean(args[0], names), cfg.name())
		return StatusUsage
	}
	return protect(s, func() int { return c.Run(cfg, args[1:], s) })
}

// Opt runs the command opt. The arguments do not begin with the command's name, so a program that is called like
// mlir-opt passes on its own.
func Opt(cfg Config, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	cfg.fill()
	return watched(Streams{stdin, stdout, stderr}, func(s Streams) int {
		return protect(s, func() int { return runOpt(&cfg, args, s) })
	})
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

// guard runs f and returns the findings that its panic makes; none when it does not panic.
func guard(f func()) diag.List {
	if p := fanout.Catch(f); p != nil {
		return diag.List{diag.Internal(diag.Pos{}, "", p.Error(), p.Stack)}
	}
	return nil
}

// protect turns a panic of a command into a diagnostic.
func protect(s Streams, run func() int) (status int) {
	for _, d := range guard(func() { status = run() }) {
		diag.Render(s.Err, d)
		status = StatusFindings
	}
	return status
}
