package bytecode

import (
	"io"

	"github.com/odsgen/ods/core"
)

// entryIndex finds attributes and types by their numbers; types come after the attributes. Of every so many entries it
// knows where they are, and counts from there.
type entryIndex struct {
	data         []byte // of the offset section
	attrs, types uint64
	samples      []entrySample
}

const sampleEvery = 32

type entrySample struct {
	pos     uint32 // of the size in the offset section
	left    uint32 // how many sizes of the group follow, this one included
	dialect uint32
	from    uint64 // of the entry in its section
}

// build reads the offset section.
func (x *entryIndex) build(c *cursor, dialects int, size uint64) {
	x.attrs, x.types = uint64(c.count("attributes")), uint64(c.count("types"))
	x.data = c.data
	total := x.attrs + x.types
	x.samples = make([]entrySample, 0, total/sampleEvery+1)
	var left, dialect, from uint64
	bound := x.attrs
	for i := uint64(0); i < total && !c.failed(); i++ {
		for left == 0 {
			if i >= bound {
				bound = total
			}
			if dialect, left = c.varInt(), c.varInt(); c.failed() {
				return
			}
			if dialect >= uint64(dialects) {
				c.fail("invalid dialect index: %d", dialect)
				return
			}
			if left > bound-i {
				c.fail("more attributes or types than there are in all")
				return
			}
		}
		if i%sampleEvery == 0 {
			x.samples = append(x.samples, entrySample{uint32(c.pos), uint32(left), uint32(dialect), from})
		}
		n := c.varInt() >> 1
		if n > size-from {
			c.fail("Attribute or Type entry offset points past the end of section")
			return
		}
		from += n
		left--
	}
	if !c.failed() && !c.atEnd() {
		c.fail("unexpected trailing data in the Attribute/Type offset section")
	}
}

// find returns the entry with a number, which is one of attrs+types.
func (x *entryIndex) find(i uint64) (dialect int, from, size uint64, custom bool) {
	s := &x.samples[i/sampleEvery]
	c := cursor{data: x.data, pos: int(s.pos), f: new(failure)}
	left, d, from := uint64(s.left), uint64(s.dialect), s.from
	for k := i % sampleEvery; ; k-- {
		for left == 0 {
			d, left = c.varInt(), c.varInt()
		}
		v := c.varInt()
		if k == 0 {
			return int(d), from, v >> 1, v&1 != 0
		}
		from += v >> 1
		left--
	}
}

// lazyEntries are the attributes and types of a file that one reading has met.
type lazyEntries struct {
	file  *File
	attrs map[uint64]*readAttr
	types map[uint64]*readType
	where map[*encoded]uint64 // of the entry in its section
	pages pageCache
}

func newLazyEntries(f *File) *lazyEntries {
	return &lazyEntries{file: f, attrs: make(map[uint64]*readAttr), types: make(map[uint64]*readType),
		where: make(map[*encoded]uint64), pages: pageCache{in: f.in}}
}

func (l *lazyEntries) attr(r *reading, i uint64) *readAttr {
	e := l.attrs[i]
	if e == nil {
		e = new(readAttr)
		l.place(r, &e.encoded, i)
		l.attrs[i] = e
	}
	return e
}

func (l *lazyEntries) typ(r *reading, i uint64) *readType {
	e := l.types[i]
	if e == nil {
		e = new(readType)
		l.place(r, &e.encoded, l.file.entries.attrs+i)
		l.types[i] = e
	}
	return e
}

func (l *lazyEntries) place(r *reading, e *encoded, i uint64) {
	d, from, size, custom := l.file.entries.find(i)
	e.dialect, e.size, e.custom = &r.dialects[d], uint32(size), custom
	l.where[e] = from
}

// cursor returns a cursor over an entry.
func (l *lazyEntries) cursor(r *reading, e *encoded) cursor {
	at := l.file.attrs.at + int64(l.where[e])
	data, err := l.pages.bytes(at, int(e.size))
	c := cursor{data: data, base: int(at), section: sectionAttrType, f: &r.failure}
	if err != nil {
		c.fail("cannot read %d bytes: %v", e.size, err)
	}
	return c
}

// symbols calls back with the names of symbols to which the attributes may refer.
func (l *lazyEntries) symbols(f func(name string)) {
	for _, e := range l.attrs {
		switch a := e.attr.(type) {
		case nil:
		case *core.SymbolRefAttr:
			f(a.Root())
		default:
			if !e.custom {
				symbolsInText(core.AttrString(a), f)
			}
		}
	}
	for _, e := range l.types {
		if e.typ != nil && !e.custom {
			symbolsInText(core.TypeString(e.typ), f)
		}
	}
}

// symbolsInText calls back with what follows each @ as far as it can be the name of a symbol.
func symbolsInText(text string, f func(name string)) {
	for i := 0; i < len(text); i++ {
		if text[i] != '@' {
			continue
		}
		j := i + 1
		for j < len(text) && (text[j] == '_' || text[j] == '$' || text[j] == '.' || text[j] == '-' || '0' <= text[j] && text[j] <= '9' ||
			'a' <= text[j]|0x20 && text[j]|0x20 <= 'z') {
			j++
		}
		f(text[i+1 : j])
	}
}

// pageCache reads small pieces of a file by pages, of which it keeps some.
type pageCache struct {
	in    io.ReaderAt
	pages map[int64][]byte
	kept  [maxPages]int64
	next  int
}

const (
	pageSize = 64 << 10
	maxPages = 32
)

// bytes returns a piece, which must not be changed.
func (p *pageCache) bytes(at int64, n int) ([]byte, error) {
	k, from := at/pageSize, int(at%pageSize)
	if from+n <= pageSize {
		page, err := p.page(k)
		if err != nil || from+n > len(page) {
			return nil, notNil(err)
		}
		return page[from : from+n : from+n], nil
	}
	out := make([]byte, n)
	if got, err := p.in.ReadAt(out, at); got < n {
		return nil, notNil(err)
	}
	return out, nil
}

func notNil(err error) error {
	if err == nil {
		return io.ErrUnexpectedEOF
	}
	return err
}

func (p *pageCache) page(k int64) ([]byte, error) {
	if page := p.pages[k]; page != nil {
		return page, nil
	}
	page := make([]byte, pageSize)
	n, err := p.in.ReadAt(page, k*pageSize)
	if n == 0 && err != nil {
		return nil, err
	}
	if p.pages == nil {
		p.pages = make(map[int64][]byte, maxPages)
	}
	if len(p.pages) == maxPages {
		delete(p.pages, p.kept[p.next])
	}
	p.pages[k] = page[:n]
	p.kept[p.next] = k
	p.next = (p.next + 1) % maxPages
	return page[:n], nil
}
