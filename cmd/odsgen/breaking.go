package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/odsgen"
	"github.com/odsgen/ods/odsgen/breaking"
	"github.com/odsgen/ods/odsgen/load"
	"github.com/odsgen/ods/odsgen/model"
)

const aboutBreaking = `Compares definitions with an older version and reports the changes that break text, bytecode or Go programs, each with its rule, the old and the
new state, and what to do. The older version is a file, whose imports may be beside the new one, or a git revision (main, v1.2.0, HEAD~3),
whose files and imports are then read from the repository. Without a file, all definitions below defs/, or else those in the folder, are compared.`

// runBreaking is "odsgen breaking".
func runBreaking(c *context, args []string) int {
	fs := c.flags()
	options := loadFlags(fs)
	against := fs.String("against", "", "older version: a definition file, or a git revision")
	asJSON := fs.Bool("json", false, "write the changes as JSON; with -v also the compatible ones")
	verbose := fs.Bool("v", false, "list compatible changes, too")
	only := fs.String("only", "text,bytecode,go", "what must not break, of text, bytecode and go")
	rules := fs.Bool("rules", false, "list the rules, and nothing else")
	files, status, ok := c.parse(fs, args)
	if !ok {
		return status
	}
	if *rules {
		for _, r := range breaking.Rules() {
			fmt.Fprintf(c.out, "%-22s %-19s %s\n", r.Name, strings.Join(r.Breaks.Names(), ", "), r.Summary)
		}
		return 0
	}
	level, err := breaking.ParseBreaks(*only)
	if err != nil {
		return c.fail(err)
	}
	opt, err := options()
	if err != nil {
		return c.fail(err)
	}
	named := len(files) > 0
	if !named {
		if files, err = odsgen.Definitions("."); err != nil {
			return c.fail(err)
		}
	}
	older, err := openOlder(*against, opt, files)
	if err != nil {
		return c.fail(err)
	}
	var changes []*breaking.Change
	for _, f := range files {
		list, findings, err := older.compare(opt, definitionFile(f))
		if findings.HasErrors() {
			return max(c.findings(findings), 2)
		}
		if err != nil {
			return c.fail(err)
		}
		changes = append(changes, list...)
	}
	if !named {
		gone, findings := older.gone(files)
		if findings.HasErrors() {
			return max(c.findings(findings), 2)
		}
		changes = append(changes, gone...)
	}
	return c.changes(changes, level, older.prefix, *asJSON, *verbose)
}

// older is the version to compare with: a file, or a revision.
type older struct {
	file string
	rev  *breaking.Revision
	opt  load.Options
	// prefix marks its places in messages.
	prefix string
}

func openOlder(against string, opt load.Options, files []string) (*older, error) {
	switch {
	case against == "":
		return nil, fmt.Errorf("expected the version to compare with: --against FILE, or --against REV for a git revision")
	case len(files) == 0:
		return nil, fmt.Errorf("no definition below defs/ or here; name the files")
	}
	if st, err := os.Stat(against); err == nil && !st.IsDir() {
		if len(files) != 1 {
			return nil, fmt.Errorf("expected one definition to compare with the file %q, found %d; name it", against, len(files))
		}
		dir := filepath.Dir(definitionFile(files[0]))
		opt.Elsewhere = []string{dir, filepath.Join(dir, "..")}
		return &older{file: against, opt: opt}, nil
	}
	if filepath.Ext(against) == ".yaml" {
		return nil, fmt.Errorf("there is no file %q", against)
	}
	rev, err := breaking.OpenRevision(filepath.Dir(definitionFile(files[0])), against)
	if err != nil {
		return nil, err
	}
	opt.ReadFile = rev.ReadFile
	return &older{rev: rev, opt: opt, prefix: against + ":"}, nil
}

// definitionFile returns the definition that a folder stands for, and other names as they are.
func definitionFile(name string) string {
	if st, err := os.Stat(name); err == nil && st.IsDir() {
		if abs, err := filepath.Abs(name); err == nil {
			return filepath.Join(name, filepath.Base(abs)+".yaml")
		}
	}
	return name
}

// compare compares a definition with its older version; one that had none is new, and breaks nothing.
func (o *older) compare(opt load.Options, file string) ([]*breaking.Change, diag.List, error) {
	is, findings := load.Load(opt, file)
	if findings.HasErrors() {
		return nil, findings, nil
	}
	was, findings := o.load(file)
	if was == nil || findings.HasErrors() {
		return nil, findings, nil
	}
	changes, err := breaking.Compare(was, is.Roots[0])
	return changes, nil, err
}

// load loads the older version of a definition; nil when there was none.
func (o *older) load(file string) (*model.Dialect, diag.List) {
	if o.rev == nil {
		file = o.file
	} else if !o.rev.Has(file) {
		return nil, nil
	}
	prog, findings := load.Load(o.opt, file)
	if findings.HasErrors() {
		for i := range findings {
			findings[i].Pos.File = o.prefix + findings[i].Pos.File
		}
		return nil, findings
	}
	return prog.Roots[0], nil
}

// gone lists definitions of a revision that are there no more, where the command looks for definitions by itself.
func (o *older) gone(files []string) (out []*breaking.Change, findings diag.List) {
	if o.rev == nil {
		return nil, nil
	}
	dir := "."
	if st, err := os.Stat("defs"); err == nil && st.IsDir() {
		dir = "defs"
	}
	for _, f := range o.rev.Below(dir) {
		if slices.Contains(files, f) || dir == "." && filepath.Dir(f) != "." {
			continue
		}
		if data, err := o.rev.ReadFile(f); err != nil || !odsgen.IsDefinition(data) {
			continue
		}
		was, list := o.load(f)
		if list.HasErrors() {
			return nil, list
		}
		out = append(out, breaking.Removed(was))
	}
	return out, nil
}

// changes prints what was found and returns the exit status.
func (c *context) changes(list []*breaking.Change, level breaking.Breaks, prefix string, asJSON, verbose bool) int {
	status := 0
	shown := []*breaking.Change{}
	for _, x := range list {
		if x.Rule.Breaks&level != 0 {
			status = 1
		}
		if x.Rule.Breaks&level != 0 || verbose {
			shown = append(shown, x)
		}
	}
	var err error
	if asJSON {
		enc := json.NewEncoder(c.out)
		enc.SetEscapeHTML(false)
		enc.SetIndent("", "  ")
		err = enc.Encode(breaking.Report(shown, prefix))
	} else {
		var diags diag.List
		for _, x := range shown {
			diags = append(diags, x.Diagnostic(prefix))
		}
		err = diag.Render(c.out, diags...)
	}
	if err != nil {
		return c.fail(err)
	}
	return status
}
