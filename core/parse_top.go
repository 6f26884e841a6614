package core

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"math/bits"
	"runtime"
	"slices"
	"strings"
	"sync"

	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/core/evolution"
	"github.com/odsgen/ods/core/lex"
	"github.com/odsgen/ods/core/marks"
	"github.com/odsgen/ods/internal/fanout"
)

// Parse parses and verifies a text. It returns the top-level operation, a builtin.module that is made around the text's
// operations unless they are just one; nil when there are errors. The list may hold warnings in either case.
//
// A panic of a hook becomes an error at the operation that it reads.
//
// The text becomes a source of the context, which locations refer to; it must not be changed afterwards.
func Parse(c *Context, text []byte, o ParseOptions) (*Operation, diag.List) {
	s := &Source{Name: o.Name, Text: text, FirstLine: o.FirstLine, pieces: o.Pieces}
	if uint64(len(text)) > maxSourceBytes {
		return nil, diag.List{{Pos: diag.Pos{File: o.Name}, Message: fmt.Sprintf(
			"text of %d bytes is longer than the limit of %d; split it into several files", len(text), uint64(maxSourceBytes))}}
	}
	c.AddSource(s)
	if o.AllowUnregistered {
		c.AllowUnregistered(true)
	}
	workers := o.Workers
	if workers <= 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	r := parseRun{ctx: c, source: s, opts: &o}
	if d := r.useVersions(); d != nil {
		return nil, resolveDiags(c, s, []parseDiag{*d})
	}
	from := o.ParallelFrom
	if from <= 0 {
		from = parallelBytes
	}
	if workers > 1 && len(text) >= from && o.Marks == nil && o.Wants == nil && !o.Recover {
		if op, diags, ok := r.parse(workers); ok {
			return r.finish(op, diags, workers)
		}
		// Some body holds an error, or refers to a name outside of it. What is reported then depends on the order of
		// the text, so it is read again in that order.
		r.shared.discard(c)
	}
	op, diags, ok := r.parse(1)
	if o.Marks != nil {
		o.Marks.Finish()
	}
	if !ok {
		return nil, resolveDiags(c, s, diags)
	}
	return r.finish(op, diags, workers)
}

// ParseString parses a text with default options, which besides accept unregistered dialects when the context does.
func ParseString(c *Context, name, text string) (*Operation, error) {
	op, list := Parse(c, []byte(text), ParseOptions{Name: name})
	if op == nil {
		return nil, list
	}
	return op, nil
}

// ParseType parses the text of a type.
func ParseType(c *Context, text string) (Type, error) {
	return c.ParseTypeIn(text, nil)
}

// ParseAttr parses the text of an attribute.
func ParseAttr(c *Context, text string) (Attribute, error) {
	return c.ParseAttrIn(text, nil)
}

// ConstantAttr is [ParseAttr] for a text that belongs to a definition. The context keeps what it stands for, so that asking again costs a lookup. Texts
// that input decides do not belong here: what is kept is never freed. It may be called by several goroutines.
func (c *Context) ConstantAttr(text string) (Attribute, error) {
	if a := c.constants.get(text); a != nil {
		return a, nil
	}
	a, err := ParseAttr(c, text)
	if err == nil && !strings.Contains(text, "distinct[") { // of which each reading makes another one
		c.constants.put(text, a)
	}
	return a, err
}

// textTable keeps what texts stand for.
type textTable struct {
	mu    sync.RWMutex
	attrs map[string]Attribute
}

// get returns the attribute of a text, or nil.
func (t *textTable) get(text string) Attribute {
	t.mu.RLock()
	defer t.mu.RUnlock()
	return t.attrs[text]
}

func (t *textTable) put(text string, a Attribute) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.attrs == nil {
		t.attrs = make(map[string]Attribute)
	}
	t.attrs[text] = a
}

