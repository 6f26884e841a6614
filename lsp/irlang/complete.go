package irlang

import (
	"bytes"
	"context"
	"slices"
	"strconv"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/marks"
	"github.com/odsgen/ods/internal/lazyregexp"
	"github.com/odsgen/ods/lsp"
)

// completion is one answer in the making.
type completion struct {
	p       *part // the whole text as it is
	ctx     *core.Context
	wants   marks.Wants
	word    string // what precedes the cursor
	replace lsp.Range
	items   []lsp.Item
}

// Complete proposes what the parser of the operation at the cursor asks for there: the text up to the word at the cursor
// is parsed, and the parser tells what it misses at the end.
func (l *Language) Complete(_ context.Context, s *lsp.Snapshot, f *lsp.File, offset int) []lsp.Item {
	p, at := l.partAt(s, f, offset)
	text := p.text()
	if inComment(text, at) {
		return nil
	}
	from := wordStart(text, at)
	c := &completion{p: p, word: string(text[from:at]), replace: lsp.Range{Start: p.start + from, End: p.start + at}}
	key := l.key(s)
	c.ctx = core.NewContextWith(key.dialects)
	o := key.options(f, lsp.Range{Start: p.start})
	o.Recover, o.NoVerify, o.Wants = true, true, &c.wants
	core.Parse(c.ctx, text[:from:from], o)
	starts := startsOperation(text[:from])
	for i, w := range c.wants.List {
		if w.Kind != marks.WantOp || starts {
			wanted[w.Kind](c, i, w)
		}
	}
	if starts && !c.wants.Has(marks.WantOp) { // the line in front may just be unfinished
		c.ops(len(c.wants.List), marks.Want{})
	}
	return slices.DeleteFunc(c.items, func(it lsp.Item) bool {
		_, short, _ := strings.Cut(it.Label, ".")
		return !strings.HasPrefix(it.Label, c.word) && (c.word == "" || !strings.HasPrefix(short, c.word))
	})
}

// startsOperation reports whether an operation can come after a text: at the start of a line, after names of results,
// and after a brace or a label.
func startsOperation(text []byte) bool {
	line := bytes.TrimRight(text[bytes.LastIndexByte(text, '\n')+1:], " \t")
	return len(line) == 0 || bytes.IndexByte([]byte("={:"), line[len(line)-1]) >= 0
}

// wordStart returns where the name or word that ends at an offset starts.
func wordStart(text []byte, at int) int {
	from := at
	for from > 0 && isNamePart(text[from-1]) {
		from--
	}
	if from > 0 && strings.IndexByte("%^@#!", text[from-1]) >= 0 {
		from--
	}
	return from
}

func isNamePart(c byte) bool {
	return c == '_' || c == '$' || c == '.' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9'
}

func inComment(text []byte, at int) bool {
	line := string(text[:at])
	line = line[strings.LastIndexByte(line, '\n')+1:]
	return strings.Contains(line, "//")
}

func (c *completion) add(it lsp.Item) {
	it.Replace = c.replace
	c.items = append(c.items, it)
}

// wanted makes the items of each kind; i is the place in the order in which the parser asked.
var wanted = [...]func(c *completion, i int, w marks.Want){
	marks.WantWord:     (*completion).words,
	marks.WantOp:       (*completion).ops,
	marks.WantValue:    (*completion).values,
	marks.WantBlock:    (*completion).blocks,
	marks.WantSymbol:   (*completion).symbols,
	marks.WantType:     (*completion).types,
	marks.WantAttr:     (*completion).attrs,
	marks.WantAttrName: (*completion).attrNames,
}

func (c *completion) words(i int, w marks.Want) {
	for _, word := range slices.Compact(slices.Sorted(slices.Values(w.Words))) {
		kind := lsp.ItemKeyword
		if !isNamePart(word[0]) {
			kind = lsp.ItemOperator
		}
		c.add(lsp.Item{Label: word, Kind: kind, Rank: i})
	}
}

// ops proposes the operations of all dialects, those that the file uses first. Names may omit the default dialect.
func (c *completion) ops(i int, _ marks.Want) {
	used := map[string]bool{c.wants.DefaultDialect: true}
	for k := range c.p.marks {
		if m := &c.p.marks[k]; m.Kind == marks.OpName {
			used[m.Of.(*core.OpInfo).DialectName()] = true
		}
	}
	reg := c.ctx.Registry()
	for _, name := range reg.Names() {
		d := reg.Lookup(name)
		if d == nil {
			continue
		}
		for _, op := range d.Def.Ops {
			if !op.HasAsm() {
				continue
			}
			dialect, short, _ := strings.Cut(op.Name, ".")
			it := lsp.Item{Label: op.Name, Kind: lsp.ItemFunction, Detail: op.Summary, Deprecated: op.Deprecated != "", Rank: i + 20}
			if used[dialect] {
				it.Rank = i + 10
			}
			if dialect == c.wants.DefaultDialect && !strings.Contains(c.word, ".") {
				it.Label = short
			}
			c.add(it)
		}
	}
}

