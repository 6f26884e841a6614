package playground

import (
	"compress/flate"
	"encoding/base64"
	"encoding/json"
	"html"
	"io"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/odsgen/ods/odsgen/site"
)

// TestFiles: the page has what it refers to, and the policy that servers send.
func TestFiles(t *testing.T) {
	files, err := Files(Engine{Wasm: []byte("wasm"), Glue: []byte("glue")})
	if err != nil {
		t.Fatal(err)
	}
	text := func(name string) string {
		i := slices.IndexFunc(files, func(f site.File) bool { return f.Name == name })
		if i < 0 {
			t.Fatalf("no file %s", name)
		}
		return string(files[i].Data)
	}
	index := html.UnescapeString(text("index.html"))
	for _, want := range []string{Policy, `src="app.js"`, `href="style.css"`} {
		if !strings.Contains(index, want) {
			t.Errorf("index.html lacks %q", want)
		}
	}
	for _, name := range []string{"app.js", "style.css", "worker.js", "sw.js", "wasm_exec.js", "engine.wasm.gz", "examples.json", "LICENSES.txt"} {
		if text(name) == "" {
			t.Errorf("%s is empty", name)
		}
	}
	for _, f := range files {
		if strings.Contains(string(f.Data), "//cdn") {
			t.Errorf("%s refers to another server", f.Name)
		}
	}
}

// TestExamples: copies of definitions are current.
func TestExamples(t *testing.T) {
	list, err := Examples()
	if err != nil {
		t.Fatal(err)
	}
	for name, file := range map[string]string{"Toy": "../../../examples/toy/toy.yaml", "A shipped": "../../../defs/ub/ub.yaml"} {
		want, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		i := slices.IndexFunc(list, func(x Example) bool { return strings.HasPrefix(x.Name, name) })
		if i < 0 || list[i].Definition != string(want) {
			t.Errorf("the definition of example %q is not that of %s", name, file)
		}
	}
	if _, err := parseExample([]byte("x\n-- prgram --\n")); err == nil {
		t.Error("an unknown part is no error")
	}
}

// TestLink: a link holds the program, in the form that the page reads.
func TestLink(t *testing.T) {
	const program = "%a = arith.addi %b, %c : i32 // <ä>\n"
	name, packed, ok := strings.Cut(Link("arith", program), "&s=")
	if !ok || name != "#f=arith" || strings.ContainsAny(packed, "+/=") {
		t.Fatalf("got %q, %q", name, packed)
	}
	data, err := base64.RawURLEncoding.DecodeString(packed)
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(flate.NewReader(strings.NewReader(string(data))))
	if err != nil {
		t.Fatal(err)
	}
	var got map[string]any
	if err := json.Unmarshal(text, &got); err != nil || got["p"] != program || got["n"] != true {
		t.Errorf("got %v, %v", got, err)
	}
}