func parseWhole[T comparable](c *Context, text string, in evolution.Versions, parse func(*Parser) T) (v T, err error) {
	s := &Source{Name: text, Text: []byte(text), FirstLine: 1}
	p := newParser(c, s, s.Text, new(ParseOptions), newShared(c))
	p.shared.versions = c.filesIn(in)
	var none T
	panicked := fanout.Catch(func() {
		p.scan(0)
		v = parse(p)
	})
	if panicked != nil {
		p.panicked(panicked)
		return none, resolveDiags(c, s, p.diags)
	}
	if v != none && p.kind != lex.EOF {
		p.fail(p.start, fmt.Sprintf("found trailing characters: '%s'", p.src[p.start:]))
		v = none
	}
	if v == none || p.hasError(0) {
		return none, resolveDiags(c, s, p.diags)
	}
	return v, nil
}

// parseRun is one reading of a source.
type parseRun struct {
	ctx    *Context
	source *Source
	opts   *ParseOptions
	shared *parseShared

	versions   fileVersions // nil when the text is in today's
	versionsAt int          // where the text says its versions, or -1
}

// parse reads the whole text into a new module.
func (r *parseRun) parse(workers int) (op *Operation, diags []parseDiag, ok bool) {
	c := r.ctx
	r.shared = newShared(c)
	r.shared.versions = r.versions
	p := newParser(c, r.source, r.source.Text, r.opts, r.shared)
	if workers > 1 {
		p.pool = newBodyPool(p, workers)
		r.shared.parallel = true
	}
	panicked := fanout.Catch(func() { op, diags, ok = r.parseWith(p) })
	if panicked == nil {
		return op, diags, ok
	}
	if p.pool != nil { // the hook panics again when the text is read in order
		p.pool.abandon()
		return nil, nil, false
	}
	p.panicked(panicked)
	return nil, p.diags, false
}

// parseWith is parse with a parser, and with its workers if it has some.
func (r *parseRun) parseWith(p *Parser) (op *Operation, diags []parseDiag, ok bool) {
	c := r.ctx
	top := NewModule(c, c.FileLoc(r.source.Name, 0, 0))
	p.block = top.Body()
	p.scan(0)
	ok = p.topLevel()
	if p.recovered > 0 && ok { // what else is wrong
		_ = p.undeclared() && p.resolveLocations(top) && p.definedBlocks(0)
		ok = false
	}
	if p.pool != nil && !p.pool.join(p, ok) {
		return nil, nil, false
	}
	ok = ok && p.undeclared() && p.resolveLocations(top) && p.definedBlocks(0)
	if !ok {
		return nil, p.diags, false
	}
	for _, n := range p.names {
		if n.val != nil {
			c.SetSourceName(n.val, n.name)
		} else {
			c.SetSourceBlockName(n.blk, n.name)
		}
	}
	r.shared.commit(c)
	slices.SortStableFunc(p.diags, func(a, b parseDiag) int { return a.at - b.at })
	return top, p.diags, true
}

// finish verifies the module and takes the top-level operation out of it.
func (r *parseRun) finish(top *Operation, diags []parseDiag, workers int) (*Operation, diag.List) {
	o := *r.opts
	o.Workers = workers
	if r.versionsAt >= 0 && !hasVersions(top) {
		return nil, resolveDiags(r.ctx, r.source, append(diags, parseDiag{at: r.versionsAt, msg: "'" + evolution.AttrName +
			"' must be an attribute of the one top-level operation"}))
	}
	return o.Finish(top, resolveDiags(r.ctx, r.source, diags))
}