// values proposes values in scope: those of a fitting type first, and of these the latest ones.
func (c *completion) values(i int, _ marks.Want) {
	var fits *core.TypeConstraint
	info, _ := c.wants.Op.(*core.OpInfo)
	if info != nil {
		fits = operandConstraint(info.Def(), c.wants.Operands)
	}
	same := c.firstOperandType(info)
	for _, v := range c.wants.Values {
		val := v.Value.(*core.Value)
		rank := i
		if fits != nil && !fits.Accepts(val.Type()) {
			rank += 4
		}
		if same != nil && val.Type() != same {
			rank += 2
		}
		if v.Count == 1 {
			c.add(lsp.Item{Label: v.Name, Kind: lsp.ItemVariable, Detail: core.TypeString(val.Type()), Rank: rank})
			continue
		}
		for k := range v.Count {
			r := val.DefiningOp().Result(val.Index() + k)
			c.add(lsp.Item{Label: v.Name + "#" + strconv.Itoa(k), Kind: lsp.ItemVariable, Detail: core.TypeString(r.Type()), Rank: rank})
		}
	}
}

// operandConstraint returns the constraint of the operand with a number, counted in the order of the definition; nil when
// anything goes or lists before it make that unknown.
func operandConstraint(def *core.OpDef, n int) *core.TypeConstraint {
	if def == nil {
		return nil
	}
	for i := range def.Operands {
		if def.Operands[i].Arity != core.Single || i == n {
			return def.Operands[i].Constraint
		}
	}
	return nil
}

// firstOperandType returns the type of the first operand that the operation at the cursor has, when its operands have
// one type.
func (c *completion) firstOperandType(info *core.OpInfo) core.Type {
	if info == nil || c.wants.Operands == 0 || info.Def() == nil || !slices.ContainsFunc(info.Def().Traits, sameTypes) {
		return nil
	}
	text := string(c.p.text()[:c.replace.Start-c.p.start])
	at := strings.LastIndex(text, info.Name())
	if at < 0 {
		return nil
	}
	at += strings.IndexByte(text[at:]+"%", '%')
	for _, v := range c.wants.Values {
		if rest, ok := strings.CutPrefix(text[at:], v.Name); ok && (rest == "" || !isNamePart(rest[0])) {
			return v.Value.(*core.Value).Type()
		}
	}
	return nil
}

func sameTypes(t *core.Trait) bool {
	return t.Name == "SameOperandsAndResultType" || t.Name == "SameTypeOperands"
}

// blocks proposes blocks in scope and those that follow in the region of the file as it is.
func (c *completion) blocks(i int, _ marks.Want) {
	seen := map[string]bool{}
	add := func(name string) {
		if !seen[name] {
			seen[name] = true
			c.add(lsp.Item{Label: name, Kind: lsp.ItemReference, Rank: i})
		}
	}
	for _, b := range c.wants.Blocks {
		add(b)
	}
	text := c.p.text()
	at := c.replace.Start - c.p.start
	start, end := bodyAround(text, at)
	for _, m := range labelText().FindAllSubmatch(text[start:end], -1) {
		add(string(m[1]))
	}
}

// labelText finds labels by their looks: one after an unfinished branch was read as its successor.
var labelText = lazyregexp.New(`(?m)^[ \t]*(\^[\w$.-]+)[ \t]*[:(]`)

// bodyAround returns the lines around an offset up to lines that start further left, which the body of a function mostly
// ends with.
func bodyAround(text []byte, at int) (start, end int) {
	start = bytes.LastIndexByte(text[:at], '\n') + 1
	indent := len(text[start:]) - len(bytes.TrimLeft(text[start:], " \t"))
	outside := func(from, to int) bool {
		line := text[from:to]
		rest := bytes.TrimLeft(line, " \t")
		return len(bytes.TrimSpace(rest)) > 0 && len(line)-len(rest) < indent && rest[0] != '^'
	}
	for start > 0 {
		from := bytes.LastIndexByte(text[:start-1], '\n') + 1
		if outside(from, start) {
			break
		}
		start = from
	}
	for end = at; end < len(text); {
		i := bytes.IndexByte(text[end:], '\n')
		if i < 0 {
			return start, len(text)
		}
		end += i + 1
		next := len(text)
		if k := bytes.IndexByte(text[end:], '\n'); k >= 0 {
			next = end + k
		}
		if outside(end, next) {
			break
		}
	}
	return start, end
}

