package core

import "slices"

// useResource notes that the text refers to a resource, so that the file's metadata holds it.
func (s *printShared) useResource(key string) {
	if s.seen == nil {
		s.seen = make(map[string]bool)
	}
	if !s.seen[key] {
		s.seen[key] = true
		s.resources = append(s.resources, key)
	}
}

// fileMetadata writes {-# ... #-} after a top-level operation: the resources that the text refers to in order of first
// use, and all external ones.
func (p *Printer) fileMetadata() {
	m := metadataWriter{p: p}
	for _, key := range p.shared.resources {
		if b := p.ctx.Blob(key); b != nil && b.Data != nil {
			m.entry("dialect", "builtin", key, &ExternalResource{Blob: *b})
		}
	}
	external := p.o.External
	if external == nil {
		external = p.ctx.ExternalResources()
	}
	for _, g := range external {
		for i := range g.Entries {
			m.entry("external", g.Name, g.Entries[i].Key, &g.Entries[i])
		}
	}
	m.finish()
}

// metadataWriter opens and closes the nested lists as entries come.
type metadataWriter struct {
	p             *Printer
	started       bool
	kind, section string
}

func (m *metadataWriter) entry(kind, section, key string, r *ExternalResource) {
	p := m.p
	if !m.started {
		m.started = true
		p.Str("\n{-#\n")
	}
	limit := p.o.ElideResourceLargerThan
	if r.Kind == ResourceBlob && (limit < blobFrame || int64(len(r.Blob.Data)) > (limit-blobFrame)/2) {
		return
	}
	before := len(p.buf)
	m.open(kind, section)
	p.Str("      ")
	p.KeywordOrString(key)
	p.Str(": ")
	at := len(p.buf)
	if r.Kind == ResourceBlob {
		p.blob(&r.Blob) // which may have gone to the writer already
	} else if p.resource(r); limit == 0 || int64(len(p.buf)-at) > limit || len(p.buf) == at {
		p.buf = p.buf[:before]
		return
	}
	m.kind, m.section = kind, section
}

// open writes what has to stand between the last entry and one of the given section.
func (m *metadataWriter) open(kind, section string) {
	p := m.p
	switch {
	case m.kind == "":
	case m.kind != kind:
		p.Str("\n    }\n  },\n")
	case m.section != section:
		p.Str("\n    },\n")
	default:
		p.Str(",\n")
		return
	}
	if m.kind != kind {
		p.Str("  ")
		p.Str(kind)
		p.Str("_resources: {\n")
	}
	p.Str("    ")
	p.Str(section)
	p.Str(": {\n")
}

func (m *metadataWriter) finish() {
	if m.kind != "" {
		m.p.Str("\n    }\n  }")
	}
	if m.started {
		m.p.Str("\n#-}\n")
	}
}

func (p *Printer) resource(r *ExternalResource) {
	if r.Kind == ResourceBool {
		p.truth(r.Bool)
	} else {
		p.QuotedString(r.Str)
	}
}

// blobFrame is the length of what is around the digits of a blob's data: quotation marks, 0x, and its alignment.
const blobFrame = 12

// blob writes a blob; its text goes to the writer in pieces.
func (p *Printer) blob(b *Blob) {
	p.Str(`"0x`)
	p.hex([]byte{byte(b.Align), byte(b.Align >> 8), byte(b.Align >> 16), byte(b.Align >> 24)})
	for piece := range slices.Chunk(b.Data, 16<<10) {
		p.hex(piece)
		if p.w != nil {
			p.flush()
		}
	}
	p.Byte('"')
}
