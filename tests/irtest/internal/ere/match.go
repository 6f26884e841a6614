package ere

import (
	"errors"
	"strings"
)

// ErrTooComplex says that an expression with back references took more steps than the limit on the given text.
var ErrTooComplex = errors.New("regular expression with back references is too complex for this input")

// maxSteps limits the backtracking of one call of Match.
const maxSteps = 20_000_000

// maxBacktrackDepth limits its recursion, which grows with the repetitions of what is longer than one byte.
const maxBacktrackDepth = 100_000

// Match finds the leftmost, longest match in text. The result has two offsets for the match and two for each group (-1
// for a group that took no part), or is nil when there is none. The error is [ErrTooComplex] or nil.
func (re *Regexp) Match(text string) ([]int, error) {
	m := &matcher{re: re, text: text}
	for i := range m.lists {
		m.lists[i].index = make([]int32, len(re.prog)+1)
	}
	loc := make([]int, 2*(re.groups+1))
	for from := 0; ; {
		begin, end := m.search(from)
		if begin < 0 {
			return nil, nil
		}
		for i := range loc {
			loc[i] = -1
		}
		if !re.backrefs {
			loc[0], loc[1] = begin, end
			if re.groups > 0 {
				m.dissect(re.root, begin, end, loc)
			}
			return loc, nil
		}
		ends := m.ends(0, len(re.prog), begin, len(text))
		for i := len(ends) - 1; i >= 0; i-- {
			ok := m.backtrack(begin, ends[i], loc)
			if m.steps > maxSteps {
				return nil, ErrTooComplex
			}
			if ok {
				loc[0], loc[1] = begin, ends[i]
				return loc, nil
			}
		}
		from = begin + 1
	}
}

type matcher struct {
	re    *Regexp
	text  string
	lists [2]threads
	stack []int
	steps int
	depth int
}

// threads is a sparse set of program counters in order of insertion, each with where its match began.
type threads struct {
	pcs    []int
	begins []int
	index  []int32 // position in pcs + 1, valid when it points back
}

func (t *threads) reset() { t.pcs, t.begins = t.pcs[:0], t.begins[:0] }

func (t *threads) has(pc int) bool {
	i := int(t.index[pc]) - 1
	return i >= 0 && i < len(t.pcs) && t.pcs[i] == pc
}

func (t *threads) put(pc, begin int) {
	t.pcs = append(t.pcs, pc)
	t.begins = append(t.begins, begin)
	t.index[pc] = int32(len(t.pcs))
}

// follow adds pc and what it reaches without reading a byte. It reports whether accept is among it.
func (m *matcher) follow(t *threads, pc, accept, pos, begin int) bool {
	reached := false
	m.stack = append(m.stack[:0], pc)
	for len(m.stack) > 0 {
		pc := m.stack[len(m.stack)-1]
		m.stack = m.stack[:len(m.stack)-1]
		if pc == accept {
			reached = true
			continue
		}
		if t.has(pc) {
			continue
		}
		t.put(pc, begin)
		switch in := &m.re.prog[pc]; in.op {
		case opSplit:
			m.stack = append(m.stack, in.y, in.x)
		case opJump:
			m.stack = append(m.stack, in.x)
		case opAssert:
			if m.holds(in.assert, pos) {
				m.stack = append(m.stack, pc+1)
			}
		}
	}
	return reached
}

func (m *matcher) holds(k kind, pos int) bool {
	before := pos > 0 && isWord(m.text[pos-1])
	after := pos < len(m.text) && isWord(m.text[pos])
	switch k {
	case kindLineStart:
		return pos == 0 || m.text[pos-1] == '\n'
	case kindLineEnd:
		return pos == len(m.text) || m.text[pos] == '\n'
	case kindWordStart:
		return !before && after
	default:
		return before && !after
	}
}

