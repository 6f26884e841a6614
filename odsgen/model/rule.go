package model

// Rule is a rewrite rule of a dialect: an entry of patterns:. docs/patterns.md describes the language.
type Rule struct {
	Common
	// Source is the rule as the author wrote it: the text of the match, the condition and the replacement.
	Source Text
	// Listing is the rule for comments: Source followed by a line for each further part, such as "where ...".
	Listing string
	// Set is the name of the pattern set that the rule belongs to; "" is canonicalization.
	Set string
	// Allow are the codes of warnings that the author accepts.
	Allow []string
	// Match is the pattern of the root operation.
	Match *RuleNode
	// Where holds the further conditions; all must hold.
	Where []*RuleCond
	// Build are what is made first; After what is done last. None of it replaces anything.
	Build, After []*RuleNode
	// Replace are the values that take the place of the root's results; Erase says that the root, which has no results or
	// unused ones, goes without replacement.
	Replace []*RuleNode
	Erase   bool
	// Benefit orders rules: the greater is tried first.
	Benefit int
	// RootLoc says that what is made has the location of the root instead of the fused one of all that was matched.
	RootLoc bool
	// NumOps is the number of operations in Match.
	NumOps int
	// Bindings are the names that the rule gives to things, in the order in which they get their meaning.
	Bindings []*Binding
}

// Root returns the operation that the rule starts from.
func (r *Rule) Root() *Op { return r.Match.Op }

// BindingKind is what a name of a rule stands for.
type BindingKind uint8

// The kinds of bindings.
const (
	BindValue  BindingKind = iota // one value; of an optional operand perhaps none
	BindValues                    // a list of values
	BindAttr                      // an attribute, perhaps absent
	BindOp                        // an operation; its name stands for its result where a value is meant
	BindLists                     // a list of lists of values
	BindRegion                    // a region of an operation
)

// String returns "value", "list of values", "attribute", "operation", "list of lists" or "region".
func (k BindingKind) String() string {
	return [...]string{"value", "list of values", "attribute", "operation", "list of lists", "region"}[k]
}

// Binding is a name of a rule, written $name.
type Binding struct {
	Name string
	Kind BindingKind
	// Op is set for BindOp. Constraint is what is known of an attribute or a value; nil for nothing.
	Op         *Op
	Constraint *Constraint
	// Built marks what the replacement makes rather than the match finds.
	Built bool
	// Optional marks a value or attribute that may be absent.
	Optional bool
	Span     Span
}

// RuleKind is the kind of a [RuleNode].
type RuleKind uint8

// The kinds of nodes.
const (
	RuleAny     RuleKind = iota // _: matches anything
	RuleVar                     // $x or $x.part; in a match with a pattern in Sub when that follows
	RuleOp                      // an operation with its operands in Args and attributes in Attrs
	RuleConst                   // const(p): a value whose constant, an attribute, matches Args[0]
	RuleEither                  // either(p, q): stands for two operands, in this order or the other
	RuleList                    // [p q ...$rest]: the values of a variadic operand
	RuleRest                    // ...$rest in a list; Binding is nil for a nameless one
	RuleIs                      // a constraint
	RuleLit                     // one of the typed constants in Lits
	RuleInt                     // an integer of any type, in Int: that or all elements of it
	RuleFloat                   // a float of any type, in Float
	RuleBool                    // the i1 constant, in Int
	RuleAbsent                  // absent(): nothing there
	RulePresent                 // present(): something there
	RuleGo                      // a call of a Go function with Args; in a match Args are the names that it binds
)

// RuleNode is a node of a pattern or of a replacement. It is a tree.
type RuleNode struct {
	Kind RuleKind
	// Binding is what a variable names; Bound says that in a match it has its meaning already, so that the two must be
	// equal.
	Binding *Binding
	Bound   bool
	// Part is the part of an operation that $x.part names, and HasPart says that there is one.
	Part    ValueRef
	HasPart bool
	// Sub is the pattern after $x:.
	Sub *RuleNode

	// Op, Args and Attrs are those of an operation. Args are parallel to the declared operands, except that [RuleEither]
	// takes the place of two.
	Op    *Op
	Args  []*RuleNode
	Attrs []RuleAttr
	// Regions are those that a match names or does not care for, and those that are moved into what is built.
	Regions []RuleRegion
	// Result is the index of the result that is meant, -1 for the only one, or all in a replacement.
	Result int
	// Types are the result types that are given for an operation to build; FromRoot says that they are those of the
	// results that it replaces, which start at RootResult. Otherwise they are inferred.
	Types      []*RuleType
	FromRoot   bool
	RootResult int
	// Loc is the location for an operation to build: nil for that of the rule.
	Loc *RuleLoc

	Constraint *Constraint
	Lits       []*Const
	Int        int64
	Float      float64
	Hook       *RuleHook
	// Want is the kind of thing that is meant at this place of a replacement: a value, a list of them, an attribute; for
	// an attribute also which.
	Want BindingKind
	Attr *Attribute
	Span Span
}

// RuleType is the type of a result, as an expression like that of a [RuleCond].
type RuleType struct {
	Expr  *Expr
	Nodes []*RuleNode
}

// RuleAttr is name=pattern. In a step that calls a Go function the nodes are the names that it binds.
type RuleAttr struct {
	Attr *Attribute
	Node *RuleNode
}

// RuleRegion is a region of an operation: name=_ or name=$x.
type RuleRegion struct {
	Region *Region
	Node   *RuleNode
}

// RuleLoc is loc(...): the location of the things named, fused when there are several, under a name when there is one.
type RuleLoc struct {
	Name  string
	Named bool
	Of    []*RuleNode
}

