package ere

import (
	"errors"
	"strings"
)

// The wording of these errors is what FileCheck prints after "invalid regex: ".
var (
	errParen    = errors.New("parentheses not balanced")
	errBracket  = errors.New("brackets ([ ]) not balanced")
	errBrace    = errors.New("braces not balanced")
	errCount    = errors.New("invalid repetition count(s)")
	errRange    = errors.New("invalid character range")
	errRepeat   = errors.New("repetition-operator operand invalid")
	errEmpty    = errors.New("empty (sub)expression")
	errEscape   = errors.New("trailing backslash (\\)")
	errClass    = errors.New("invalid character class")
	errCollate  = errors.New("invalid collating element")
	errBackref  = errors.New("invalid backreference number")
	errTooLarge = errors.New("regular expression too large")
)

// maxRepeat is the largest bound that {n,m} accepts.
const maxRepeat = 255

// maxProgram limits the instructions that nested bounds may expand to.
const maxProgram = 1 << 18

// maxDepth limits the nesting of groups, and with it every recursion of this package.
const maxDepth = 1000

type kind uint8

const (
	kindSet kind = iota
	kindLineStart
	kindLineEnd
	kindWordStart
	kindWordEnd
	kindCat
	kindAlt
	kindPlus
	kindQuest
	kindGroup
	kindBackref
)

// node is an expression after expansion of bounds; x* is an optional x+.
type node struct {
	kind  kind
	set   byteSet
	subs  []*node
	group int // of kindGroup and kindBackref

	// begin and end delimit the node's instructions.
	begin, end int
}

type byteSet [4]uint64

func (s *byteSet) add(b byte)      { s[b>>6] |= 1 << (b & 63) }
func (s *byteSet) remove(b byte)   { s[b>>6] &^= 1 << (b & 63) }
func (s *byteSet) has(b byte) bool { return s[b>>6]&(1<<(b&63)) != 0 }
func (s *byteSet) invert() {
	for i := range s {
		s[i] = ^s[i]
	}
}

func (s *byteSet) fold() {
	for b := byte('a'); b <= 'z'; b++ {
		if s.has(b) || s.has(b-32) {
			s.add(b)
			s.add(b - 32)
		}
	}
}

type parser struct {
	src    string
	pos    int
	fold   bool
	depth  int
	groups []*node // by number - 1; nil while the group is open
	size   int     // nodes made, bounds expanded
}

func (p *parser) more() bool { return p.pos < len(p.src) }

func (p *parser) see(c byte) bool { return p.more() && p.src[p.pos] == c }

func (p *parser) eat(s string) bool {
	if strings.HasPrefix(p.src[p.pos:], s) {
		p.pos += len(s)
		return true
	}
	return false
}

func (p *parser) digitAt(i int) bool {
	return i < len(p.src) && p.src[i] >= '0' && p.src[i] <= '9'
}

// alternatives parses branches up to the end of the text or, inside a group, up to ")".
func (p *parser) alternatives(inGroup bool) (*node, error) {
	var branches []*node
	for {
		var items []*node
		for p.more() && !p.see('|') && (!inGroup || !p.see(')')) {
			n, err := p.item()
			if err != nil {
				return nil, err
			}
			items = append(items, n)
		}
		if len(items) == 0 {
			return nil, errEmpty
		}
		branches = append(branches, &node{kind: kindCat, subs: items})
		if !p.eat("|") {
			break
		}
	}
	if len(branches) == 1 {
		return branches[0], nil
	}
	return &node{kind: kindAlt, subs: branches}, nil
}

// item parses one atom with its repetition.
func (p *parser) item() (*node, error) {
	wasCaret := p.see('^')
	n, err := p.atom()
	if err != nil {
		return nil, err
	}
	if p.size++; p.size > maxProgram {
		return nil, errTooLarge
	}
	if !p.atRepeat() {
		return n, nil
	}
	if wasCaret {
		return nil, errRepeat
	}
	if n, err = p.repeat(n); err != nil {
		return nil, err
	}
	if p.atRepeat() {
		return nil, errRepeat
	}
	return n, nil
}

func (p *parser) atRepeat() bool {
	return p.see('*') || p.see('+') || p.see('?') || p.see('{') && p.digitAt(p.pos+1)
}

