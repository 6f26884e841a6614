package ere

import "strings"

type opcode uint8

const (
	opSet opcode = iota
	opAssert
	opSplit
	opJump
)

// inst is one instruction; without a jump, execution goes on with the next one.
type inst struct {
	op     opcode
	assert kind
	set    *byteSet
	x, y   int
}

// Regexp is a compiled expression.
type Regexp struct {
	prog     []inst
	root     *node
	groups   int
	backrefs bool
	first    byteSet // bytes that a match can begin with, unless it can be empty
	canEmpty bool
	literal  string // text that every match begins with
}

// Compile parses an extended regular expression; fold makes it ignore the case of ASCII letters. Errors are worded like
// FileCheck's and carry no position.
func Compile(src string, fold bool) (*Regexp, error) {
	p := &parser{src: src, fold: fold}
	root, err := p.alternatives(false)
	if err != nil {
		return nil, err
	}
	if p.size > maxProgram || root.weight() > maxProgram {
		return nil, errTooLarge
	}
	re := &Regexp{root: root, groups: len(p.groups)}
	re.emit(root)
	re.analyse()
	return re, nil
}

// Groups returns the number of parenthesized groups.
func (re *Regexp) Groups() int { return re.groups }

// Quote escapes text so that it matches itself.
func Quote(text string) string {
	if !strings.ContainsAny(text, special) {
		return text
	}
	var b strings.Builder
	for i := 0; i < len(text); i++ {
		if strings.IndexByte(special, text[i]) >= 0 {
			b.WriteByte('\\')
		}
		b.WriteByte(text[i])
	}
	return b.String()
}

const special = `()^$|*+?.[]\{}`

func (re *Regexp) add(i inst) int {
	re.prog = append(re.prog, i)
	return len(re.prog) - 1
}

func (re *Regexp) emit(n *node) {
	n.begin = len(re.prog)
	switch n.kind {
	case kindSet:
		re.add(inst{op: opSet, set: &n.set})
	case kindLineStart, kindLineEnd, kindWordStart, kindWordEnd:
		re.add(inst{op: opAssert, assert: n.kind})
	case kindCat, kindGroup, kindBackref:
		if n.kind == kindBackref {
			re.backrefs = true
		}
		for _, s := range n.subs {
			re.emit(s)
		}
	case kindAlt:
		var jumps []int
		for i, s := range n.subs {
			split := -1
			if i+1 < len(n.subs) {
				split = re.add(inst{op: opSplit, x: len(re.prog) + 1})
			}
			re.emit(s)
			if split >= 0 {
				jumps = append(jumps, re.add(inst{op: opJump}))
				re.prog[split].y = len(re.prog)
			}
		}
		for _, j := range jumps {
			re.prog[j].x = len(re.prog)
		}
	case kindPlus:
		re.emit(n.subs[0])
		re.add(inst{op: opSplit, x: n.begin, y: len(re.prog) + 1})
	case kindQuest:
		split := re.add(inst{op: opSplit, x: len(re.prog) + 1})
		re.emit(n.subs[0])
		re.prog[split].y = len(re.prog)
	}
	n.end = len(re.prog)
}

// analyse finds what a match must begin with, so that the search can skip ahead.
func (re *Regexp) analyse() {
	seen := make([]bool, len(re.prog)+1)
	stack := []int{0}
	for len(stack) > 0 {
		pc := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if seen[pc] {
			continue
		}
		seen[pc] = true
		if pc == len(re.prog) {
			re.canEmpty = true
			continue
		}
		switch in := &re.prog[pc]; in.op {
		case opSet:
			for i := range re.first {
				re.first[i] |= in.set[i]
			}
		case opAssert:
			stack = append(stack, pc+1)
		case opSplit:
			stack = append(stack, in.x, in.y)
		case opJump:
			stack = append(stack, in.x)
		}
	}
	looped := make([]bool, len(re.prog)+1)
	for _, in := range re.prog {
		looped[in.x], looped[in.y] = true, true
	}
	looped[0] = re.prog == nil || re.root.loopsAtStart()
	var lit []byte
	for pc := range re.prog {
		b, ok := re.prog[pc].single()
		if !ok || looped[pc] {
			break
		}
		lit = append(lit, b)
	}
	re.literal = string(lit)
}

// loopsAtStart reports whether the first thing to match may be repeated.
func (n *node) loopsAtStart() bool {
	return n.kind == kindPlus || len(n.subs) > 0 && n.subs[0].loopsAtStart()
}

// single returns the byte of an instruction that matches one only.
func (i *inst) single() (byte, bool) {
	if i.op != opSet {
		return 0, false
	}
	found := -1
	for b := 0; b < 256; b++ {
		if i.set.has(byte(b)) {
			if found >= 0 {
				return 0, false
			}
			found = b
		}
	}
	return byte(found), found >= 0
}
