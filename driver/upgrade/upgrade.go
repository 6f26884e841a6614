package upgrade

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"regexp"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/atomicfile"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/driver"
	"github.com/odsgen/ods/legacy"
)

// Command returns the command upgrade. Its output goes to the standard output, to the file of -o, or with --in-place
// into the files themselves; a file with an error is not written.
func Command() driver.Command {
	return driver.Command{Name: "upgrade", Summary: "rewrite text of 2019 in today's language, with its names and comments",
		Run: run}
}

const usage = `usage: %s upgrade [flags] FILE...

Reads MLIR as it was in 2019 ('-' is the standard input) and writes the same modules in today's language, verified, with the names and comments of the
old text. Each construct that has no counterpart today is an error at its place, which says what to write instead; then nothing is written.

`

// options are the flags.
type options struct {
	output  string
	inPlace bool
	from    string
	split   bool
}

func run(cfg *driver.Config, args []string, s driver.Streams) int {
	var o options
	name := cfg.Name
	if name == "" {
		name = "ods"
	}
	flags := flag.NewFlagSet("upgrade", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	flags.StringVar(&o.output, "o", "-", "the `file` to write, - for standard output")
	flags.BoolVar(&o.inPlace, "in-place", false, "write each file in the place of the old one")
	flags.StringVar(&o.from, "from", "2019", "the `year` of the language that is read; only 2019 is known")
	flags.BoolVar(&o.split, "split-input-file", false, "take what stands between lines '// -----' as texts of their own")
	files, err := parse(flags, args)
	fail := func(format string, a ...any) int {
		fmt.Fprintf(s.Err, "%s upgrade: %s\n", name, fmt.Sprintf(format, a...))
		return driver.StatusUsage
	}
	switch {
	case errors.Is(err, flag.ErrHelp):
		fmt.Fprintf(s.Out, usage, name)
		flags.SetOutput(s.Out)
		flags.PrintDefaults()
		return driver.StatusOK
	case err != nil:
		return fail("%v", err)
	case o.from != "2019":
		return fail("--from=%s is not known; write --from=2019", o.from)
	case len(files) == 0:
		return fail("no input; name a file, or '-' for the standard input")
	case o.inPlace && o.output != "-":
		return fail("-o and --in-place exclude each other")
	case o.inPlace && contains(files, "-"):
		return fail("the standard input cannot be written in place; leave out --in-place")
	}
	return o.upgrade(cfg, files, s)
}

// parse reads flags in front of, between and behind files.
func parse(flags *flag.FlagSet, args []string) (files []string, err error) {
	for {
		if err := flags.Parse(args); err != nil {
			return nil, err
		}
		if args = flags.Args(); len(args) == 0 {
			return files, nil
		}
		files, args = append(files, args[0]), args[1:]
	}
}

func contains(list []string, s string) bool {
	for _, x := range list {
		if x == s {
			return true
		}
	}
	return false
}

func (o *options) upgrade(cfg *driver.Config, files []string, s driver.Streams) int {
	status := driver.StatusOK
	var all bytes.Buffer
	for i, name := range files {
		text, shown, err := read(name, s.In)
		if err != nil {
			fmt.Fprintln(s.Err, err)
			return driver.StatusFindings
		}
		out, list := o.text(cfg, shown, text)
		diag.Render(s.Err, list...)
		switch {
		case list.HasErrors():
			status = driver.StatusFindings
		case o.inPlace:
			if err := atomicfile.Write(name, out, permissions(name)); err != nil {
				fmt.Fprintf(s.Err, "cannot write '%s': %v\n", name, err)
				status = driver.StatusFindings
			}
		default:
			if i > 0 {
				all.WriteString("// -----\n")
			}
			all.Write(out)
		}
	}
	if status != driver.StatusOK || o.inPlace {
		return status
	}
	if o.output == "-" {
		if _, err := s.Out.Write(all.Bytes()); err != nil {
			fmt.Fprintf(s.Err, "cannot write the output: %v\n", err)
			return driver.StatusFindings
		}
		return status
	}
	if err := atomicfile.Write(o.output, all.Bytes(), 0o666); err != nil {
		fmt.Fprintf(s.Err, "cannot write '%s': %v\n", o.output, err)
		return driver.StatusFindings
	}
	return status
}

func permissions(name string) fs.FileMode {
	if info, err := os.Stat(name); err == nil {
		return info.Mode().Perm()
	}
	return 0o666
}

func read(name string, stdin io.Reader) (text []byte, shown string, err error) {
	if name == "-" {
		if text, err = io.ReadAll(stdin); err != nil {
			return nil, "", fmt.Errorf("cannot read standard input: %w", err)
		}
		return text, "<stdin>", nil
	}
	if text, err = os.ReadFile(name); err != nil {
		return nil, "", fmt.Errorf("cannot open input file: %w", err)
	}
	return text, name, nil
}

var marker = regexp.MustCompile(`(?m)^// -----[^\n]*\n?`)

// text upgrades a file.
func (o *options) text(cfg *driver.Config, name string, text []byte) ([]byte, diag.List) {
	if !o.split {
		return one(cfg, name, text)
	}
	var out bytes.Buffer
	var all diag.List
	from := 0
	for _, m := range append(marker.FindAllIndex(text, -1), []int{len(text), len(text)}) {
		// Lines in front keep the numbers of the lines right.
		part := append(bytes.Repeat([]byte("\n"), bytes.Count(text[:from], []byte("\n"))), text[from:m[0]]...)
		got, list := one(cfg, name, part)
		all = append(all, list...)
		out.WriteString(strings.TrimLeft(string(got), "\n"))
		out.Write(text[m[0]:m[1]])
		from = m[1]
	}
	return out.Bytes(), all
}

// one upgrades a text in a context of its own.
func one(cfg *driver.Config, name string, text []byte) ([]byte, diag.List) {
	return legacy.Upgrade(core.NewContextWith(legacy.With(cfg.Dialects)), name, text)
}
