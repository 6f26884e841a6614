package main

import (
	gocontext "context"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/odsgen/ods/core/atomicfile"
	"github.com/odsgen/ods/odsgen"
	"github.com/odsgen/ods/odsgen/load"
	"github.com/odsgen/ods/odsgen/site"
	"github.com/odsgen/ods/odsgen/site/playground"
)

const aboutSite = `Writes a site of static files: an index, the reference pages of definitions in the folder "dialects", and the Markdown files below
the folder of guides as pages, with a search that needs no server. Files that guides show are copied. A link that leads nowhere is an error, behind which
nothing is written. With --playground the site has the playground, too. Without files, all definitions that "odsgen gen" takes are documented.`

// runSite is "odsgen site".
func runSite(c *context, args []string) int {
	fs := c.flags()
	options := loadFlags(fs)
	out := fs.String("o", "", "folder for the site")
	guides := fs.String("guides", "docs", "folder of Markdown files; it may be missing")
	title := fs.String("title", "", "name of the project; without it, that of the folder")
	source := fs.String("source", "", "address under which the project's files are found, for links to them")
	diagrams := fs.Bool("diagrams", true, "draw a railroad diagram for every format")
	play := fs.Bool("playground", false, "add the playground, which the go command compiles to WebAssembly; examples get links that open them in it")
	files, status, ok := c.parse(fs, args)
	if !ok {
		return status
	}
	if *out == "" {
		return c.fail(fmt.Errorf("where to? add -o DIR"))
	}
	if len(files) == 0 {
		var err error
		if files, err = odsgen.Definitions("."); err != nil {
			return c.fail(err)
		}
	}
	if *title == "" {
		wd, err := os.Getwd()
		if err != nil {
			return c.fail(err)
		}
		*title = filepath.Base(wd)
	}
	opt, err := options()
	if err != nil {
		return c.fail(err)
	}
	read, err := readGuides(*guides)
	if err != nil {
		return c.fail(err)
	}
	if len(files) == 0 && len(read) == 0 {
		return c.fail(fmt.Errorf("no definition and no guide here; name the files to document"))
	}
	pages, list := referencePages(opt, files, *diagrams)
	if list.HasErrors() {
		return c.findings(list)
	}
	so := site.Options{Title: *title, Source: *source, Root: filepath.ToSlash(*guides)}
	if *play {
		if so.Playground, err = makePlayground(opt, files); err != nil {
			return c.fail(err)
		}
	}
	made, broken := site.Make(so, pages, read)
	for _, text := range broken {
		fmt.Fprintln(c.err, text)
	}
	if len(broken) > 0 {
		return 1
	}
	if err := writeSite(*out, made); err != nil {
		return c.fail(err)
	}
	return c.findings(list)
}

// makePlayground makes the playground for a site with reference pages of definitions.
func makePlayground(opt load.Options, files []string) (*site.Playground, error) {
	engine, err := playground.Build(gocontext.Background(), ".")
	if err != nil {
		return nil, err
	}
	p := &site.Playground{Definitions: map[string][]byte{}, Link: playground.Link}
	if p.Files, err = playground.Files(engine); err != nil {
		return nil, err
	}
	prog, _ := load.Load(opt, files...) // what is wrong was found before
	for _, d := range prog.Roots {
		p.Definitions[d.Name] = d.Span.File.Data
	}
	return p, nil
}

// readGuides reads Markdown and images below a folder.
func readGuides(dir string) ([]site.Guide, error) {
	if _, err := os.Stat(dir); os.IsNotExist(err) {
		return nil, nil
	}
	var out []site.Guide
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || !d.Type().IsRegular() {
			return err
		}
		switch strings.ToLower(filepath.Ext(path)) {
		case ".md", ".svg", ".png":
		default:
			return nil
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		name, err := filepath.Rel(dir, path)
		out = append(out, site.Guide{Name: filepath.ToSlash(name), Text: text})
		return err
	})
	return out, err
}

// writeSite writes the files of each folder, all or none of them.
func writeSite(dir string, files []site.File) error {
	sets := map[string]*atomicfile.Set{}
	defer func() {
		for _, s := range sets {
			s.Discard()
		}
	}()
	for _, f := range files {
		at := filepath.Join(dir, filepath.Dir(filepath.FromSlash(f.Name)))
		set := sets[at]
		if set == nil {
			if err := os.MkdirAll(at, 0o777); err != nil {
				return err
			}
			var err error
			if set, err = atomicfile.NewSet(at); err != nil {
				return err
			}
			sets[at] = set
		}
		if err := set.Add(filepath.Base(f.Name), f.Data); err != nil {
			return err
		}
	}
	for _, s := range sets {
		if err := s.Commit(); err != nil {
			return err
		}
	}
	return nil
}
