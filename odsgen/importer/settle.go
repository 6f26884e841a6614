package importer

import (
	"io/fs"
	"path/filepath"
	"slices"

	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/odsgen/emit"
	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/load"
	"github.com/odsgen/ods/odsgen/model"
	"github.com/odsgen/ods/odsgen/resolve"
)

// accepted are the findings about formats that mlir-tblgen does not have: texts that cannot be read back, or that lose
// something.
var accepted = []string{"ODS1210", "ODS1312", "ODS1313", "ODS1315", "ODS1403", "ODS1405", "ODS1406", "ODS1407", "ODS1408",
	"ODS1409", "ODS1410", "ODS1411", "ODS1412"}

// settle checks a definition and writes into it what has to be said because upstream is less strict: findings that are
// accepted, and defaults that the attribute's own constraint rejects, which are dropped. It returns the text.
func (im *importer) settle(root *yamlx.Node) ([]byte, error) {
	for round := 0; ; round++ {
		text, err := layout(im.name, root)
		if err != nil || round == 3 {
			return text, err
		}
		changed := false
		parsed := yamlx.Parse(model.NewSource(im.name+".yaml", text), report.New(0))
		for _, d := range im.findings(text) {
			section, name := at(parsed, d.Pos.Line)
			body := root.Get(section).Get(name)
			switch d.Code {
			case report.GoNameClash.ID, report.AccessorType.ID, report.SelfType.ID:
				changed = im.mend(root, parsed, name, d) || changed
				continue
			}
			switch {
			case body == nil:
			case slices.Contains(accepted, d.Code):
				changed = allow(body, d.Code) || changed
			case d.Code == report.DefaultType.ID:
				changed = im.dropDefault(name, body, parsed.Get(section).Get(name), d.Pos.Line) || changed
			}
		}
		if !changed {
			return text, nil
		}
	}
}

// findings checks the text of a definition as "odsgen check" does.
func (im *importer) findings(text []byte) diag.List {
	name := filepath.Join("import", im.name+".yaml")
	opt := im.opt.Load
	opt.Limit = 1000
	opt.ReadFile = func(file string) ([]byte, error) {
		if file == name {
			return text, nil
		}
		if opt.DialectPath == nil && opt.ImportMap == nil {
			return nil, fs.ErrNotExist
		}
		return load.ReadFile(file)
	}
	prog, list := load.Load(opt, name)
	if list.HasErrors() || len(prog.Roots) == 0 {
		return list
	}
	_, more, _ := emit.Dialect(prog.Roots[0], emit.Options{PackagePath: func(d *model.Dialect) string { return d.ImportPath }})
	return append(list, more...)
}

// keyPlace is a key of a map with its value, and the key of the section that it is in.
type keyPlace struct {
	of      *yamlx.Node
	index   int
	section string
}

// keyAt finds the key of the tree that stands at a place of its text, of which parsed is the tree.
func keyAt(n, parsed *yamlx.Node, section string, at diag.Pos) (keyPlace, bool) {
	for i, it := range parsed.Items {
		if i >= len(n.Items) {
			break
		}
		under := section
		if parsed.Kind == yamlx.Map {
			k := parsed.Keys[i]
			if line, col := k.Span.File.LineCol(k.Span.Start); line == at.Line && col == at.Col {
				return keyPlace{n, i, section}, true
			}
			under = k.Value()
		}
		if it.Kind == n.Items[i].Kind {
			if e, ok := keyAt(n.Items[i], it, under, at); ok {
				return e, true
			}
		}
	}
	return keyPlace{}, false
}

// kinds are what definitions and their parts are, by the sections that they stand in.
var kinds = map[string]string{"ops": "Operation", "templates": "Operation", "types": "Type", "attributes": "Attribute", "enums": "Enum",
	"interfaces": "Interface", "traits": "Trait", "operands": "Operand", "results": "Result", "properties": "Property", "regions": "Region",
	"successors": "Successor", "params": "Param", "passes": "Pass", "options": "Option"}

// mend changes the definition, or the part of one, that a finding is about: one whose name in Go is taken gets another
// name, the type of an attribute is any type, and a parameter that cannot be that becomes a plain one.
func (im *importer) mend(root, parsed *yamlx.Node, owner string, d diag.Diagnostic) bool {
	e, ok := keyAt(root, parsed, "", d.Pos)
	if !ok {
		return false
	}
	name, body := e.of.Keys[e.index].Value(), e.of.Items[e.index]
	if d.Code == report.SelfType.ID {
		k := body.Index("self_type")
		if k < 0 {
			return false
		}
		if typ := body.Get("type").Value(); typ != "Type" && e.section == "params" {
			put(body, "type", plain("Type"))
			im.need(NeedVerifier, owner, "the type of the attribute is a "+typ, "")
			return true
		}
		body.Keys, body.Items = slices.Delete(body.Keys, k, k+1), slices.Delete(body.Items, k, k+1)
		im.need(NeedMissing, owner, "parameter "+name+" is the type of the attribute in C++", "")
		return true
	}
	kind := kinds[e.section]
	if kind == "" {
		return false
	}
	if body.Kind != yamlx.Map {
		body = pair("type", body)
		e.of.Items[e.index] = body
	}
	old := body.Get("go_name").Value()
	if old == "" {
		old = resolve.GoName(name)
	}
	put(body, "go_name", plain(old+kind))
	return true
}

// at returns the definition in which a line is.
func at(root *yamlx.Node, line int) (section, name string) {
	for i, k := range root.Keys {
		if root.Items[i].Kind != yamlx.Map || lineOf(k) > line {
			continue
		}
		section, name = k.Value(), ""
		for _, def := range root.Items[i].Keys {
			if lineOf(def) <= line {
				name = def.Value()
			}
		}
	}
	return section, name
}

func lineOf(n *yamlx.Node) int {
	line, _ := n.Span.File.LineCol(n.Span.Start)
	return line
}

// allow adds a code to those that a definition accepts.
func allow(body *yamlx.Node, code string) bool {
	codes := body.Get("allow")
	if codes == nil {
		codes = list()
		put(body, "allow", codes)
	}
	for _, c := range codes.Items {
		if c.Value() == code {
			return false
		}
	}
	codes.Items = append(codes.Items, plain(code))
	return true
}

// dropDefault makes the attribute whose default stands in a line optional instead.
func (im *importer) dropDefault(name string, body, parsed *yamlx.Node, line int) bool {
	for _, key := range []string{"attributes", "params"} {
		at := parsed.Get(key)
		if at == nil {
			continue
		}
		for i, it := range slices.Backward(at.Items) {
			if lineOf(it) > line {
				continue
			}
			long := body.Get(key).Items[i].Items[0]
			d := long.Index("default")
			if d < 0 {
				break
			}
			long.Keys, long.Items = slices.Delete(long.Keys, d, d+1), slices.Delete(long.Items, d, d+1)
			putFlag(long, "optional", true)
			im.need(NeedMissing, name, "default of "+it.Keys[0].Value()+", which its own constraint rejects; it is optional instead", "")
			return true
		}
	}
	return false
}
