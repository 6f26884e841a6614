package lang

import "github.com/alecthomas/participle/v2/lexer"

// The grammar. Each struct is a production; its Tokens are what it is made of.

// languages are the productions that a text can be of.
type languages struct {
	Rule *ruleSyntax `parser:"  @@"`
	Step *stepSyntax `parser:"| @@"`
	Expr *orExpr     `parser:"| @@"`
	Key  *keySyntax  `parser:"| @@"`
}

type orExpr struct {
	Tokens []lexer.Token
	Args   []*andExpr `parser:"@@ ( 'or' @@ )*"`
}

type andExpr struct {
	Tokens []lexer.Token
	Args   []*unaryExpr `parser:"@@ ( 'and' @@ )*"`
}

// unaryExpr has its frequent alternative first, since participle tries one after another.
type unaryExpr struct {
	Tokens     []lexer.Token
	Compare    *compareExpr `parser:"  @@"`
	Not        *unaryExpr   `parser:"| 'not' @@"`
	Quantifier string       `parser:"| @Quantifier"`
	List       *valueExpr   `parser:"  @@"`
	Is         *valueExpr   `parser:"  'is' @@"`
}

type compareExpr struct {
	Tokens   []lexer.Token
	X        *sumExpr   `parser:"@@"`
	Operator string     `parser:"( @Compare"`
	Y        *sumExpr   `parser:"  @@"`
	IsNot    bool       `parser:"| 'is' @'not'?"`
	Is       *valueExpr `parser:"  @@"`
	Promise  string     `parser:"| @Promise"`
	Name     string     `parser:"  @Name )?"`
}

// sumExpr is a sum of products; which operators bind more tightly the converter knows.
type sumExpr struct {
	Tokens []lexer.Token
	X      *valueExpr  `parser:"@@"`
	Rest   []*termExpr `parser:"@@*"`
}

type termExpr struct {
	Operator string     `parser:"@Arith"`
	Y        *valueExpr `parser:"@@"`
}

// valueExpr has its frequent alternatives first, as unaryExpr.
type valueExpr struct {
	Tokens []lexer.Token
	Word   string       `parser:"  @( Name | Value )"`
	Part   string       `parser:"| @Part"`
	Go     *goExpr      `parser:"| 'go(' @@ ')'"`
	Call   string       `parser:"| @Call"`
	Args   []*argExpr   `parser:"  ( @@ ( ',' @@ )* )? ')'"`
	Apply  string       `parser:"| @Apply"`
	Types  []*valueExpr `parser:"  ( @@ ( ',' @@ )* )? '>'"`
	Number string       `parser:"| @Number"`
	Paren  *orExpr      `parser:"| '(' @@ ')'"`
	List   *listExpr    `parser:"| '[' @@ ']'"`
	String string       `parser:"| @String"`
}

type listExpr struct {
	Args []*orExpr `parser:"( @@ ( ',' @@ )* )?"`
}

type goExpr struct {
	Name string    `parser:"@Name"`
	Args []*orExpr `parser:"( ',' ( @@ ( ',' @@ )* )? )?"`
}

// argExpr is an argument of a call; the first one may be a comprehension.
type argExpr struct {
	Body *orExpr    `parser:"@@"`
	Name string     `parser:"( 'for' @Name"`
	In   *valueExpr `parser:"  'in' @@ )?"`
}

type ruleSyntax struct {
	Match   *patternSyntax   `parser:"@@"`
	If      *conditionSyntax `parser:"( 'if' @@ )?"`
	Replace []*patternSyntax `parser:"'=>' @@ ( ',' @@ )*"`
}

type conditionSyntax struct {
	Expr *orExpr `parser:"@@"`
}

type stepSyntax struct {
	Parts []*patternSyntax `parser:"@@ ( ',' @@ )*"`
}

type patternSyntax struct {
	Alternatives []*singleSyntax `parser:"@@ ( '|' @@ )*"`
}

// singleSyntax has its frequent alternatives first, as valueExpr.
type singleSyntax struct {
	Tokens []lexer.Token
	Part   string           `parser:"  @Part"`
	Sub    *patternSyntax   `parser:"  ( ':' @@ )?"`
	Op     *opSyntax        `parser:"| @@"`
	Word   string           `parser:"| @( Name | Value )"`
	List   *listSyntax      `parser:"| '[' @@ ']'"`
	Rest   string           `parser:"| @Rest"`
	Number string           `parser:"| @Number"`
	String string           `parser:"| @String"`
	Call   string           `parser:"| @Call"`
	Args   []*patternSyntax `parser:"  ( @@ ( ',' @@ )* )? ')'"`
	Apply  string           `parser:"| @Apply"`
	Types  []*valueExpr     `parser:"  ( @@ ( ',' @@ )* )? '>'"`
}

// listSyntax is a list of patterns. Commas are welcome, not needed.
type listSyntax struct {
	Items []*patternSyntax `parser:"( @@ ','? )*"`
}

type opSyntax struct {
	Tokens []lexer.Token
	Name   string        `parser:"'(' @( Name | Keyword | Value | Promise | Quantifier | 'in' )"`
	Args   []*argSyntax  `parser:"@@*"`
	Types  []*orExpr     `parser:"( '->' @@ ( ',' @@ )* )? ')'"`
	Result *resultSyntax `parser:"( '.' @@ )?"`
}

type resultSyntax struct {
	Name string `parser:"@Name"`
}

type argSyntax struct {
	Attr  []lexer.Token  `parser:"( @Attr )?"`
	Value *patternSyntax `parser:"@@"`
}

// keySyntax is a declared name with parameters.
type keySyntax struct {
	Params []*paramSyntax `parser:"Apply ( @@ ( ',' @@ )* )? '>'"`
}

type paramSyntax struct {
	Tokens []lexer.Token
	Name   string `parser:"@Name"`
	Kind   string `parser:"@Name?"`
}

var (
	exprParser = newParser[orExpr]("behind the expression", "remove it, or join the parts with 'and' or 'or'", expectExpr)
	ruleParser = newParser[ruleSyntax]("at the end", "put ',' between several replacements", expectPattern)
	stepParser = newParser[stepSyntax]("at the end", "make one item of each", expectPattern)
	keyParser  = newParser[keySyntax]("behind the parameters", "remove it", expectName)
)
