package playground

import (
	"bytes"
	"compress/flate"
	"embed"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io/fs"
	"path"
	"strings"

	"github.com/odsgen/ods/odsgen/site"
)

// Policy is the content security policy that the page has, for servers that send it, too.
const Policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; style-src 'self' 'unsafe-inline'; " +
	"img-src data:; base-uri 'none'; form-action 'none'"

//go:embed page examples
var embedded embed.FS

// Files returns the files of the page, whose names have no folder: index.html is the page.
func Files(e Engine) ([]site.File, error) {
	entries, err := embedded.ReadDir("page")
	if err != nil {
		return nil, err
	}
	var out []site.File
	for _, x := range entries {
		data, err := embedded.ReadFile("page/" + x.Name())
		if err != nil {
			return nil, err
		}
		out = append(out, site.File{Name: x.Name(), Data: data})
	}
	list, err := Examples()
	if err != nil {
		return nil, err
	}
	data, err := json.Marshal(list)
	if err != nil {
		return nil, err
	}
	return append(out, site.File{Name: "examples.json", Data: data}, site.File{Name: "engine.wasm.gz", Data: e.Wasm},
		site.File{Name: "wasm_exec.js", Data: e.Glue}), nil
}

// Example is one of the examples that the page offers. Texts that are left out are empty.
type Example struct {
	Name       string `json:"name"`
	Definition string `json:"definition,omitempty"`
	Program    string `json:"program,omitempty"`
	Pipeline   string `json:"pipeline,omitempty"`
	Entry      string `json:"entry,omitempty"`
	Args       string `json:"args,omitempty"`
	Engine     string `json:"engine,omitempty"`
}

// Examples returns the examples, in the order of their files.
func Examples() ([]Example, error) {
	names, err := fs.Glob(embedded, "examples/*.txt")
	if err != nil {
		return nil, err
	}
	var out []Example
	for _, name := range names {
		text, err := embedded.ReadFile(name)
		if err != nil {
			return nil, err
		}
		x, err := parseExample(text)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", path.Base(name), err)
		}
		out = append(out, x)
	}
	return out, nil
}

// parseExample reads a file: its name on the first line, and parts after lines such as "-- program --".
func parseExample(text []byte) (Example, error) {
	var x Example
	parts := map[string]*string{"definition": &x.Definition, "program": &x.Program, "pipeline": &x.Pipeline, "entry": &x.Entry, "args": &x.Args,
		"engine": &x.Engine}
	into := &x.Name
	for line := range strings.Lines(string(text)) {
		if name, ok := strings.CutPrefix(strings.TrimSpace(line), "-- "); ok && strings.HasSuffix(name, " --") {
			name = strings.TrimSuffix(name, " --")
			if into = parts[name]; into == nil {
				return x, fmt.Errorf("part %q is unknown", name)
			}
			continue
		}
		*into += line
	}
	for _, s := range []*string{&x.Name, &x.Pipeline, &x.Entry, &x.Args, &x.Engine} {
		*s = strings.TrimSpace(*s)
	}
	return x, nil
}

// Link returns what follows the address of the page in a link that opens it with a definition that the site has in the folder "definitions", named without
// ".yaml", and a program, in which values may be used that are not defined.
func Link(definition, program string) string {
	// The page's state.ts reads this.
	text, _ := json.Marshal(struct {
		Program string `json:"p"`
		Snippet bool   `json:"n"`
	}{program, true}) // strings and bools only
	var out bytes.Buffer
	w, _ := flate.NewWriter(&out, flate.BestCompression) // the level exists
	w.Write(text)                                        // into memory, as is the next
	w.Close()
	return "#f=" + definition + "&s=" + base64.RawURLEncoding.EncodeToString(out.Bytes())
}
