package main

import (
	"encoding/json"
	"fmt"

	"github.com/odsgen/ods/defs"
	"github.com/odsgen/ods/lsp"
	"github.com/odsgen/ods/odsgen/deflang"
)

const aboutLSP = `Serves editors that edit definitions: findings while typing, completion, what names mean, formatting, and more; docs/editors.md
says how to set editors up. "ods lsp" serves definitions and IR together, so that IR sees a change of its dialect at once.`

// runLSP is "odsgen lsp".
func runLSP(c *context, args []string) int {
	fs := c.flags()
	options := loadFlags(fs)
	files, status, ok := c.parse(fs, args)
	if !ok {
		return status
	}
	if len(files) > 0 {
		return c.fail(fmt.Errorf("a language server takes no files, but got %q", files[0]))
	}
	opt, err := options()
	if err != nil {
		return c.fail(err)
	}
	settings, err := json.Marshal(map[string]any{"dialectPath": opt.DialectPath})
	if err != nil {
		return c.fail(err)
	}
	l := deflang.New(deflang.Options{Embedded: defs.FS})
	clean, err := lsp.NewServer(lsp.Options{Name: "odsgen", Settings: settings}, l).Serve(c.in, c.out)
	switch {
	case err != nil:
		return c.fail(err)
	case !clean:
		return 1
	}
	return 0
}