// Finish ends the reading of a file, in any form, into a new module: it verifies the module, and returns it, or the one
// operation in it that is the module of the file. What it finds is appended to the list. It returns nil when there are
// errors.
func (o *ParseOptions) Finish(top *Operation, list diag.List) (*Operation, diag.List) {
	if len(o.Versions) > 0 {
		rep := NewReporter(top.Context())
		rep.OpNotes = o.OpNotes
		ok := top.Upgrade(o.Versions, rep)
		if list = append(list, rep.List()...); !ok {
			return nil, list
		}
	}
	if !o.NoVerify {
		rep := NewReporter(top.Context())
		rep.OpNotes = o.OpNotes
		ok := Verify(top, rep, VerifyOptions{Workers: o.Workers})
		list = append(list, rep.List()...)
		if !ok {
			return nil, list
		}
	}
	body := top.Region(0).Entry()
	single := body.first != nil && body.first == body.last
	switch {
	case single && (o.NoImplicitModule || body.first.Is(&ModuleDef)):
		op := body.first
		op.Remove()
		return op, list
	case o.NoImplicitModule:
		n := 0
		for range body.Ops() {
			n++
		}
		return nil, append(list, diag.Diagnostic{Pos: diag.Pos{File: o.Name + ":0:0"},
			Message: fmt.Sprintf("source must contain a single top-level operation, found: %d", n)})
	}
	return top, list
}

// topLevel reads operations, alias definitions and file metadata up to the end of the text.
func (p *Parser) topLevel() bool {
	for {
		ok := true
		switch p.kind {
		case lex.EOF:
			p.want(marks.WantOp)
			return true
		case lex.Error:
			ok = p.recovering(func(*Parser) bool { return false })
		case lex.Hash:
			ok = p.recovering((*Parser).attrAliasDef)
		case lex.Bang:
			ok = p.recovering((*Parser).typeAliasDef)
		case lex.FileBegin:
			ok = p.recovering((*Parser).fileMetadata)
		default:
			ok = p.recovering((*Parser).operation)
		}
		if !ok {
			return false
		}
	}
}

// attrAliasDef reads #name = attribute.
func (p *Parser) attrAliasDef() bool {
	at, start, end, hash := p.start, p.start+1, p.end, p.hash
	name := p.src[start:end]
	if _, ok := p.shared.lookupAttr(p.src, start, end, hash, len(p.src)); ok {
		return p.failHere(fmt.Sprintf("redefinition of attribute alias id '%s'", name))
	}
	if bytes.IndexByte(name, '.') >= 0 {
		return p.failHere("attribute names with a '.' are reserved for dialect-defined names")
	}
	p.next()
	if !p.expect(lex.Equal, "expected '=' in attribute alias definition") {
		return false
	}
	var a attrAlias
	if p.isWord("loc") {
		p.next()
		if !p.inlineLocation(&a.loc) {
			return false
		}
	} else if a.attr = p.parseAttr(nil); a.attr == nil {
		return false
	}
	p.shared.mu.Lock()
	defer p.shared.mu.Unlock()
	defineAlias(&p.shared.attrs, start, end, hash, at, a)
	if a.attr == nil {
		p.mark(marks.Alias, start-1, end, 0, nil)
	} else {
		p.mark(marks.Alias, start-1, end, 0, a.attr)
	}
	return true
}

// typeAliasDef reads !name = type.
func (p *Parser) typeAliasDef() bool {
	at, start, end, hash := p.start, p.start+1, p.end, p.hash
	name := p.src[start:end]
	if _, ok := findAlias(&p.shared.types, p.src, start, end, hash, len(p.src)); ok {
		return p.failHere(fmt.Sprintf("redefinition of type alias id '%s'", name))
	}
	if bytes.IndexByte(name, '.') >= 0 {
		return p.failHere("type names with a '.' are reserved for dialect-defined names")
	}
	p.next()
	if !p.expect(lex.Equal, "expected '=' in type alias definition") {
		return false
	}
	t := p.parseType()
	if t == nil {
		return false
	}
	p.shared.mu.Lock()
	defer p.shared.mu.Unlock()
	defineAlias(&p.shared.types, start, end, hash, at, t)
	p.mark(marks.Alias, start-1, end, 0, t)
	return true
}

// attrAlias is what an attribute alias stands for. That of a location, by far the most frequent one, is only made an
// attribute when it is used as such.
type attrAlias struct {
	attr Attribute // nil for a location
	loc  Location
}

