package main

import (
	"fmt"

	"github.com/odsgen/ods/odsgen/load"
	"github.com/odsgen/ods/odsgen/pdl"
)

const aboutPDL = `Writes the rewrite rules of definitions, those under "patterns:", as modules of dialect pdl, which mlir-opt reads. Rules that
match constants ask the native constraints "ods.constant" and "ods.constant_is". A rule that pdl cannot say is named in a comment with
the reason; --strict makes that an error.`

// runPDL is "odsgen pdl".
func runPDL(c *context, args []string) int {
	fs := c.flags()
	options := loadFlags(fs)
	strict := fs.Bool("strict", false, "fail when pdl cannot say a rule")
	files, status, ok := c.parse(fs, args)
	switch {
	case !ok:
		return status
	case len(files) == 0:
		return c.fail(fmt.Errorf("no definition given; name the files whose rules to write"))
	}
	opt, err := options()
	if err != nil {
		return c.fail(err)
	}
	prog, list := load.Load(opt, files...)
	if list.HasErrors() {
		return c.findings(list)
	}
	missing := 0
	for i, d := range prog.Roots {
		if i > 0 {
			fmt.Fprint(c.out, "\n")
		}
		text, kept := pdl.Module(d)
		missing += len(kept)
		if _, err := fmt.Fprint(c.out, text); err != nil {
			return c.fail(err)
		}
	}
	if *strict && missing > 0 {
		return c.fail(fmt.Errorf("pdl cannot say %d rules; the comments in the module name them", missing))
	}
	return c.findings(list)
}
