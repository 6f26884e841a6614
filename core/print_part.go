package core

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"errors"
	"slices"
	"strconv"
)

// PrintedPart is the text of a part of a module, see [PrintedPart.Print]. The names of aliases are left open in it, because
// their numbers depend on the whole module; [PartJoiner] puts them in.
type PrintedPart struct {
	head, body, tail []byte
	aliases          []partAlias
}

// partAlias is an alias that the part uses, in the order in which they are met. Its text may use others.
type partAlias struct {
	base   string
	depth  int
	isType bool
	text   []byte
}

// A reference to an alias in a text that is not finished is its number between two zero bytes, which no text has
// otherwise.
const aliasMark = 0

func appendAliasMark(dst []byte, i int) []byte {
	return append(strconv.AppendInt(append(dst, aliasMark), int64(i), 10), aliasMark)
}

// aliasMarkRest returns the length of the reference to an alias whose first byte is before the text, without that;
// -1 when there is none.
func aliasMarkRest(s []byte) int {
	n := bytes.IndexByte(s, aliasMark)
	for _, c := range s[:max(n, 0)] {
		if !isASCIIDigit(c) {
			return -1
		}
	}
	if n < 1 {
		return -1
	}
	return n + 1
}

// Print prints a module that holds a part of the operations of another one. Options whose effect depends on the whole
// module are errors, and so are attributes of that kind: locations, distinct attributes, resources and numbers that are
// used once in the whole module.
func (part *PrintedPart) Print(op *Operation, o PrintOptions) error {
	o.resolve()
	o.Workers = 1
	c := op.Context()
	switch {
	case o.DebugInfo:
		return errors.New("locations have aliases that are numbered in the whole module")
	case o.UniqueSSAIDs:
		return errors.New("values are numbered in the whole module")
	}
	var err error
	print := func(o PrintOptions) { err = part.print(op, &o) }
	if failure := orGeneric(o, func() bool { return false }, print); failure != nil {
		return errors.New("the custom form cannot be printed")
	}
	if err == nil && c.hasDistinct.Load() {
		err = errors.New("distinct attributes are numbered in the whole module")
	}
	return err
}

func (part *PrintedPart) print(op *Operation, o *PrintOptions) error {
	p := newPrinter(op.Context(), o)
	*part = PrintedPart{}
	if !o.LocalScope {
		p.collectPartAliases(op, part)
	}
	p.marks = new(opMarks)
	p.startNaming(op)
	p.fullOpAndLoc(op)
	if !o.LocalScope {
		p.Byte('\n')
		before := len(p.buf)
		if p.fileMetadata(); len(p.buf) > before {
			return errors.New("resources belong to the whole of a text")
		}
	}
	end := bytes.LastIndexByte(p.buf, '}')
	start := end
	if len(p.marks.at) > 1 {
		start = bytes.LastIndexByte(p.buf[:p.marks.at[1]], '\n') + 1
	}
	part.head, part.body, part.tail = p.buf[:start], p.buf[start:end], p.buf[end:]
	return nil
}

// collectPartAliases finds the aliases that the text needs, and makes marks of their names.
func (p *Printer) collectPartAliases(op *Operation, part *PrintedPart) {
	if !p.ctx.aliasable.Load() {
		return
	}
	q := newPrinter(p.ctx, p.o)
	q.collect = newAliasCollector()
	q.lazy = true
	q.CustomOrGenericOp(op)
	t := &aliasTable{canon: q.collect.canon, types: map[*TypeBase]string{}, attrs: map[*AttrBase]string{}, locs: map[Location]string{}}
	var found []*aliasEntry
	for i := range q.collect.entries {
		e := &q.collect.entries[i]
		if e.name == "" {
			continue
		}
		mark := string(appendAliasMark(nil, len(found)))
		switch {
		case e.t != nil:
			t.types[e.t.typeBase()] = mark
		case e.a != nil:
			t.attrs[e.a.attrBase()] = mark
		default:
			continue
		}
		found = append(found, e)
	}
	if len(found) == 0 {
		return
	}
	p.aliases = t
	for _, e := range found {
		from := len(p.buf)
		if e.t != nil {
			p.typeBody(e.t)
		} else {
			p.attrBody(e.a, elideNever)
		}
		part.aliases = append(part.aliases, partAlias{e.name, e.depth, e.isType, bytes.Clone(p.buf[from:])})
	}
	p.buf = p.buf[:0]
}

// PartJoiner puts parts of a module together, which it gets in their order. It belongs to one goroutine.
type PartJoiner struct {
	head, tail []byte
	index      map[string]int
	list       []joinedAlias
	names      []string
	started    bool
	met        int // aliases of parts
}

