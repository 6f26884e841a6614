package main

import (
	stdcontext "context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/odsgen/ods/core/atomicfile"
	"github.com/odsgen/ods/odsgen/importer"
	"github.com/odsgen/ods/odsgen/tablegen"
)

const aboutImport = `Makes a definition of a dialect that is written for TableGen: of a dump, which "llvm-tblgen --dump-json" prints, or of .td files, for
which llvm-tblgen must be installed. Several .td files make one dialect. Prints the definition, or writes NAME/NAME.yaml below the folder of -o.
--report lists what has to be written in Go, each with the C++ that it stands for. docs/import.md walks through a port.`

// runImport is "odsgen import".
func runImport(c *context, args []string) int {
	fs := c.flags()
	options := loadFlags(fs)
	var includes, defines stringList
	var opt importer.Options
	fs.Var(&includes, "I", "folder in which .td files are looked for; may be repeated")
	fs.Var(&defines, "D", "macro that is defined for .td files; may be repeated")
	fs.StringVar(&opt.Dialect, "dialect", "", "name of the dialect; needed when the records are of several")
	fs.BoolVar(&opt.Docs, "docs", false, "keep the summaries and descriptions of the source")
	fs.BoolVar(&opt.Flat, "flat", false, "write every definition in full, without templates")
	out := fs.String("o", "", "folder to write NAME/NAME.yaml below, or a .yaml file")
	force := fs.Bool("force", false, "overwrite the file")
	report := fs.Bool("report", false, "print what the definition leaves to Go, to standard error when the definition goes to standard output")
	files, status, ok := c.parse(fs, args)
	if !ok {
		return status
	}
	if len(files) == 0 {
		return c.fail(errors.New("no file given; name a dump or .td files"))
	}
	var err error
	if opt.Load, err = options(); err != nil {
		return c.fail(err)
	}
	var list []*tablegen.Records
	for _, f := range files {
		data, err := readRecords(f, includes, defines)
		if err != nil {
			return c.fail(err)
		}
		recs, err := tablegen.Decode(data)
		if err != nil {
			fmt.Fprintf(c.err, "%s: %v\n", f, err)
			return 1
		}
		list = append(list, recs)
	}
	recs := tablegen.Merge(list...)
	res, err := importer.Import(recs, opt)
	if err != nil {
		fmt.Fprintf(c.err, "%s: %v\n", files[0], err)
		return 1
	}
	if *out == "" {
		if _, err := c.out.Write(res.YAML); err != nil {
			return c.fail(err)
		}
		if *report {
			fmt.Fprint(c.err, res.Report())
		}
		return 0
	}
	name := *out
	if !strings.HasSuffix(name, ".yaml") {
		name = filepath.Join(name, res.Name, res.Name+".yaml")
	}
	if _, err := os.Stat(name); err == nil && !*force {
		return c.fail(fmt.Errorf("%s exists; pass --force to overwrite it", name))
	}
	if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
		return c.fail(err)
	}
	if err := atomicfile.Write(name, res.YAML, 0o666); err != nil {
		return c.fail(err)
	}
	fmt.Fprintln(c.out, name)
	if *report {
		fmt.Fprint(c.out, res.Report())
	}
	return 0
}

// readRecords returns a dump: the file, or what llvm-tblgen makes of a .td file.
func readRecords(file string, includes, defines []string) ([]byte, error) {
	if filepath.Ext(file) != ".td" {
		f, err := os.Open(file)
		if err != nil {
			return nil, err
		}
		defer f.Close()
		data, err := io.ReadAll(io.LimitReader(f, tablegen.MaxSize+1)) // a device has no size of its own
		if err == nil && len(data) > tablegen.MaxSize {
			err = fmt.Errorf("%s is larger than %d MiB", file, tablegen.MaxSize>>20)
		}
		return data, err
	}
	command, err := tablegen.Find()
	if err != nil {
		return nil, err
	}
	src := tablegen.Source{File: tablegen.Locate(file, includes), Includes: includes, Defines: defines}
	return tablegen.Dump(stdcontext.Background(), command, src)
}
