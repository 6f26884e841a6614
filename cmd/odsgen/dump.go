package main

import (
	"encoding/json"
	"fmt"

	"github.com/odsgen/ods/odsgen/dump"
	"github.com/odsgen/ods/odsgen/load"
)

// runDump is "odsgen dump".
func runDump(c *context, args []string) int {
	fs := c.flags()
	options := loadFlags(fs)
	asJSON := fs.Bool("json", false, "write the resolved model as JSON")
	all := fs.Bool("all", false, "with --json: write the imported dialects and libraries, too")
	schema := fs.Bool("schema", false, "write the JSON Schema of --json, and nothing else")
	files, status, ok := c.parse(fs, args)
	if !ok {
		return status
	}
	switch {
	case *schema && len(files) == 0:
		if _, err := c.out.Write(dump.Schema()); err != nil {
			return c.fail(err)
		}
		return 0
	case len(files) == 0:
		return c.fail(fmt.Errorf("no definition given; name the files to dump"))
	case *all && !*asJSON, *schema:
		return c.fail(fmt.Errorf("--all goes with --json, and --schema with no file"))
	}
	opt, err := options()
	if err != nil {
		return c.fail(err)
	}
	if !*asJSON {
		texts, list := load.Expand(opt, files...)
		for i, f := range texts {
			if i > 0 {
				fmt.Fprint(c.out, "\n")
			}
			if _, err := c.out.Write(f.Text); err != nil {
				return c.fail(err)
			}
		}
		return c.findings(list)
	}
	prog, list := load.Load(opt, files...)
	if list.HasErrors() {
		return c.findings(list)
	}
	enc := json.NewEncoder(c.out)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	if err := enc.Encode(dump.Model(prog, dump.Options{All: *all})); err != nil {
		return c.fail(err)
	}
	return c.findings(list)
}