// symbols proposes the symbols that can be referred to from here, which the file may define later.
func (c *completion) symbols(i int, _ marks.Want) {
	at := c.replace.Start - c.p.start
	x := c.p.tree()
	seen := map[string]bool{}
	tables := []*node{nil}
	for nodes := x.roots; len(nodes) > 0; {
		var in []*node
		for _, n := range nodes {
			if n.mark.Start <= at && at <= n.mark.End {
				tables = append(tables, n)
				in = n.children
			}
		}
		nodes = in
	}
	slices.Reverse(tables)
	for _, t := range tables {
		for name, n := range x.symbols[t] {
			if !seen[name] {
				seen[name] = true
				c.add(lsp.Item{Label: c.p.spelling(n.symbol), Kind: lsp.ItemFunction, Detail: n.op.Name(), Markdown: code(c.p.header(n)),
					Rank: i})
			}
		}
	}
	for k := range c.p.marks { // of operations with errors, for example the one around the cursor
		m := &c.p.marks[k]
		name := c.p.spelling(m)
		if m.Kind == marks.SymbolName && x.targets[k] == nil && !seen[symbolText(name)] {
			seen[symbolText(name)] = true
			c.add(lsp.Item{Label: name, Kind: lsp.ItemFunction, Rank: i})
		}
	}
}

// builtinTypes are the words that builtin types start with.
var builtinTypes = []string{"index", "i1", "i8", "i16", "i32", "i64", "f16", "bf16", "f32", "f64", "tensor<", "memref<",
	"vector<", "tuple<", "complex<", "none"}

// builtinAttrs are the words that builtin attributes start with.
var builtinAttrs = []string{"true", "false", "unit", "dense<", "array<", "affine_map<", "affine_set<", "dense_resource<",
	"sparse<", "strided<", "loc("}

func (c *completion) types(i int, _ marks.Want) {
	if c.wants.Has(marks.WantSymbol) {
		return
	}
	for k, t := range builtinTypes {
		c.add(lsp.Item{Label: t, Kind: lsp.ItemTypeParam, Rank: i + 2*min(k/6, 1)})
	}
	c.aliases(i+1, "!")
	c.mnemonics(i+3, "!", func(d *core.DialectDef) (names []string) {
		for _, t := range d.Types {
			names = append(names, t.Mnemonic)
		}
		return names
	})
}

func (c *completion) attrs(i int, w marks.Want) {
	if c.wants.Has(marks.WantSymbol) { // nothing else fits
		return
	}
	if info, _ := c.wants.Op.(*core.OpInfo); info != nil && slices.ContainsFunc(info.Def().Slots, isSymbolSlot) {
		c.symbols(i, w)
		i++
	} else {
		c.symbols(i+2, w)
	}
	for _, t := range builtinAttrs {
		c.add(lsp.Item{Label: t, Kind: lsp.ItemValue, Rank: i})
	}
	c.aliases(i, "#")
	c.mnemonics(i+3, "#", func(d *core.DialectDef) (names []string) {
		for _, a := range d.Attrs {
			names = append(names, a.Mnemonic)
		}
		return names
	})
}

// isSymbolSlot reports whether an attribute refers to a symbol, by what its constraint says.
func isSymbolSlot(s core.SlotDef) bool {
	return s.Constraint != nil && strings.Contains(s.Constraint.Summary, "symbol reference")
}

// aliases proposes the aliases that are defined before the cursor.
func (c *completion) aliases(i int, sigil string) {
	for k := range c.p.marks {
		m := &c.p.marks[k]
		if name := c.p.spelling(m); m.Kind == marks.Alias && strings.HasPrefix(name, sigil) && c.p.start+m.End <= c.replace.Start {
			c.add(lsp.Item{Label: name, Kind: lsp.ItemConstant, Markdown: c.p.describeAlias(name, m), Rank: i})
		}
	}
}

// mnemonics proposes types or attributes of dialects.
func (c *completion) mnemonics(rank int, sigil string, names func(*core.DialectDef) []string) {
	reg := c.ctx.Registry()
	for _, dialect := range reg.Names() {
		d := reg.Lookup(dialect)
		if d == nil {
			continue
		}
		for _, n := range names(d.Def) {
			if n != "" && !strings.Contains(n, " ") {
				c.add(lsp.Item{Label: sigil + d.Name() + "." + strings.TrimPrefix(n, d.Name()+"."), Kind: lsp.ItemClass, Rank: rank})
			}
		}
	}
}

func (c *completion) attrNames(i int, _ marks.Want) {
	info, _ := c.wants.Op.(*core.OpInfo)
	if info == nil || info.Def() == nil {
		return
	}
	for k := range info.Def().Slots {
		if s := &info.Def().Slots[k]; !s.Segments {
			c.add(lsp.Item{Label: s.Name, Kind: lsp.ItemProperty, Detail: strings.TrimPrefix(slotKind(s), ": "), Rank: i,
				NewText: s.Name + " = "})
		}
	}
}
