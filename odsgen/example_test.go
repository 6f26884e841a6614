package odsgen_test

import (
	"fmt"
	"os"
	"path/filepath"

	"github.com/odsgen/ods/defs"
	"github.com/odsgen/ods/odsgen"
	"github.com/odsgen/ods/odsgen/load"
)

// A definition beside other Go files makes *.gen.go files there. Nothing is written before Write.
func ExampleGenerate() {
	dir, err := os.MkdirTemp("", "example")
	if err != nil {
		fmt.Println(err)
		return
	}
	defer os.RemoveAll(dir)
	text := "dialect: tiny\nops:\n  answer: {results: [{r: I32}], format: 'attr-dict'}\n"
	if err := os.WriteFile(filepath.Join(dir, "tiny.yaml"), []byte(text), 0o666); err != nil {
		fmt.Println(err)
		return
	}
	res, diags, err := odsgen.Generate(odsgen.Options{Dir: dir, Load: load.Options{Embedded: defs.FS}})
	if err != nil || diags.HasErrors() {
		fmt.Println(diags, err)
		return
	}
	stale := res.Stale()
	changed, err := res.Write()
	fmt.Println(len(stale) > 0, len(changed) == len(stale), err, len(res.Stale()))

	// Output:
	// true true <nil> 0
}

// With porting: true, what a definition promises has harmless defaults until it is written. What is missing is listed,
// with a stub of each.
func ExampleGenerate_porting() {
	dir, err := os.MkdirTemp("", "example")
	if err != nil {
		fmt.Println(err)
		return
	}
	defer os.RemoveAll(dir)
	text := `dialect: tiny
porting: true
ops:
  half: {operands: [{x: I32}], results: [{r: I32}], format: '$x attr-dict', folder: true, verifier: true}
`
	if err := os.WriteFile(filepath.Join(dir, "tiny.yaml"), []byte(text), 0o666); err != nil {
		fmt.Println(err)
		return
	}
	res, diags, err := odsgen.Generate(odsgen.Options{Dir: dir, Load: load.Options{Embedded: defs.FS}})
	if err != nil || diags.HasErrors() {
		fmt.Println(diags, err)
		return
	}
	for _, m := range res.Missing {
		fmt.Println(m.Method, m.Porting)
	}

	// Output:
	// FoldHalf true
	// VerifyHalf true
}
