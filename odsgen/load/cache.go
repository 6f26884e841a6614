package load

import (
	"bytes"
	"sync"

	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/model"
)

// Cache keeps the trees of files, so that a program which loads again and again, such as a server, parses only those that were changed. The zero value is
// ready to use, and safe for concurrent use.
type Cache struct {
	mu    sync.Mutex
	files map[string]*parsed // by name, the latest version without findings
}

// parse returns the tree of a text.
func (c *Cache) parse(name string, data []byte) *parsed {
	if c != nil {
		c.mu.Lock()
		p := c.files[name]
		c.mu.Unlock()
		if p != nil && bytes.Equal(p.src.Data, data) {
			return p
		}
	}
	p := &parsed{src: model.NewSource(name, data), rep: report.New(0)}
	p.root = yamlx.Parse(p.src, p.rep)
	if c != nil && p.rep.Len() == 0 {
		c.mu.Lock()
		defer c.mu.Unlock()
		if c.files == nil {
			c.files = map[string]*parsed{}
		}
		c.files[name] = p
	}
	return p
}