// RuleCondKind is the kind of a [RuleCond].
type RuleCondKind uint8

// The kinds of conditions.
const (
	CondExpr   RuleCondKind = iota // Expr, over the bindings
	CondAnd                        // all of Args
	CondOr                         // one of Args
	CondNot                        // not Args[0]
	CondGo                         // Hook called with Nodes
	CondUnused                     // the value has no uses
	CondOneUse                     // the value has one use
)

// RuleCond is a condition of a rule.
type RuleCond struct {
	Kind RuleCondKind
	Args []*RuleCond
	// Expr refers to bindings by ValueRef{RefOperand, index} for the type of a value, and ValueRef{RefAttribute, index}
	// for an attribute; the index counts in Nodes.
	Expr  *Expr
	Hook  *RuleHook
	Nodes []*RuleNode
	Text  string
	Span  Span
}

// RuleHookRole is what a Go function does for a rule.
type RuleHookRole uint8

// The roles.
const (
	// HookCondition: func(args) bool.
	HookCondition RuleHookRole = iota
	// HookMatcher: func(v *core.Value) (bindings, ok bool), or with a core.Attribute.
	HookMatcher
	// HookAttr: func(args) attribute, without effects; nil means no attribute.
	HookAttr
	// HookValue: func(rw *rewrite.Rewriter, args) *core.Value, or several, or a list, or nothing.
	HookValue
)

// RuleHook is a Go function that rules call: a method of the dialect's hooks.
type RuleHook struct {
	Role   RuleHookRole
	Method string
	// Params and Results are the kinds of what it takes and gives, without what its role adds.
	Params, Results []RuleHookParam
	Span            Span
}

// RuleHookParam is a parameter or a result of a [RuleHook].
type RuleHookParam struct {
	Kind BindingKind
	// Constraint tells the Go type of an attribute; nil for any attribute.
	Constraint *Constraint
	// Go is the Go type of a constant that the rule gives: int64, float64, string or bool; "" for anything else.
	Go string
}

// GoConst returns the Go value of a constant that is an argument of a Go function, and its type; nil for anything else.
func (n *RuleNode) GoConst() (value any, typ string) {
	switch {
	case n.Kind == RuleInt:
		return n.Int, "int64"
	case n.Kind == RuleFloat:
		return n.Float, "float64"
	case n.Kind == RuleBool:
		return n.Int == 1, "bool"
	case n.Kind == RuleLit && n.Lits[0].Kind == ConstString:
		return n.Lits[0].Str, "string"
	}
	return nil, ""
}

// Stands returns what a reference stands for.
func (n *RuleNode) Stands() BindingKind {
	switch {
	case !n.HasPart:
		return n.Binding.Kind
	case n.Part.Kind == RefOperand:
		return n.Binding.Op.Operands[n.Part.Index].Stands()
	case n.Part.Kind == RefResult:
		return n.Binding.Op.Results[n.Part.Index].Stands()
	}
	return BindAttr
}

// Stands returns what is in a rule for a declared operand or result.
func (v *Value) Stands() BindingKind {
	switch v.Length {
	case Variadic:
		return BindValues
	case Nested:
		return BindLists
	}
	return BindValue
}

// PartAttr returns the attribute that $x.part names; the part must be one.
func (n *RuleNode) PartAttr() *Attribute {
	return n.Binding.Op.PartAttr(n.Part)
}

// Builds reports whether the rule makes anything, or calls Go functions that may.
func (r *Rule) Builds() bool {
	found := len(r.Build) > 0 || len(r.After) > 0
	for _, n := range r.Replace {
		found = found || n.Kind == RuleOp || n.Kind == RuleGo || n.Kind == RuleList
	}
	return found
}

// Made calls f for each operation that the rule makes, in order.
func (r *Rule) Made(f func(o *Op)) {
	var visit func(n *RuleNode)
	visit = func(n *RuleNode) {
		for _, a := range n.Args {
			visit(a)
		}
		if n.Kind == RuleOp {
			f(n.Op)
		}
	}
	for _, list := range [][]*RuleNode{r.Build, r.Replace, r.After} {
		for _, n := range list {
			visit(n)
		}
	}
}

// Matched calls f for each operation that the match asks for, the root among them.
func (r *Rule) Matched(f func(o *Op)) {
	var visit func(n *RuleNode)
	visit = func(n *RuleNode) {
		if n == nil {
			return
		}
		if n.Kind == RuleOp {
			f(n.Op)
		}
		visit(n.Sub)
		for _, a := range n.Args {
			visit(a)
		}
		for _, a := range n.Attrs {
			visit(a.Node)
		}
	}
	visit(r.Match)
}

// Hooks returns the Go functions that the rule calls, each once for each call.
func (r *Rule) Hooks() []*RuleHook {
	var out []*RuleHook
	var visit func(n *RuleNode)
	visit = func(n *RuleNode) {
		if n == nil {
			return
		}
		if n.Hook != nil {
			out = append(out, n.Hook)
		}
		visit(n.Sub)
		for _, a := range n.Args {
			visit(a)
		}
		for _, a := range n.Attrs {
			visit(a.Node)
		}
	}
	var cond func(c *RuleCond)
	cond = func(c *RuleCond) {
		if c.Hook != nil {
			out = append(out, c.Hook)
		}
		for _, a := range c.Args {
			cond(a)
		}
	}
	visit(r.Match)
	for _, c := range r.Where {
		cond(c)
	}
	for _, list := range [][]*RuleNode{r.Build, r.Replace, r.After} {
		for _, n := range list {
			visit(n)
		}
	}
	return out
}