type joinedAlias struct {
	partAlias     // with references by the numbers of the joiner
	order     int // in which they are met
	number    int
}

// Add returns the body of the next part, in which aliases have numbers of the joiner. [PartJoiner.Resolve] replaces
// these when all parts have been added.
func (j *PartJoiner) Add(p *PrintedPart) []byte {
	first := j.met
	j.met += len(p.aliases)
	numbers := make([]int, len(p.aliases))
	order := make([]int, len(p.aliases))
	for i := range order {
		order[i] = i
	}
	// What an alias refers to is less deep.
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(p.aliases[a].depth, p.aliases[b].depth) })
	for _, i := range order {
		a := p.aliases[i]
		a.text = replaceAliasMarks(nil, a.text, func(dst []byte, i int) []byte { return appendAliasMark(dst, numbers[i]) })
		key := string(appendAliasKey(nil, &a))
		n, ok := j.index[key]
		if !ok {
			if j.index == nil {
				j.index = make(map[string]int)
			}
			n = len(j.list)
			j.index[key] = n
			j.list = append(j.list, joinedAlias{partAlias: a, order: first + i, number: n})
		}
		numbers[i] = n
	}
	renumber := func(text []byte) []byte {
		if len(numbers) == 0 {
			return text
		}
		return replaceAliasMarks(make([]byte, 0, len(text)), text, func(dst []byte, i int) []byte {
			return appendAliasMark(dst, numbers[i])
		})
	}
	if !j.started {
		j.started, j.head, j.tail = true, renumber(p.head), renumber(p.tail)
	}
	return renumber(p.body)
}

func appendAliasKey(dst []byte, a *partAlias) []byte {
	dst = binary.AppendUvarint(dst, uint64(len(a.base)))
	dst = append(dst, a.base...)
	if a.isType {
		dst = append(dst, '!')
	}
	return append(dst, a.text...)
}

// HasAliases reports whether a part has an alias, so that bodies have to go through [PartJoiner.Resolve].
func (j *PartJoiner) HasAliases() bool { return len(j.list) > 0 }

// Head returns what precedes the bodies: definitions of aliases and the head of the module. All parts have
// been added, unless there are no aliases.
func (j *PartJoiner) Head() []byte {
	j.finish()
	var out []byte
	sorted := slices.Clone(j.list)
	sortAliases(sorted)
	for i := range sorted {
		a := &sorted[i]
		out = append(append(out, j.names[a.number]...), " = "...)
		out = append(j.Resolve(out, a.text), '\n')
	}
	return j.Resolve(out, j.head)
}

// PlainHead returns the head of the module alone, without definitions of aliases; the head must refer to none.
func (j *PartJoiner) PlainHead() []byte { return j.head }

// Tail returns what follows the bodies.
func (j *PartJoiner) Tail() []byte { return j.Resolve(nil, j.tail) }

// finish names the aliases.
func (j *PartJoiner) finish() {
	sorted := slices.Clone(j.list)
	sortAliases(sorted)
	j.names = make([]string, len(sorted))
	counts, used := make(map[string]int), make(map[string]bool)
	for i := range sorted {
		sigil := "#"
		if sorted[i].isType {
			sigil = "!"
		}
		j.names[sorted[i].number] = sigil + uniqueAlias(sorted[i].base, counts, used)
	}
}

func sortAliases(list []joinedAlias) {
	slices.SortFunc(list, func(a, b joinedAlias) int {
		if d := compareAliases(a.depth, b.depth, a.isType, b.isType, a.base, b.base); d != 0 {
			return d
		}
		return cmp.Compare(a.order, b.order)
	})
}

// Resolve appends a text with the names of aliases, once [PartJoiner.Head] has been called.
func (j *PartJoiner) Resolve(dst, text []byte) []byte {
	return replaceAliasMarks(dst, text, func(dst []byte, i int) []byte { return append(dst, j.names[i]...) })
}

// OpenMark returns how many bytes of a text end before a reference to an alias that the text may cut: all of them when
// none is cut.
func (j *PartJoiner) OpenMark(text []byte) int {
	marks := bytes.Count(text, []byte{aliasMark})
	if marks%2 == 0 {
		return len(text)
	}
	return bytes.LastIndexByte(text, aliasMark)
}

// replaceAliasMarks appends a text with each reference to an alias replaced.
func replaceAliasMarks(dst, text []byte, name func(dst []byte, i int) []byte) []byte {
	for {
		at := bytes.IndexByte(text, aliasMark)
		if at < 0 {
			return append(dst, text...)
		}
		dst = append(dst, text[:at]...)
		text = text[at+1:]
		end := bytes.IndexByte(text, aliasMark)
		i, _ := strconv.Atoi(string(text[:end]))
		dst = name(dst, i)
		text = text[end+1:]
	}
}
