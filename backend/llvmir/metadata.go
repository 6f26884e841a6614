package llvmir

import (
	"strconv"
)

// mdOperand is an operand of a metadata node, as text; a reference to another node has no text until it is numbered.
type mdOperand struct {
	name string // of a field of a specialised node
	text string
	node int // 1 plus the index of a node; 0 when text counts
}

func mdString(s string) mdOperand {
	return mdOperand{text: string(append(appendEscaped([]byte(`!"`), s), '"'))}
}

func mdInt(width int, v int64) mdOperand {
	if width == 1 {
		return mdOperand{text: "i1 " + strconv.FormatBool(v != 0)}
	}
	return mdOperand{text: "i" + strconv.Itoa(width) + " " + strconv.FormatInt(v, 10)}
}

func mdRef(node int) mdOperand { return mdOperand{node: node + 1} }

// mdNode is a metadata node. A distinct one is equal to no other. One with a class is specialised, as those of debug
// information are, and its operands are fields.
type mdNode struct {
	class    string
	ops      []mdOperand
	distinct bool
	slot     int // 1 plus the number; 0 before its first use
}

// metadata holds the nodes of a module. They are numbered at their first use, as LLVM does.
type metadata struct {
	nodes []mdNode
	ids   map[string]int // contents of a node that is not distinct
	order []int
	key   []byte
	// lists are the lists of nodes with a name.
	lists []namedList
}

// namedList is a list of nodes with a name.
type namedList struct {
	name  string
	nodes []int
}

// node returns the index of the node with the operands.
func (m *metadata) node(distinct bool, ops ...mdOperand) int {
	return m.special(distinct, "", ops)
}

// special returns the index of a node of a class.
func (m *metadata) special(distinct bool, class string, ops []mdOperand) int {
	if !distinct {
		b := append(m.key[:0], class...)
		for _, o := range ops {
			b = append(append(append(append(b, 2), o.name...), 0), o.text...)
			b = append(strconv.AppendInt(append(b, 0), int64(o.node), 10), 1)
		}
		m.key = b
		if i, ok := m.ids[string(b)]; ok {
			return i
		}
		m.ids[string(b)] = len(m.nodes)
	}
	m.nodes = append(m.nodes, mdNode{class: class, ops: ops, distinct: distinct})
	return len(m.nodes) - 1
}

// reserve returns a new distinct node whose contents [metadata.fill] gives; it can be referred to in between.
func (m *metadata) reserve() int {
	m.nodes = append(m.nodes, mdNode{distinct: true})
	return len(m.nodes) - 1
}

func (m *metadata) fill(n int, class string, ops []mdOperand) {
	m.nodes[n].class, m.nodes[n].ops = class, ops
}

// selfNode returns a new distinct node whose first operand is the node itself.
func (m *metadata) selfNode(ops ...mdOperand) int {
	n := len(m.nodes)
	return m.node(true, append([]mdOperand{mdRef(n)}, ops...)...)
}

// list adds a node to the list with a name.
func (m *metadata) list(name string, node int) {
	for i := range m.lists {
		if m.lists[i].name == name {
			m.lists[i].nodes = append(m.lists[i].nodes, node)
			return
		}
	}
	m.lists = append(m.lists, namedList{name, []int{node}})
}

// slot returns the number of a node, giving it and what it refers to one when they have none.
func (m *metadata) slot(i int) int {
	if m.nodes[i].slot == 0 {
		m.order = append(m.order, i)
		m.nodes[i].slot = len(m.order)
		ops := m.nodes[i].ops
		if fileFirst(m.nodes[i].class) {
			for _, o := range ops {
				if o.node != 0 && o.name == "file" {
					m.slot(o.node - 1)
				}
			}
		}
		for _, o := range ops {
			if o.node != 0 {
				m.slot(o.node - 1)
			}
		}
	}
	return m.nodes[i].slot - 1
}

// fileFirst reports whether LLVM keeps the file of nodes of a class before the scope, which it prints first.
func fileFirst(class string) bool {
	switch class {
	case "DICompositeType", "DISubprogram", "DILexicalBlock", "DILexicalBlockFile", "DIModule":
		return true
	}
	return false
}

// append writes the nodes that have numbers.
func (m *metadata) append(b []byte) []byte {
	if len(m.order) > 0 {
		b = append(b, '\n')
	}
	for n, i := range m.order {
		b = strconv.AppendInt(append(b, '!'), int64(n), 10)
		b = append(b, " = "...)
		b = append(m.appendNode(b, &m.nodes[i]), '\n')
	}
	return b
}

func (m *metadata) appendNode(b []byte, x *mdNode) []byte {
	if x.distinct {
		b = append(b, "distinct "...)
	}
	open, end := byte('{'), byte('}')
	if x.class != "" {
		open, end = '(', ')'
	}
	b = append(append(append(b, '!'), x.class...), open)
	for k, o := range x.ops {
		if k > 0 {
			b = append(b, ", "...)
		}
		if o.name != "" {
			b = append(append(b, o.name...), ": "...)
		}
		if o.node == 0 {
			b = append(b, o.text...)
		} else {
			b = strconv.AppendInt(append(b, '!'), int64(m.nodes[o.node-1].slot-1), 10)
		}
	}
	return append(b, end)
}

// appendLists writes the lists of nodes.
func (m *metadata) appendLists(b []byte) []byte {
	for _, l := range m.lists {
		b = append(append(append(b, '!'), l.name...), " = !{"...)
		for i, n := range l.nodes {
			if i > 0 {
				b = append(b, ", "...)
			}
			b = strconv.AppendInt(append(b, '!'), int64(m.slot(n)), 10)
		}
		b = append(b, "}\n"...)
	}
	return b
}