// search finds the leftmost match that begins at from or later, and its longest end; back references stand for
// anything their group could match. It returns -1 when there is none.
func (m *matcher) search(from int) (begin, end int) {
	re, accept := m.re, len(m.re.prog)
	cur, next := &m.lists[0], &m.lists[1]
	cur.reset()
	begin, end = -1, -1
	for pos := from; pos <= len(m.text); pos++ {
		if begin < 0 {
			if len(cur.pcs) == 0 {
				if pos = m.skip(pos); pos < 0 {
					return -1, -1
				}
			}
			if re.canEmpty || pos < len(m.text) && re.first.has(m.text[pos]) {
				if m.follow(cur, 0, accept, pos, pos) {
					begin, end = pos, pos
				}
			}
		} else if len(cur.pcs) == 0 {
			break
		}
		if pos == len(m.text) {
			break
		}
		next.reset()
		for i, pc := range cur.pcs {
			b := cur.begins[i]
			if begin >= 0 && b > begin {
				break
			}
			if in := &re.prog[pc]; in.op == opSet && in.set.has(m.text[pos]) {
				if m.follow(next, pc+1, accept, pos+1, b) && (begin < 0 || b <= begin) {
					begin, end = b, pos+1
				}
			}
		}
		cur, next = next, cur
	}
	return begin, end
}

// skip returns the first place at or after pos where a match can begin, or -1.
func (m *matcher) skip(pos int) int {
	if m.re.literal != "" {
		i := strings.Index(m.text[pos:], m.re.literal)
		if i < 0 {
			return -1
		}
		return pos + i
	}
	if m.re.canEmpty {
		return pos
	}
	for ; pos < len(m.text); pos++ {
		if m.re.first.has(m.text[pos]) {
			return pos
		}
	}
	return -1
}

// ends returns, ascending, every end at most limit of a match of the instructions from pc to accept that begins at pos.
func (m *matcher) ends(pc, accept, pos, limit int) []int {
	var out []int
	cur, next := &m.lists[0], &m.lists[1]
	cur.reset()
	if m.follow(cur, pc, accept, pos, 0) {
		out = append(out, pos)
	}
	for ; pos < limit && len(cur.pcs) > 0; pos++ {
		next.reset()
		reached := false
		for _, pc := range cur.pcs {
			if in := &m.re.prog[pc]; in.op == opSet && in.set.has(m.text[pos]) {
				reached = m.follow(next, pc+1, accept, pos+1, 0) || reached
			}
		}
		if reached {
			out = append(out, pos+1)
		}
		cur, next = next, cur
	}
	return out
}

// spans reports whether the instructions from pc to accept match text[begin:end].
func (m *matcher) spans(pc, accept, begin, end int) bool {
	e := m.ends(pc, accept, begin, end)
	return len(e) > 0 && e[len(e)-1] == end
}

// dissect fills in the groups of a node that is known to match text[begin:end]: every part is as long as what follows
// permits, the first matching branch is taken, and a repeated group holds its last repetition.
func (m *matcher) dissect(n *node, begin, end int, loc []int) {
	switch n.kind {
	case kindGroup:
		loc[2*n.group], loc[2*n.group+1] = begin, end
		for _, s := range n.subs {
			m.dissect(s, begin, end, loc)
		}
	case kindCat:
		for i, s := range n.subs {
			stop := end
			if i+1 < len(n.subs) {
				stop = m.longestBefore(s, n.end, begin, end)
			}
			if s.kind != kindSet {
				m.dissect(s, begin, stop, loc)
			}
			begin = stop
		}
	case kindAlt:
		for _, s := range n.subs {
			if m.spans(s.begin, s.end, begin, end) {
				m.dissect(s, begin, end, loc)
				return
			}
		}
	case kindQuest:
		if m.spans(n.subs[0].begin, n.subs[0].end, begin, end) {
			m.dissect(n.subs[0], begin, end, loc)
		}
	case kindPlus:
		sub := n.subs[0]
		if sub.kind == kindSet {
			return
		}
		last := begin
		for {
			stop := m.longestBefore(sub, n.end, begin, end)
			if last = begin; stop >= end || stop == begin {
				break
			}
			begin = stop
		}
		m.dissect(sub, last, end, loc)
	}
}

