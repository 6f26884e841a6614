package core

import (
	"hash/maphash"
	"strings"
)

// sanitizeIdentifier makes name an identifier of letters, digits and the given punctuation.
func sanitizeIdentifier(name, punct string, allowTrailingDigit bool) string {
	valid := func(c byte) bool { return isASCIIAlnum(c) || strings.IndexByte(punct, c) >= 0 }
	bad := isASCIIDigit(name[0]) || !valid(name[0]) && name[0] != ' '
	trailing := !allowTrailingDigit && isASCIIDigit(name[len(name)-1])
	ok := !bad && !trailing
	for i := 0; ok && i < len(name); i++ {
		ok = valid(name[i])
	}
	if ok {
		return name
	}
	var out []byte
	if bad {
		out = append(out, '_')
	}
	for i := 0; i < len(name); i++ {
		switch c := name[i]; {
		case valid(c):
			out = append(out, c)
		case c == ' ':
			out = append(out, '_')
		case c < 16:
			out = append(out, upperHex[c])
		default:
			out = append(out, upperHex[c>>4], upperHex[c&15])
		}
	}
	if trailing && !bad {
		out = append(out, '_')
	}
	return string(out)
}

// findNameLoc returns the name of the outermost, leftmost name location inside l; one without a name asks for a number.
func (c *Context) findNameLoc(l Location) (string, bool) {
	if l.v&locCompound == 0 {
		return "", false
	}
	d, ok := c.FindLoc(l, func(d LocDesc) bool { return d.Kind == LocName })
	return d.Name, ok
}

// nameSet is a set of strings with scopes: leaving one removes what was added in it, the last first, so that open
// addressing needs no tombstones.
type nameSet struct {
	seed  maphash.Seed
	slots []string
	order []string // in order of addition
}

func (s *nameSet) mark() int { return len(s.order) }

func (s *nameSet) release(mark int) {
	for i := len(s.order) - 1; i >= mark; i-- {
		s.slots[s.find(s.order[i])] = ""
	}
	clear(s.order[mark:])
	s.order = s.order[:mark]
}

// find returns the slot that holds name or where it belongs.
func (s *nameSet) find(name string) int {
	mask := len(s.slots) - 1
	i := int(maphash.String(s.seed, name)) & mask
	for s.slots[i] != "" && s.slots[i] != name {
		i = (i + 1) & mask
	}
	return i
}

func (s *nameSet) has(name string) bool {
	return len(s.order) > 0 && s.slots[s.find(name)] != ""
}

// add adds a name that is not in the set.
func (s *nameSet) add(name string) {
	if 2*len(s.order) >= len(s.slots) {
		s.grow()
	}
	s.slots[s.find(name)] = name
	s.order = append(s.order, name)
}

func (s *nameSet) grow() {
	if s.slots == nil {
		s.seed = maphash.MakeSeed()
	}
	s.slots = make([]string, max(64, 2*len(s.slots)))
	for _, n := range s.order {
		s.slots[s.find(n)] = n
	}
}
