package core

// useResource notes that the text refers to a resource, so that the file's metadata holds it.
func (p *Printer) useResource(key string) {
	s := p.shared
	if s.seen == nil {
		s.seen = make(map[string]bool)
	}
	if !s.seen[key] {
		s.seen[key] = true
		s.resources = append(s.resources, key)
	}
}

// fileMetadata writes the resources behind a top-level operation.
func (p *Printer) fileMetadata() {}
