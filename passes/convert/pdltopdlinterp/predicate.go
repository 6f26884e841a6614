package pdltopdlinterp

import (
	"slices"

	"github.com/odsgen/ods/core"
)

// kind is the kind of a position, question or answer. The order is that of priority.
type kind uint8

const (
	operationPos kind = iota
	operandPos
	operandGroupPos
	attributePos
	constraintResultPos
	resultPos
	resultGroupPos
	typePos
	attributeLiteralPos
	typeLiteralPos
	usersPos
	forEachPos

	isNotNull
	operationName
	typeIs
	attributeIs
	operandCountAtLeast
	operandCount
	resultCountAtLeast
	resultCount
	equalTo
	constraint
)

// positionKey is what a position is: something about its parent.
type positionKey struct {
	kind     kind
	parent   *position
	index    int            // of an operand, result or group; -1 is all of them
	variadic bool           // the group may have any number of values
	name     string         // of an attribute
	attr     core.Attribute // a literal
	question *question      // a constraint, of which index is the number of a result
}

// position is a place in what is matched, relative to the root. Equal positions are one pointer.
type position struct {
	positionKey
	depth int // of the operation that it is of, or that it is
}

// isRoot reports whether an operation is the one that matching starts from.
func (p *position) isRoot() bool { return p.kind == operationPos && p.depth == 0 }

// isDefiningOp reports whether an operation is the one that defines an operand.
func (p *position) isDefiningOp() bool {
	return p.parent != nil && (p.parent.kind == operandPos || p.parent.kind == operandGroupPos)
}

// question is what can be asked about a position. Equal questions are one pointer.
type question struct {
	kind    kind
	value   *position // equalTo: the other position
	name    string    // constraint
	args    []*position
	results []core.Type
	negated bool
}

// answer is what a question is answered: a count, a name or an attribute; the zero value is yes.
type answer struct {
	count int
	name  string
	attr  core.Attribute
}

// predicate is a question about a position with the answer that a pattern wants.
type predicate struct {
	position *position
	question *question
	answer   answer
}

// builder makes positions and questions.
type builder struct {
	positions   map[positionKey]*position
	simple      [constraint + 1]*question
	equal       map[*position]*question
	constraints map[string][]*question
}

func newBuilder() *builder {
	return &builder{positions: make(map[positionKey]*position), equal: make(map[*position]*question),
		constraints: make(map[string][]*question)}
}

func (b *builder) position(k positionKey) *position {
	if p := b.positions[k]; p != nil {
		return p
	}
	p := &position{positionKey: k}
	if k.parent != nil {
		p.depth = k.parent.depth
		if k.kind == operationPos {
			p.depth++
		}
	}
	b.positions[k] = p
	return p
}

func (b *builder) root() *position { return b.position(positionKey{kind: operationPos}) }

// operation is the one that defines an operand, or that a choice gives.
func (b *builder) operation(p *position) *position {
	return b.position(positionKey{kind: operationPos, parent: p})
}

func (b *builder) attribute(p *position, name string) *position {
	return b.position(positionKey{kind: attributePos, parent: p, name: name})
}

func (b *builder) operand(p *position, i int) *position {
	return b.position(positionKey{kind: operandPos, parent: p, index: i})
}

func (b *builder) operandGroup(p *position, i int, variadic bool) *position {
	return b.position(positionKey{kind: operandGroupPos, parent: p, index: i, variadic: variadic})
}

func (b *builder) result(p *position, i int) *position {
	return b.position(positionKey{kind: resultPos, parent: p, index: i})
}

func (b *builder) resultGroup(p *position, i int, variadic bool) *position {
	return b.position(positionKey{kind: resultGroupPos, parent: p, index: i, variadic: variadic})
}

func (b *builder) typeOf(p *position) *position {
	return b.position(positionKey{kind: typePos, parent: p})
}

// ask returns a question that needs nothing but its kind.
func (b *builder) ask(k kind) *question {
	if b.simple[k] == nil {
		b.simple[k] = &question{kind: k}
	}
	return b.simple[k]
}

func (b *builder) notNull(p *position) predicate {
	return predicate{position: p, question: b.ask(isNotNull)}
}

func (b *builder) equals(p, value *position) predicate {
	q := b.equal[value]
	if q == nil {
		q = &question{kind: equalTo, value: value}
		b.equal[value] = q
	}
	return predicate{position: p, question: q}
}

func (b *builder) count(p *position, k kind, n int) predicate {
	return predicate{p, b.ask(k), answer{count: n}}
}

func (b *builder) constraint(name string, args []*position, results []core.Type, negated bool) *question {
	for _, q := range b.constraints[name] {
		if slices.Equal(q.args, args) && slices.Equal(q.results, results) && q.negated == negated {
			return q
		}
	}
	q := &question{kind: constraint, name: name, args: args, results: results, negated: negated}
	b.constraints[name] = append(b.constraints[name], q)
	return q
}
