package main

import (
	"fmt"

	"github.com/odsgen/ods/core/atomicfile"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/odsgen"
	"github.com/odsgen/ods/odsgen/load"
	"github.com/odsgen/ods/odsgen/schema"
)

// runSchema is "odsgen schema".
func runSchema(c *context, args []string) int {
	fs := c.flags()
	options := loadFlags(fs)
	project := fs.Bool("project", false, "add the names that the files can use; without files, all definitions below defs/ or in the current directory")
	out := fs.String("o", "", "file to write; without it the schema goes to standard output")
	files, status, ok := c.parse(fs, args)
	if !ok {
		return status
	}
	if len(files) > 0 && !*project {
		return c.fail(fmt.Errorf("files go with --project: without it the schema is the same for all"))
	}
	opt, err := options()
	if err != nil {
		return c.fail(err)
	}
	var names *load.Names
	if *project {
		if len(files) == 0 {
			if files, err = odsgen.Definitions("."); err != nil {
				return c.fail(err)
			}
		}
		if len(files) == 0 {
			return c.fail(fmt.Errorf("no definition below defs/ or here; name the files"))
		}
		// A schema is wanted while one edits, so faults do not prevent it.
		list, found := load.Visible(opt, files...)
		names = schema.Union(list...)
		if found.HasErrors() {
			status = 1
			if err := diag.Render(c.err, found...); err != nil {
				return 2
			}
		}
	}
	text := schema.Definitions(names)
	if *out == "" {
		_, err = c.out.Write(text)
	} else {
		err = atomicfile.Write(*out, text, 0o666)
	}
	if err != nil {
		return c.fail(err)
	}
	return status
}
