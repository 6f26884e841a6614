package main

import (
	"fmt"
	"os"

	"github.com/odsgen/ods/core/atomicfile"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/odsgen/doc"
	"github.com/odsgen/ods/odsgen/load"
)

// runDoc is "odsgen doc".
func runDoc(c *context, args []string) int {
	fs := c.flags()
	options := loadFlags(fs)
	out := fs.String("o", "", "folder for the pages, each named like its dialect; without it the page goes to standard output")
	format := fs.String("format", "md", "md for Markdown, html for pages that need nothing else")
	diagrams := fs.Bool("diagrams", true, "draw a railroad diagram for every format")
	files, status, ok := c.parse(fs, args)
	if !ok {
		return status
	}
	switch {
	case len(files) == 0:
		return c.fail(fmt.Errorf("no definition given; name the files to document"))
	case *format != "md" && *format != "html":
		return c.fail(fmt.Errorf("unknown format %q; use md or html", *format))
	case *out == "" && len(files) > 1:
		return c.fail(fmt.Errorf("expected one definition for standard output, found %d; add -o DIR", len(files)))
	}
	opt, err := options()
	if err != nil {
		return c.fail(err)
	}
	prog, list := load.Load(opt, files...)
	if list.HasErrors() {
		return c.findings(list)
	}
	made := map[string]bool{}
	for _, d := range prog.Roots {
		made[d.Name] = true
	}
	var pages []*doc.Page
	for _, d := range prog.Roots {
		page, more := doc.Build(d, doc.Options{NoDiagrams: !*diagrams, Pages: made})
		list = append(list, more...)
		pages = append(pages, page)
	}
	if len(pages) > 1 {
		pages = append(pages, doc.Index(prog.Roots))
	}
	if *out != "" {
		if err := writePages(*out, *format, pages); err != nil {
			return c.fail(err)
		}
		return c.findings(list)
	}
	for _, page := range pages {
		text := render(page, *format)
		if _, err := c.out.Write(text); err != nil {
			return c.fail(err)
		}
	}
	return c.findings(list)
}

func render(page *doc.Page, format string) []byte {
	if format == "html" {
		return page.HTML()
	}
	return page.Markdown()
}

// writePages writes the pages into a folder, all or none.
func writePages(dir, format string, pages []*doc.Page) error {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	set, err := atomicfile.NewSet(dir)
	if err != nil {
		return err
	}
	defer set.Discard()
	for _, page := range pages {
		if err := set.Add(page.Name+"."+format, render(page, format)); err != nil {
			return err
		}
	}
	return set.Commit()
}

// findings prints what was found and returns the exit status.
func (c *context) findings(list diag.List) int {
	if err := diag.Render(c.err, list...); err != nil {
		return 2
	}
	if list.HasErrors() {
		return 1
	}
	return 0
}
