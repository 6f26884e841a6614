package dialect_test

import (
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/odsgen/ods/defs"
	"github.com/odsgen/ods/odsgen/dump"
	"github.com/odsgen/ods/odsgen/load"
)

var update = flag.Bool("update-docs", false, "write docs/ods.md")

// feature is a line of testdata/features.txt.
type feature struct {
	line                      int
	section, name             string
	kind, def, pattern, proof string
	note                      string // why it does not apply, when kind is ""
}

var definition = regexp.MustCompile(`^(\w+) (\S+) ~ (.*)$`)

// features reads the table.
func features(t *testing.T) []feature {
	t.Helper()
	data, err := os.ReadFile("testdata/features.txt")
	if err != nil {
		t.Fatal(err)
	}
	var out []feature
	section := ""
	for i, l := range strings.Split(string(data), "\n") {
		switch {
		case strings.HasPrefix(l, "== "):
			section = l[3:]
			continue
		case l == "" || strings.HasPrefix(l, "#"):
			continue
		}
		parts := strings.Split(l, " :: ")
		f := feature{line: i + 1, section: section, name: parts[0]}
		switch {
		case len(parts) == 3 && parts[1] == "-":
			f.note = parts[2]
		case len(parts) == 3 || len(parts) == 4:
			m := definition.FindStringSubmatch(parts[1])
			if m == nil {
				t.Fatalf("features.txt:%d: expected KIND NAME ~ REGEXP, found %q", i+1, parts[1])
			}
			f.kind, f.def, f.pattern, f.proof = m[1], m[2], m[3], parts[2]
			if len(parts) == 4 {
				f.note = parts[3]
			}
		default:
			t.Fatalf("features.txt:%d: expected 3 or 4 parts, found %d", i+1, len(parts))
		}
		out = append(out, f)
	}
	return out
}

// resolved holds the definitions of the dialect as JSON, by kind and name, and the text of each in the file.
type resolved struct {
	json map[string]string
	yaml string
}

func resolve(t *testing.T) *resolved {
	t.Helper()
	prog, list := load.Load(load.Options{Embedded: defs.FS}, "test.yaml")
	if list.HasErrors() {
		t.Fatal(list)
	}
	text, err := json.Marshal(dump.Model(prog, dump.Options{NoPlaces: true}))
	if err != nil {
		t.Fatal(err)
	}
	type named struct {
		Name string `json:"name"`
	}
	var doc struct {
		Dialects    []map[string]json.RawMessage
		Constraints []json.RawMessage
	}
	if err := json.Unmarshal(text, &doc); err != nil || len(doc.Dialects) != 1 {
		t.Fatal(err, len(doc.Dialects))
	}
	r := &resolved{json: map[string]string{}}
	add := func(kind string, list []json.RawMessage) {
		for _, x := range list {
			var n named
			if err := json.Unmarshal(x, &n); err != nil {
				t.Fatal(err)
			}
			r.json[kind+" "+strings.TrimPrefix(n.Name, "test.")] = plain(x)
		}
	}
	d := doc.Dialects[0]
	whole := map[string]json.RawMessage{}
	for key, value := range d {
		kind := map[string]string{"ops": "op", "types": "type", "attributes": "attr", "enums": "enum", "traits": "trait",
			"interfaces": "interface",
			"resources":  "resource", "rules": "rule", "patterns": "rule"}[key]
		if kind == "" {
			whole[key] = value
			continue
		}
		var list []json.RawMessage
		if err := json.Unmarshal(value, &list); err != nil {
			t.Fatal(err)
		}
		add(kind, list)
	}
	add("constraint", doc.Constraints)
	all, err := json.Marshal(whole)
	if err != nil {
		t.Fatal(err)
	}
	r.json["dialect test"] = plain(all)
	data, err := os.ReadFile("test.yaml")
	if err != nil {
		t.Fatal(err)
	}
	r.yaml = string(data)
	return r
}

// plain undoes the escapes that JSON makes for HTML.
func plain(x []byte) string {
	return strings.NewReplacer(`\u003c`, "<", `\u003e`, ">", `\u0026`, "&").Replace(string(x))
}

// text returns what the pattern of a feature is matched with; "" when there is no such definition.
func (r *resolved) text(f feature) string {
	if f.kind != "yaml" {
		return r.json[f.kind+" "+f.def]
	}
	key := regexp.MustCompile(`(?m)^( *)'?` + f.def + `'?:.*\n(?:( +)[^ ].*\n|\n)*`)
	m := key.FindStringSubmatch(r.yaml)
	if m == nil {
		return ""
	}
	var lines []string
	for i, l := range strings.Split(m[0], "\n") {
		if i > 0 && l != "" && len(l)-len(strings.TrimLeft(l, " ")) <= len(m[1]) {
			break
		}
		lines = append(lines, l)
	}
	return strings.Join(lines, "\n")
}

