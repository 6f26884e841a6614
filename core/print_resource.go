package core

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

// fileMetadata writes {-# ... #-} behind a top-level operation: the resources that the text refers to in order of first
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
	before := len(p.buf)
	m.open(kind, section)
	p.Str("      ")
	p.KeywordOrString(key)
	p.Str(": ")
	at := len(p.buf)
	limit := p.o.ElideResourceLargerThan
	if r.Kind != ResourceBlob || int64(len(r.Blob.Data)) <= limit {
		p.resource(r)
	}
	if limit == 0 || int64(len(p.buf)-at) > limit || len(p.buf) == at {
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
	switch r.Kind {
	case ResourceBool:
		p.truth(r.Bool)
	case ResourceString:
		p.QuotedString(r.Str)
	default:
		a := r.Blob.Align
		p.Str(`"0x`)
		p.hex([]byte{byte(a), byte(a >> 8), byte(a >> 16), byte(a >> 24)})
		p.hex(r.Blob.Data)
		p.Byte('"')
	}
}