func (a attrAlias) attribute(c *Context) Attribute {
	if a.attr == nil {
		return c.locAttribute(a.loc)
	}
	return a.attr
}

// parseShared is what the parsers of one text share.
type parseShared struct {
	mu        sync.RWMutex
	parallel  bool // others may use it at the same time
	attrs     nameIndex[attrAlias]
	types     nameIndex[Type]
	distincts map[uint64]*DistinctAttr
	blobs     map[string]*Blob // by their keys in the text
	external  []ExternalGroup
	castInfo  *OpInfo // of placeholders
	versions  fileVersions
}

func newShared(c *Context) *parseShared { return &parseShared{castInfo: c.InfoOf(&UnrealizedCastDef)} }

// attrAlias returns what the alias that is the parser's current token stands for, when it was defined before an
// offset.
func (s *parseShared) attrAlias(p *Parser, before int) (attrAlias, bool) {
	return s.lookupAttr(p.src, p.start+1, p.end, p.hash, before)
}

func (s *parseShared) lookupAttr(src []byte, start, end int, hash uint32, before int) (attrAlias, bool) {
	if s.parallel {
		s.mu.RLock()
		defer s.mu.RUnlock()
	}
	return findAlias(&s.attrs, src, start, end, hash, before)
}

// typeAlias returns the type that an alias stands for, when it was defined before its use.
func (s *parseShared) typeAlias(src []byte, a dialectSymbol) (Type, bool) {
	if s.parallel {
		s.mu.RLock()
		defer s.mu.RUnlock()
	}
	return findAlias(&s.types, src, a.start, a.end, a.hash, a.start)
}

// distinct returns the attribute of an id of the text, made when it is met first.
func (s *parseShared) distinct(c *Context, id uint64, ref Attribute) *DistinctAttr {
	s.mu.Lock()
	defer s.mu.Unlock()
	a := s.distincts[id]
	if a == nil {
		if s.distincts == nil {
			s.distincts = make(map[uint64]*DistinctAttr)
		}
		a = c.Distinct(ref)
		s.distincts[id] = a
	}
	return a
}

// resource returns the key in the context of a key in the text.
func (s *parseShared) resource(c *Context, key string) string { return s.blob(c, key).Key }

func (s *parseShared) blob(c *Context, key string) *Blob {
	s.mu.Lock()
	defer s.mu.Unlock()
	b := s.blobs[key]
	if b == nil {
		if s.blobs == nil {
			s.blobs = make(map[string]*Blob)
		}
		b = c.NewBlob(key, 0, nil)
		s.blobs[key] = b
	}
	return b
}

// discard takes back what a reading that is given up has put in the context.
func (s *parseShared) discard(c *Context) {
	for _, b := range s.blobs {
		c.DropBlob(b.Key)
	}
}

// commit puts in the context what only counts when all is well.
func (s *parseShared) commit(c *Context) {
	for _, g := range s.external {
		c.AddExternalResources(g.Name, g.Entries...)
	}
}

// File metadata.

// fileMetadata reads {-# dialect_resources: {...}, external_resources: {...} #-}.
func (p *Parser) fileMetadata() bool {
	p.next()
	return p.listUntil(lex.FileEnd, func() bool {
		at := p.start
		var key string
		if !p.TryAnyKeyword(&key) {
			return p.failHere("expected identifier key in file metadata dictionary")
		}
		if !p.expect(lex.Colon, "expected ':'") {
			return false
		}
		switch key {
		case "dialect_resources":
			return p.resourceGroups(p.dialectResources)
		case "external_resources":
			return p.resourceGroups(p.externalResources)
		}
		return p.fail(at, "unknown key '"+key+"' in file metadata dictionary")
	})
}

// listUntil reads elements separated by commas, none or more, up to a closing token.
func (p *Parser) listUntil(end lex.Kind, elem func() bool) bool {
	if p.accept(end) {
		return true
	}
	for {
		if !elem() {
			return false
		}
		if !p.accept(lex.Comma) {
			return p.expect(end, "expected ',' or '"+end.String()+"'")
		}
	}
}

