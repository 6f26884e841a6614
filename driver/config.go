package driver

import (
	"io"
	"runtime"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/passes"
)

// The exit statuses of all commands.
const (
	StatusOK       = 0 // all is well
	StatusFindings = 1 // the input has errors, or cannot be read
	StatusUsage    = 2 // the command line is wrong
)

// Config says what a program works with. It is not changed by the driver and may serve any number of calls.
type Config struct {
	// Name is the program's name in messages; "ods" when empty.
	Name string
	// Version is what the command version prints after the name; nothing when empty.
	Version string
	// Dialects are the dialects that the input may use and their extensions; nil means builtin alone.
	Dialects *core.Registry
	// Passes are the passes that flags and pipelines may name; nil means none.
	Passes *passes.Registry
	// Commands are further commands beside opt. One named opt replaces it.
	Commands []Command
	// Definitions makes dialects of definition files when the program runs, for the flag --dialect; nil when the program
	// cannot. It gets the linked dialects, whose hand-written code serves definitions of the same names, and the folders
	// in which imports are looked for. When the findings have errors the dialects are not used.
	Definitions func(linked *core.Registry, files, path []string) ([]*core.Dialect, diag.List)
	// Legacy reads and prints the language of 2019, for the flag --legacy; nil when the program cannot.
	Legacy *Legacy
	// Workers is the number of goroutines that parse, verify, run passes and print; 0 means one for each processor.
	// Output and diagnostics do not depend on it.
	Workers int
	// Parsed, when set, is called once after each parse; passesFollow tells whether passes will run on the result. A
	// program can change its memory policy there.
	Parsed func(passesFollow bool)
	// Streaming, when set, is called once before a command works on an input part by part, in place of Parsed.
	Streaming func()
}

// Legacy is a language that is not today's.
type Legacy struct {
	// Dialects returns the registry with the dialects of that language.
	Dialects func(*core.Registry) *core.Registry
	// Parse is like [core.Parse]; of the options it follows Name, KeepNames, NoVerify and Workers.
	Parse func(c *core.Context, text []byte, o core.ParseOptions) (*core.Operation, diag.List)
	// Print is like [core.Print].
	Print func(w io.Writer, op *core.Operation, o core.PrintOptions) error
}

// Streams are what a command reads and writes.
type Streams struct {
	In       io.Reader
	Out, Err io.Writer
}

// Command is one command of a program.
type Command struct {
	// Name is the word that selects the command; Summary is its line in the list of commands.
	Name, Summary string
	// Run executes the command with the arguments after its name and returns the exit status.
	Run func(cfg *Config, args []string, s Streams) int
}

func (c *Config) name() string {
	if c.Name == "" {
		return "ods"
	}
	return c.Name
}

func (c *Config) versionLine() string { return strings.TrimSpace(c.name() + " " + c.Version) }

// fill replaces what is not set by its default.
func (c *Config) fill() {
	if c.Dialects == nil {
		c.Dialects = core.NewRegistry()
	}
	if c.Passes == nil {
		c.Passes = passes.NewRegistry()
	}
	if c.Workers <= 0 {
		c.Workers = runtime.GOMAXPROCS(0)
	}
}
