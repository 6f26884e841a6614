package main

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/odsgen/ods/core/atomicfile"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/odsgen"
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
	check := fs.Bool("check", false, "write nothing; name the pages of the folder that would change, and exit with status 1 when one would")
	files, status, ok := c.parse(fs, args)
	if !ok {
		return status
	}
	if len(files) == 0 {
		var err error
		if files, err = odsgen.Definitions("."); err != nil {
			return c.fail(err)
		}
	}
	switch {
	case len(files) == 0:
		return c.fail(fmt.Errorf("no definition here; name the files to document"))
	case *check && *out == "":
		return c.fail(fmt.Errorf("--check compares pages in a folder; add -o DIR"))
	case *format != "md" && *format != "html":
		return c.fail(fmt.Errorf("unknown format %q; use md or html", *format))
	case *out == "" && len(files) > 1:
		return c.fail(fmt.Errorf("expected one definition for standard output, found %d; add -o DIR", len(files)))
	}
	opt, err := options()
	if err != nil {
		return c.fail(err)
	}
	pages, list := referencePages(opt, files, *diagrams)
	if pages == nil {
		return c.findings(list)
	}
	byName := map[string]bool{}
	for _, page := range pages {
		name := strings.ToLower(page.Name)
		if byName[name] && *out != "" {
			return c.fail(fmt.Errorf("two pages are named %q; document these definitions into folders of their own", page.Name))
		}
		byName[name] = true
	}
	if *check {
		return c.checkPages(*out, *format, pages)
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

// referencePages makes a page for each definition, and an index of several; none when there are errors.
func referencePages(opt load.Options, files []string, diagrams bool) ([]*doc.Page, diag.List) {
	prog, list := load.Load(opt, files...)
	if list.HasErrors() {
		return nil, list
	}
	made := map[string]bool{}
	for _, d := range prog.Roots {
		made[d.Name] = true
	}
	var pages []*doc.Page
	for _, d := range prog.Roots {
		page, more := doc.Build(d, doc.Options{NoDiagrams: !diagrams, Pages: made})
		list = append(list, more...)
		pages = append(pages, page)
	}
	if list.HasErrors() { // of formats, which only pages with diagrams and syntax ask for
		return nil, list
	}
	if len(pages) > 1 {
		pages = append(pages, doc.Index(prog.Roots))
	}
	list = slices.DeleteFunc(list, func(d diag.Diagnostic) bool { return d.Severity == diag.Warning }) // odsgen check reports them
	return pages, list
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

// checkPages reports the pages of a folder that "odsgen doc" would write otherwise, and those that it would not write.
func (c *context) checkPages(dir, format string, pages []*doc.Page) int {
	status := 0
	stale := func(name, what string) {
		fmt.Fprintf(c.err, "%s: %s\n", filepath.Join(dir, name), what)
		status = 1
	}
	made := map[string]bool{}
	for _, page := range pages {
		name := page.Name + "." + format
		made[name] = true
		old, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return c.fail(err)
		}
		if !bytes.Equal(old, render(page, format)) {
			stale(name, "out of date; run 'odsgen doc'")
		}
	}
	there, err := filepath.Glob(filepath.Join(dir, "*."+format))
	if err != nil {
		return c.fail(err)
	}
	for _, f := range there {
		if name := filepath.Base(f); !made[name] {
			stale(name, "no definition makes this page")
		}
	}
	return status
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