// resourceGroups reads {name: {...}, ...}; the body reads what follows the inner brace.
func (p *Parser) resourceGroups(body func(name string, at int) bool) bool {
	return p.expect(lex.LBrace, "expected '{'") && p.listUntil(lex.RBrace, func() bool {
		at := p.start
		var name string
		if !p.TryAnyKeyword(&name) {
			return p.failHere("expected identifier key for 'resource' entry")
		}
		return p.expect(lex.Colon, "expected ':'") && p.expect(lex.LBrace, "expected '{'") && body(name, at)
	})
}

func (p *Parser) dialectResources(name string, at int) bool {
	if p.ctx.Dialect(name) == nil {
		return p.fail(at, "dialect '"+name+"' is unknown")
	}
	if name != builtinDef.Name {
		return p.failHere("unexpected 'resource' section for dialect '" + name + "'")
	}
	return p.listUntil(lex.RBrace, func() bool {
		key, ok := p.resourceKey()
		if !ok || !p.expect(lex.Colon, "expected ':'") {
			return false
		}
		at, kind, text := p.start, p.kind, p.text()
		p.next()
		b := p.shared.blob(p.ctx, key)
		v, ok := p.blobValue(at, kind, text, b.Key)
		b.Align, b.Data = v.Align, v.Data
		return ok
	})
}

func (p *Parser) externalResources(name string, _ int) bool {
	g := ExternalGroup{Name: name}
	ok := p.listUntil(lex.RBrace, func() bool {
		e := ExternalResource{Loc: p.LocAt(Pos(p.start))}
		if !p.TryKeywordOrString(&e.Key) {
			return p.failHere("expected identifier key for 'external_resources' entry")
		}
		if !p.expect(lex.Colon, "expected ':'") {
			return false
		}
		ok := p.resourceValue(&e)
		g.Entries = append(g.Entries, e)
		return ok
	})
	p.shared.external = append(p.shared.external, g)
	return ok
}

// resourceValue reads the value of an entry, whose token is consumed before it is looked at.
func (p *Parser) resourceValue(e *ExternalResource) (ok bool) {
	at, kind, text := p.start, p.kind, p.text()
	e.ValueLoc = p.LocAt(Pos(at))
	p.next()
	switch {
	case kind == lex.Word && (string(text) == "true" || string(text) == "false"):
		e.Kind, e.Bool = ResourceBool, string(text) == "true"
		return true
	case kind == lex.String && bytes.HasPrefix(text, []byte(`"0x`)):
		e.Blob, ok = p.blobValue(at, kind, text, e.Key)
		return ok
	case kind == lex.String:
		e.Kind, e.Str = ResourceString, unescape(text)
		return true
	}
	return p.fail(at, "expected string value for key '"+e.Key+"'")
}

// blobValue returns the blob of a hexadecimal string: four bytes of alignment, then the data.
func (p *Parser) blobValue(at int, kind lex.Kind, text []byte, key string) (Blob, bool) {
	var raw []byte
	ok := kind == lex.String
	if ok {
		raw, ok = hexBytes(text)
	}
	want := "expected hex string blob for key '" + key + "'"
	if !ok {
		return Blob{}, p.fail(at, want)
	}
	if len(raw) < 4 {
		return Blob{}, p.fail(at, want+" to encode alignment in first 4 bytes")
	}
	align := binary.LittleEndian.Uint32(raw)
	if bits.OnesCount32(align) > 1 {
		return Blob{}, p.fail(at, fmt.Sprintf("%s to encode alignment in first 4 bytes, but got non-power-of-2 value: %d", want, align))
	}
	if len(raw) == 4 {
		return Blob{Key: key, Data: []byte{}}, true // as upstream, nothing is not aligned
	}
	return Blob{Key: key, Align: align, Data: raw[4:]}, true
}