// asText is how a definition shows up in a test file.
func (r *resolved) asText(f feature) string {
	var d struct{ Mnemonic string }
	_ = json.Unmarshal([]byte(r.json[f.kind+" "+f.def]), &d)
	switch f.kind {
	case "type":
		return "!test." + d.Mnemonic
	case "attr":
		return "#test." + d.Mnemonic
	}
	return "test." + f.def
}

// TestFeatures holds every feature to its definition, which must exist and use it, and to its test, which must exist
// and have the definition.
func TestFeatures(t *testing.T) {
	r := resolve(t)
	list := features(t)
	names := map[string]int{}
	for _, f := range list {
		if old, ok := names[f.section+"/"+f.name]; ok {
			t.Errorf("features.txt:%d: %q is on line %d already", f.line, f.name, old)
		}
		names[f.section+"/"+f.name] = f.line
		if f.kind == "" {
			if f.note == "" {
				t.Errorf("features.txt:%d: %q has no definition and no reason", f.line, f.name)
			}
			continue
		}
		text := r.text(f)
		if text == "" {
			t.Errorf("features.txt:%d: %q: the dialect has no %s %q", f.line, f.name, f.kind, f.def)
			continue
		}
		re, err := regexp.Compile(f.pattern)
		if err != nil {
			t.Errorf("features.txt:%d: %v", f.line, err)
			continue
		}
		if !re.MatchString(text) {
			t.Errorf("features.txt:%d: %q: %s %q does not match %s\n%s", f.line, f.name, f.kind, f.def, f.pattern, text)
		}
		if problem := proof(r, f); problem != "" {
			t.Errorf("features.txt:%d: %q: %s", f.line, f.name, problem)
		}
	}
	if len(list) < 380 {
		t.Errorf("the table has %d features", len(list))
	}
}

// proof looks for the test of a feature; it returns what is wrong.
func proof(r *resolved, f feature) string {
	if dir, name, ok := strings.Cut(f.proof, ".Test"); ok {
		files, _ := filepath.Glob(filepath.Join("..", "..", filepath.FromSlash(dir), "*_test.go"))
		for _, p := range files {
			if data, err := os.ReadFile(p); err == nil && strings.Contains(string(data), "func Test"+name+"(t *testing.T)") {
				return ""
			}
		}
		return "no test Test" + name + " in " + dir
	}
	file, text, ok := strings.Cut(f.proof, ":")
	if !ok {
		text = r.asText(f)
	}
	data, err := os.ReadFile(filepath.Join("testdata", filepath.FromSlash(file)))
	if err != nil {
		return err.Error()
	}
	if strings.Contains(string(data), text) {
		return ""
	}
	return file + " has no " + text
}

// TestDocs compares docs/ods.md with what the table says.
func TestDocs(t *testing.T) {
	var b strings.Builder
	b.WriteString(`# From ODS to YAML

Every feature of upstream's ODS (mlir-tblgen 22.1.8), and where it is here: the definition of the test dialect (tests/dialect/test.yaml) that uses it, or why there
is none. The table is tests/dialect/testdata/features.txt; a test holds each line to the resolved definition and to the test named there, and writes this page
(` + "`go test ./tests/dialect -run TestDocs -update-docs`" + `). How definitions are written is in [definitions.md](definitions.md).
`)
	section := ""
	for _, f := range features(t) {
		if f.section != section {
			section = f.section
			b.WriteString("\n## " + section + "\n\n| ODS | here |\n|---|---|\n")
		}
		cell := f.note
		if f.kind != "" {
			cell = map[string]string{"yaml": "", "dialect": "the dialect itself"}[f.kind]
			if cell == "" {
				cell = f.kind + " "
				if f.kind == "yaml" {
					cell = ""
				}
				cell += "`" + strings.NewReplacer(`\`, "", "|", `\|`).Replace(f.def) + "`"
			}
			if f.note != "" {
				cell += "; " + f.note
			}
		}
		b.WriteString("| " + f.name + " | " + cell + " |\n")
	}
	const path = "../../docs/ods.md"
	if *update {
		if err := os.WriteFile(path, []byte(b.String()), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	have, err := os.ReadFile(path)
	if err != nil || string(have) != b.String() {
		t.Errorf("%s is not what testdata/features.txt says; run go test ./tests/dialect -run TestDocs -update-docs (%v)", path, err)
	}
}
