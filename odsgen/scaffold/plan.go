package scaffold

import (
	"bytes"
	"embed"
	"fmt"
	"go/format"
	"os"
	"path/filepath"
	"strings"
	"text/template"

	"github.com/odsgen/ods/core/atomicfile"
	"github.com/odsgen/ods/odsgen"
	"github.com/odsgen/ods/odsgen/load"
)

// File is a file to write.
type File struct {
	Path string
	Text []byte
	// Replaces says that the file is there and is to be replaced.
	Replaces bool
}

// Plan is what is to be written.
type Plan struct {
	Files []File
	// Definitions are the definition files among them, from which Go is generated.
	Definitions []string
	// Next are the steps that are left to the author, one line each.
	Next []string
}

//go:embed templates
var templates embed.FS

// render adds a file made from a template. Go source is formatted.
func (p *Plan) render(path, name string, data any) error {
	t, err := template.New(name).Delims("<<", ">>").ParseFS(templates, "templates/"+name)
	if err != nil {
		return err
	}
	var b bytes.Buffer
	if err := t.ExecuteTemplate(&b, name, data); err != nil {
		return err
	}
	text := b.Bytes()
	if strings.HasSuffix(path, ".go") {
		if text, err = format.Source(text); err != nil {
			return fmt.Errorf("template %q: %w", name, err)
		}
	}
	p.Files = append(p.Files, File{Path: path, Text: text})
	return nil
}

// renderAll adds several files: pairs of path and template.
func (p *Plan) renderAll(data any, pairs ...string) error {
	for i := 0; i+1 < len(pairs); i += 2 {
		if err := p.render(pairs[i], pairs[i+1], data); err != nil {
			return err
		}
	}
	return nil
}

// Write writes the files and generates Go from the definitions. Nothing is written when a file is in the way. An
// error after that leaves what was written, for the author to look at.
func (p *Plan) Write(opt load.Options) error {
	for _, f := range p.Files {
		if _, err := os.Stat(f.Path); err == nil && !f.Replaces {
			return fmt.Errorf("%q exists; choose another name or folder, or remove it", f.Path)
		}
	}
	for _, f := range p.Files {
		if err := os.MkdirAll(filepath.Dir(f.Path), 0o777); err != nil {
			return err
		}
		if err := atomicfile.Write(f.Path, f.Text, 0o666); err != nil {
			return err
		}
	}
	for _, d := range p.Definitions {
		res, findings, err := odsgen.Generate(odsgen.Options{Dir: filepath.Dir(d), Paths: []string{d}, Load: opt})
		if err == nil {
			err = findings.Err()
		}
		if err == nil {
			_, err = res.Write()
		}
		if err != nil {
			return fmt.Errorf("%s: %w", d, err)
		}
	}
	return nil
}