// longestBefore returns the longest end of a match of n at begin after which the rest up to accept reaches end exactly.
func (m *matcher) longestBefore(n *node, accept, begin, end int) int {
	if n.kind == kindSet {
		return begin + 1
	}
	all := append([]int(nil), m.ends(n.begin, n.end, begin, end)...)
	for i := len(all) - 1; i > 0; i-- {
		if m.spans(n.end, accept, all[i], end) {
			return all[i]
		}
	}
	if len(all) == 0 {
		return end // cannot happen for a node that is known to match
	}
	return all[0]
}

// backtrack matches text[begin:end] exactly, with back references, and fills in loc.
func (m *matcher) backtrack(begin, end int, loc []int) bool {
	for i := range loc {
		loc[i] = -1
	}
	return m.try(m.re.root, begin, end, loc, func(pos int) bool { return pos == end })
}

// try matches a node at pos and then what follows, greedily; then is the continuation. It recurses once per node and
// per repetition of what is longer than one byte.
func (m *matcher) try(n *node, pos, end int, loc []int, then func(pos int) bool) bool {
	m.depth++
	defer func() { m.depth-- }()
	if m.steps++; m.steps > maxSteps || m.depth > maxBacktrackDepth {
		m.steps = maxSteps + 1
		return false
	}
	switch n.kind {
	case kindSet:
		return pos < end && n.set.has(m.text[pos]) && then(pos+1)
	case kindCat:
		return m.trySeq(n.subs, pos, end, loc, then)
	case kindAlt:
		for _, s := range n.subs {
			if m.try(s, pos, end, loc, then) {
				return true
			}
		}
		return false
	case kindGroup:
		old := [2]int{loc[2*n.group], loc[2*n.group+1]}
		if m.trySeq(n.subs, pos, end, loc, func(stop int) bool {
			saved := [2]int{loc[2*n.group], loc[2*n.group+1]}
			loc[2*n.group], loc[2*n.group+1] = pos, stop
			if then(stop) {
				return true
			}
			loc[2*n.group], loc[2*n.group+1] = saved[0], saved[1]
			return false
		}) {
			return true
		}
		loc[2*n.group], loc[2*n.group+1] = old[0], old[1]
		return false
	case kindQuest:
		return m.try(n.subs[0], pos, end, loc, then) || then(pos)
	case kindPlus:
		return m.tryPlus(n.subs[0], pos, end, loc, then)
	case kindBackref:
		b, e := loc[2*n.group], loc[2*n.group+1]
		return b >= 0 && pos+(e-b) <= end && m.text[pos:pos+(e-b)] == m.text[b:e] && then(pos+(e-b))
	default:
		return m.holds(n.kind, pos) && then(pos)
	}
}

func (m *matcher) trySeq(subs []*node, pos, end int, loc []int, then func(pos int) bool) bool {
	// Single bytes need no continuation.
	for len(subs) > 0 && subs[0].kind == kindSet {
		if pos >= end || !subs[0].set.has(m.text[pos]) {
			return false
		}
		pos, subs = pos+1, subs[1:]
	}
	if len(subs) == 0 {
		return then(pos)
	}
	if len(subs) == 1 {
		return m.try(subs[0], pos, end, loc, then)
	}
	return m.try(subs[0], pos, end, loc, func(pos int) bool { return m.trySeq(subs[1:], pos, end, loc, then) })
}

func (m *matcher) tryPlus(sub *node, pos, end int, loc []int, then func(pos int) bool) bool {
	if sub.kind == kindSet {
		stop := pos
		for stop < end && sub.set.has(m.text[stop]) {
			stop++
		}
		for ; stop > pos; stop-- {
			if m.steps++; m.steps > maxSteps {
				return false
			}
			if then(stop) {
				return true
			}
		}
		return false
	}
	return m.try(sub, pos, end, loc, func(stop int) bool {
		return stop > pos && m.tryPlus(sub, stop, end, loc, then) || then(stop)
	})
}
