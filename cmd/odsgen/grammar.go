package main

import (
	"bytes"
	"fmt"
	"os"

	"github.com/odsgen/ods/core/atomicfile"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/odsgen"
	"github.com/odsgen/ods/odsgen/grammar"
	"github.com/odsgen/ods/odsgen/load"
)

const aboutGrammar = `Writes a TextMate grammar of MLIR's text that knows the operations, types, attributes and words of the definitions, for editors:
without files of all definitions that "odsgen gen" takes.`

// runGrammar is "odsgen grammar".
func runGrammar(c *context, args []string) int {
	fs := c.flags()
	options := loadFlags(fs)
	out := fs.String("o", "", "file to write; without it the grammar goes to standard output")
	checkOnly := fs.Bool("check", false, "write nothing; fail when the file of -o is not current")
	files, status, ok := c.parse(fs, args)
	if !ok {
		return status
	}
	opt, err := options()
	if err != nil {
		return c.fail(err)
	}
	if len(files) == 0 {
		if files, err = odsgen.Definitions("."); err != nil {
			return c.fail(err)
		}
	}
	prog, list := load.Load(opt, files...)
	if err := diag.Render(c.err, list...); err != nil {
		return 2
	}
	if list.HasErrors() {
		return 1
	}
	text := grammar.TextMate(prog.Roots)
	switch {
	case *checkOnly:
		if old, err := os.ReadFile(*out); err != nil || !bytes.Equal(old, text) {
			fmt.Fprintf(c.err, "%s is not current; run odsgen grammar -o %s\n", *out, *out)
			return 1
		}
	case *out == "":
		_, err = c.out.Write(text)
	default:
		err = atomicfile.Write(*out, text, 0o666)
	}
	if err != nil {
		return c.fail(err)
	}
	return 0
}