func (p *parser) repeat(n *node) (*node, error) {
	c := p.src[p.pos]
	p.pos++
	switch c {
	case '*':
		return p.expand(n, 0, -1)
	case '+':
		return p.expand(n, 1, -1)
	case '?':
		return p.expand(n, 0, 1)
	}
	low, err := p.count()
	if err != nil {
		return nil, err
	}
	high := low
	if p.eat(",") {
		high = -1
		if p.digitAt(p.pos) {
			if high, err = p.count(); err != nil {
				return nil, err
			}
			if high < low {
				return nil, errCount
			}
		}
	}
	if !p.eat("}") {
		if strings.IndexByte(p.src[p.pos:], '}') < 0 {
			return nil, errBrace
		}
		return nil, errCount
	}
	return p.expand(n, low, high)
}

func (p *parser) count() (int, error) {
	v := 0
	for p.digitAt(p.pos) && v <= maxRepeat {
		v = v*10 + int(p.src[p.pos]-'0')
		p.pos++
	}
	if v > maxRepeat {
		return 0, errCount
	}
	return v, nil
}

// expand rewrites a bound (high -1: none) into copies, so that the rest of the package knows x+ and x? only.
func (p *parser) expand(n *node, low, high int) (*node, error) {
	copies := max(low, high, 1)
	weight := n.weight()
	if p.size += copies * weight; p.size > maxProgram {
		return nil, errTooLarge
	}
	switch {
	case high == 0:
		return &node{kind: kindCat}, nil
	case low == 0 && high < 0:
		return &node{kind: kindQuest, subs: []*node{{kind: kindPlus, subs: []*node{n}}}}, nil
	}
	seq := &node{kind: kindCat}
	for i := 1; i < low; i++ {
		seq.subs = append(seq.subs, n.clone())
	}
	switch {
	case high < 0:
		seq.subs = append(seq.subs, &node{kind: kindPlus, subs: []*node{n}})
	default:
		if low > 0 {
			seq.subs = append(seq.subs, n.clone())
		}
		var tail *node
		for i := low; i < high; i++ {
			opt := n.clone()
			if tail != nil {
				opt = &node{kind: kindCat, subs: []*node{opt, tail}}
			}
			tail = &node{kind: kindQuest, subs: []*node{opt}}
		}
		if tail != nil {
			seq.subs = append(seq.subs, tail)
		}
	}
	if len(seq.subs) == 1 {
		return seq.subs[0], nil
	}
	return seq, nil
}

func (n *node) clone() *node {
	c := *n
	c.subs = make([]*node, len(n.subs))
	for i, s := range n.subs {
		c.subs[i] = s.clone()
	}
	return &c
}

func (n *node) weight() int {
	w := 1
	for _, s := range n.subs {
		w += s.weight()
	}
	return w
}

func (p *parser) atom() (*node, error) {
	c := p.src[p.pos]
	p.pos++
	switch c {
	case '(':
		return p.groupAtom()
	case ')':
		return nil, errParen
	case '^':
		return &node{kind: kindLineStart}, nil
	case '$':
		return &node{kind: kindLineEnd}, nil
	case '*', '+', '?':
		return nil, errRepeat
	case '.':
		n := &node{kind: kindSet}
		n.set.invert()
		n.set.remove('\n')
		return n, nil
	case '[':
		return p.bracket()
	case '\\':
		if !p.more() {
			return nil, errEscape
		}
		c = p.src[p.pos]
		p.pos++
		if c >= '1' && c <= '9' {
			return p.backref(int(c - '0'))
		}
	case '{':
		if p.digitAt(p.pos) {
			return nil, errRepeat
		}
	}
	n := &node{kind: kindSet}
	n.set.add(c)
	if p.fold {
		n.set.fold()
	}
	return n, nil
}

func (p *parser) groupAtom() (*node, error) {
	if !p.more() {
		return nil, errParen
	}
	if p.depth++; p.depth > maxDepth {
		return nil, errTooLarge
	}
	defer func() { p.depth-- }()
	index := len(p.groups)
	p.groups = append(p.groups, nil)
	g := &node{kind: kindGroup, group: index + 1}
	if !p.see(')') {
		body, err := p.alternatives(true)
		if err != nil {
			return nil, err
		}
		g.subs = []*node{body}
	}
	if !p.eat(")") {
		return nil, errParen
	}
	p.groups[index] = g
	return g, nil
}

