package main

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/odsgen/ods/core/atomicfile"
	"github.com/odsgen/ods/core/textdiff"
	"github.com/odsgen/ods/odsgen"
	"github.com/odsgen/ods/odsgen/format"
	"github.com/odsgen/ods/odsgen/load"
	"github.com/odsgen/ods/odsgen/model"
)

const aboutFmt = `Lays definitions out in one way: indentation, spaces, empty lines, quotes that are not needed, wide brackets. What they mean, their comments
and the order of everything stay. A folder stands for the definitions in it, or below its defs/; without a file, standard input is
formatted to standard output.`

// runFmt is "odsgen fmt".
func runFmt(c *context, args []string) int {
	fs := c.flags()
	var mode fmtMode
	fs.BoolVar(&mode.write, "w", false, "write the result to the files instead of standard output")
	fs.BoolVar(&mode.list, "l", false, "list the files that are not formatted; status 1 when there is one")
	fs.BoolVar(&mode.diff, "d", false, "print what would change; status 1 when something would")
	files, status, ok := c.parse(fs, args)
	if !ok {
		return status
	}
	if len(files) == 0 {
		if mode.write {
			return c.fail(fmt.Errorf("-w needs files to write to; name them"))
		}
		data, err := io.ReadAll(c.in)
		if err != nil {
			return c.fail(err)
		}
		return c.format("standard input", data, mode)
	}
	for _, f := range files {
		list := []string{f}
		if st, err := os.Stat(f); err == nil && st.IsDir() {
			if list, err = odsgen.Definitions(f); err != nil {
				return c.fail(err)
			}
		}
		for _, f := range list {
			data, err := load.ReadFile(f)
			if err != nil {
				return c.fail(err)
			}
			status = max(status, c.format(f, data, mode))
		}
	}
	return status
}

// fmtMode says what becomes of the result; with nothing set, it goes to standard output.
type fmtMode struct{ write, list, diff bool }

// format formats one file.
func (c *context) format(name string, data []byte, mode fmtMode) int {
	text, findings, err := format.Source(model.NewSource(name, data))
	switch {
	case err != nil:
		return c.fail(err)
	case findings.HasErrors():
		return c.findings(findings)
	case mode == fmtMode{}:
		if _, err := c.out.Write(text); err != nil {
			return c.fail(err)
		}
		return 0
	case bytes.Equal(text, data):
		return 0
	}
	status := 0
	if mode.list {
		fmt.Fprintln(c.out, name)
		status = 1
	}
	if mode.diff {
		slashed := filepath.ToSlash(name)
		fmt.Fprint(c.out, textdiff.Unified(slashed, slashed+" (formatted)", string(data), string(text)))
		status = 1
	}
	if mode.write {
		if err := atomicfile.Write(name, text, 0o666); err != nil {
			return c.fail(err)
		}
		status = 0
	}
	return status
}
