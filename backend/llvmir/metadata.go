package llvmir

import (
	"strconv"
)

// mdOperand is an operand of a metadata node, as text; a reference to another node has no text until it is numbered.
type mdOperand struct {
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

// mdNode is a metadata node. A distinct one is equal to no other.
type mdNode struct {
	ops      []mdOperand
	distinct bool
	slot     int // 1 plus the number; 0 before its first use
}

// metadata holds the nodes of a module. They are numbered at their first use, as LLVM does.
type metadata struct {
	nodes []mdNode
	ids   map[string]int // contents of a node that is not distinct
	order []int
}

// node returns the index of the node with the operands.
func (m *metadata) node(distinct bool, ops ...mdOperand) int {
	key := ""
	if !distinct {
		var b []byte
		for _, o := range ops {
			b = append(b, o.text...)
			b = append(strconv.AppendInt(append(b, 0), int64(o.node), 10), 1)
		}
		key = string(b)
		if i, ok := m.ids[key]; ok {
			return i
		}
		m.ids[key] = len(m.nodes)
	}
	m.nodes = append(m.nodes, mdNode{ops: ops, distinct: distinct})
	return len(m.nodes) - 1
}

// selfNode returns a new distinct node whose first operand is the node itself.
func (m *metadata) selfNode(ops ...mdOperand) int {
	n := len(m.nodes)
	return m.node(true, append([]mdOperand{mdRef(n)}, ops...)...)
}

// slot returns the number of a node, giving it and what it refers to one when they have none.
func (m *metadata) slot(i int) int {
	if m.nodes[i].slot == 0 {
		m.order = append(m.order, i)
		m.nodes[i].slot = len(m.order)
		for _, o := range m.nodes[i].ops {
			if o.node != 0 {
				m.slot(o.node - 1)
			}
		}
	}
	return m.nodes[i].slot - 1
}

// append writes the nodes that have numbers.
func (m *metadata) append(b []byte) []byte {
	if len(m.order) > 0 {
		b = append(b, '\n')
	}
	for n, i := range m.order {
		b = strconv.AppendInt(append(b, '!'), int64(n), 10)
		b = append(b, " = "...)
		if m.nodes[i].distinct {
			b = append(b, "distinct "...)
		}
		b = append(b, "!{"...)
		for k, o := range m.nodes[i].ops {
			if k > 0 {
				b = append(b, ", "...)
			}
			if o.node == 0 {
				b = append(b, o.text...)
			} else {
				b = strconv.AppendInt(append(b, '!'), int64(m.nodes[o.node-1].slot-1), 10)
			}
		}
		b = append(b, "}\n"...)
	}
	return b
}