// backref makes a reference whose sub-expression, used to find where a match can end, is a copy of the group's body.
func (p *parser) backref(number int) (*node, error) {
	if number > len(p.groups) || p.groups[number-1] == nil {
		return nil, errBackref
	}
	n := &node{kind: kindBackref, group: number}
	for _, s := range p.groups[number-1].subs {
		n.subs = append(n.subs, s.clone())
	}
	p.size += n.weight()
	return n, nil
}

func (p *parser) bracket() (*node, error) {
	if p.eat("[:<:]]") {
		return &node{kind: kindWordStart}, nil
	}
	if p.eat("[:>:]]") {
		return &node{kind: kindWordEnd}, nil
	}
	n := &node{kind: kindSet}
	inverted := p.eat("^")
	if p.eat("]") {
		n.set.add(']')
	} else if p.eat("-") {
		n.set.add('-')
	}
	for p.more() && !p.see(']') && !strings.HasPrefix(p.src[p.pos:], "-]") {
		if err := p.bracketTerm(&n.set); err != nil {
			return nil, err
		}
	}
	if p.eat("-") {
		n.set.add('-')
	}
	if !p.eat("]") {
		return nil, errBracket
	}
	if p.fold {
		n.set.fold()
	}
	if inverted {
		n.set.invert()
		n.set.remove('\n')
	}
	return n, nil
}

func (p *parser) bracketTerm(set *byteSet) error {
	switch {
	case p.see('-'):
		return errRange
	case p.eat("[:"):
		return p.class(set)
	case p.eat("[="):
		b, err := p.collating("=]")
		if err == nil {
			set.add(b)
		}
		return err
	}
	first, err := p.symbol()
	if err != nil {
		return err
	}
	last := first
	if p.see('-') && p.pos+1 < len(p.src) && p.src[p.pos+1] != ']' {
		p.pos++
		if p.eat("-") {
			last = '-'
		} else if last, err = p.symbol(); err != nil {
			return err
		}
	}
	if first > last {
		return errRange
	}
	for b := int(first); b <= int(last); b++ {
		set.add(byte(b))
	}
	return nil
}

func (p *parser) symbol() (byte, error) {
	if !p.more() {
		return 0, errBracket
	}
	if p.eat("[.") {
		return p.collating(".]")
	}
	p.pos++
	return p.src[p.pos-1], nil
}

// collating accepts single characters only; the named elements of POSIX locales do not occur in tests.
func (p *parser) collating(closer string) (byte, error) {
	end := strings.Index(p.src[p.pos:], closer)
	switch {
	case end < 0:
		return 0, errBracket
	case end != 1:
		return 0, errCollate
	}
	b := p.src[p.pos]
	p.pos += end + len(closer)
	return b, nil
}

// classes are the POSIX character classes in the C locale.
var classes = map[string]func(b byte) bool{
	"alnum":  func(b byte) bool { return isAlpha(b) || isDigit(b) },
	"alpha":  isAlpha,
	"blank":  func(b byte) bool { return b == ' ' || b == '\t' },
	"cntrl":  func(b byte) bool { return b < 32 || b == 127 },
	"digit":  isDigit,
	"graph":  func(b byte) bool { return b > 32 && b < 127 },
	"lower":  func(b byte) bool { return b >= 'a' && b <= 'z' },
	"print":  func(b byte) bool { return b >= 32 && b < 127 },
	"punct":  func(b byte) bool { return b > 32 && b < 127 && !isAlpha(b) && !isDigit(b) },
	"space":  func(b byte) bool { return b == ' ' || b >= '\t' && b <= '\r' },
	"upper":  func(b byte) bool { return b >= 'A' && b <= 'Z' },
	"xdigit": func(b byte) bool { return isDigit(b) || b >= 'a' && b <= 'f' || b >= 'A' && b <= 'F' },
}

func isAlpha(b byte) bool { return b|32 >= 'a' && b|32 <= 'z' }
func isDigit(b byte) bool { return b >= '0' && b <= '9' }
func isWord(b byte) bool  { return isAlpha(b) || isDigit(b) || b == '_' }

func (p *parser) class(set *byteSet) error {
	start := p.pos
	for p.more() && isAlpha(p.src[p.pos]) {
		p.pos++
	}
	if !p.more() {
		return errBracket
	}
	in := classes[p.src[start:p.pos]]
	if in == nil || !p.eat(":]") {
		return errClass
	}
	for b := 0; b < 256; b++ {
		if in(byte(b)) {
			set.add(byte(b))
		}
	}
	return nil
}
