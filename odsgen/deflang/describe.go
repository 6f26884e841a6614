package deflang

import (
	"encoding/base64"
	"io/fs"
	"strings"
	"sync"

	"github.com/odsgen/ods/internal/lazyregexp"
	"github.com/odsgen/ods/odsgen/doc"
	"github.com/odsgen/ods/odsgen/load"
)

// Describe returns a function that tells what the reference pages of embedded definitions say of an operation, in
// Markdown, with the diagram of its syntax; "" for one that they do not have. It is safe for concurrent use.
func Describe(embedded fs.FS) func(op string) string {
	p := &pages{embedded: embedded, pages: map[string]map[string]string{}}
	return p.of
}

// pages holds the sections of operations, by dialect.
type pages struct {
	embedded fs.FS
	mu       sync.Mutex
	pages    map[string]map[string]string
}

func (p *pages) of(op string) string {
	dialect, _, _ := strings.Cut(op, ".")
	p.mu.Lock()
	defer p.mu.Unlock()
	sections, ok := p.pages[dialect]
	if !ok {
		sections = p.read(dialect)
		p.pages[dialect] = sections
	}
	return sections[op]
}

// read makes the page of a dialect and cuts it into sections.
func (p *pages) read(dialect string) map[string]string {
	out := map[string]string{}
	if _, err := fs.Stat(p.embedded, dialect+"/"+dialect+".yaml"); err != nil {
		return out
	}
	prog, list := load.Load(load.Options{Embedded: p.embedded, OnDemand: true}, dialect)
	if list.HasErrors() || len(prog.Roots) == 0 {
		return out
	}
	page, _ := doc.Build(prog.Roots[0], doc.Options{})
	name := ""
	var section doc.Page
	end := func() {
		if name != "" {
			out[name] = markdown(&section)
		}
	}
	for _, b := range page.Blocks {
		if h, ok := b.(doc.Heading); ok && h.Level <= 3 {
			end()
			name, section = "", doc.Page{}
			if m := opHeading().FindStringSubmatch(h.Text); m != nil && h.Level == 3 {
				name = m[1]
			}
			continue
		}
		section.Blocks = append(section.Blocks, b)
	}
	end()
	return out
}

var (
	opHeading = lazyregexp.New("^`([\\w.]+)` \\(`")
	link      = lazyregexp.New(`\[([^\]]*)\]\([^)]*\)`)
	anchor    = lazyregexp.New(`(?m)^<a id=.*\n|^<!--.*-->\n`)
	picture   = lazyregexp.New(`(?s)<svg.*?</svg>`)
)

// markdown returns a section without links, which lead to pages that are not there, and with pictures as data.
func markdown(p *doc.Page) string {
	text := anchor().ReplaceAllString(string(p.Markdown()), "")
	text = strings.TrimPrefix(strings.TrimSpace(text), "# ")
	text = link().ReplaceAllString(text, "$1")
	text = picture().ReplaceAllStringFunc(text, func(svg string) string {
		return "![syntax](data:image/svg+xml;base64," + base64.StdEncoding.EncodeToString([]byte(svg)) + ")"
	})
	return strings.TrimSpace(text)
}
