package core

import (
	"fmt"
	"slices"

	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/core/evolution"
	"github.com/odsgen/ods/core/lex"
	"github.com/odsgen/ods/core/marks"
	"github.com/odsgen/ods/internal/fanout"
)

// ParseOptions says how a text is parsed. The zero value is what mlir-opt does by default.
type ParseOptions struct {
	// Name is the file name in locations and diagnostics.
	Name string
	// FirstLine is the number of the text's first line when it was cut out of a longer one; 0 means 1.
	FirstLine int
	// Pieces says that the text was put together from parts of a longer one, and where these stand there. The first is at
	// offset 0, and they follow in the order of their offsets. FirstLine has no effect then.
	Pieces []Piece
	// Workers is the number of goroutines that parse the bodies of isolated operations; 0 means one for each
	// processor. Results and diagnostics do not depend on it. Short texts are parsed by one in any case.
	Workers int
	// ParallelFrom is the length of text in bytes from which more than one worker is used; 0 means 500 kB, below which it
	// does not pay off.
	ParallelFrom int
	// AllowUnregistered accepts operations, types and attributes of unknown dialects; so does [Context.AllowUnregistered].
	AllowUnregistered bool
	// WarnDropped warns of what upstream drops without a word: unknown properties and attributes that an operation cannot
	// hold.
	WarnDropped bool
	// NoVerify skips the verifier.
	NoVerify bool
	// NoImplicitModule returns the one top-level operation, whatever it is, instead of making a builtin.module around
	// operations that are not in one.
	NoImplicitModule bool
	// FreeValues accepts values that are used and defined nowhere, which pieces of code have: casts without operands make
	// them, at the start of the isolated region that uses them, in the order of the first uses.
	FreeValues bool
	// KeepNames records the names that the source gave to values and blocks, see [Context.SourceName].
	KeepNames bool
	// MaxDepth bounds how deep regions, types, attributes and locations may be nested in one another; 0 means
	// [DefaultMaxDepth]. Deeper text is an error.
	MaxDepth int
	// Versions says in which versions of their dialects the text is written, for those of which it does not tell the version
	// itself by the attribute [evolution.AttrName] of its module. Others are in today's.
	Versions evolution.Versions
	// OpNotes attaches the printed operation to verifier errors, see [Reporter.OpNotes].
	OpNotes bool
	// Recover makes the parser go on after an operation with an error and report more of them. The first error is the
	// one that is reported without it. It is for editors: which operation an error belongs to is a guess.
	Recover bool
	// Marks, when set, is filled with the places of what the text consists of, also when there are errors. The text is then
	// parsed by one goroutine.
	Marks *marks.Set
	// Wants, when set, is filled with what could appear at the end of the text.
	Wants *marks.Wants
}

// DefaultMaxDepth is the nesting that the parser accepts when [ParseOptions.MaxDepth] is 0.
const DefaultMaxDepth = 50_000

// maxSourceBytes bounds the length of a text, because offsets are kept in 32 bits.
const maxSourceBytes = 1<<32 - 16

// parallelBytes is [ParseOptions.ParallelFrom] when that is 0.
const parallelBytes = 500_000

// Parser reads MLIR's text: operations, types and attributes. Hooks of dialects get it to read their custom syntax.
// Parse functions return false after having reported exactly one error, which the caller passes on; those named Try
// read something that may be absent. A parser belongs to one goroutine and is valid during the call of the hook only.
type Parser struct {
	segments map[[5]int32]*DenseArrayAttr // see SegmentSizes
	checks   *Reporter                    // see Reporter
	lexer
	ctx    *Context
	source *Source
	opts   *ParseOptions
	arena  *arena
	shared *parseShared
	diags  []parseDiag

	// The operation being parsed.
	opPos   int         // where its name starts
	opInfo  *OpInfo     // nil outside of custom syntax, and in the syntax of a dialect's type or attribute
	results []resultRef // what precedes '=' for all open operations
	resFrom int         // where the current operation's begin
	block   *Block      // where operations are appended
	dialect string      // whose prefix may be omitted

	depth, maxDepth int
	bodyEnds        map[int]int       // where bodies of symbols that start there end, see symbolBody
	cyclic          openSet           // types and attributes that are being read, see EnterCyclic
	states          []*OperationState // one for each open operation
	opDepth         int

	values    scopeTable[valueDef]
	blocks    scopeTable[blockDef]
	fwds      []forwardRef
	fwdLeft   int
	moved     map[*Value]*Value // what became of placeholders that open operations may still refer to
	fwdBlocks []forwardBlock
	scope     uint32 // number of the innermost region
	lastScope uint32

	caches  parseCaches
	refs    []OperandRef // operands of open generic operations
	scratch []Type
	// Lists that hooks collect come from these. Types may end up in what a hook makes, the others end with the operation.
	refChunk  scratch[OperandRef]
	argChunk  scratch[Argument]
	typeChunk chunk[Type]
	recent    *Dialect // the last one that was asked for
	// The last file that a location named, as a literal.
	lastFile    string
	lastFileNum uint64
	names       []keptName // with KeepNames
	deferred    []*bodyTask
	pool        *bodyPool       // nil when parsing serially
	sawLoc      bool            // some location is a deferred alias
	recovered   int             // errors after which the parser went on
	lost        map[string]bool // names that operations with errors would have defined
	local       any             // see Local
}

// parseDiag is a diagnostic before its offset is turned into a line and column.
type parseDiag struct {
	sev   diag.Severity
	at    int
	loc   Location // instead of at, when at is negative
	msg   string
	notes []parseDiag
	hints []parseDiag
	stack []byte // of a panic
}

type keptName struct {
	val  *Value
	blk  *Block
	name string
}

// Context returns the context that parsed IR belongs to.
func (p *Parser) Context() *Context { return p.ctx }

// Pos returns the start of the current token.
func (p *Parser) Pos() Pos { return Pos(p.start) }

// NamePos returns the start of the name of the operation that is being parsed, or of the type or attribute in a
// dialect's syntax.
func (p *Parser) NamePos() Pos { return Pos(p.opPos) }

// LocAt returns the location of an offset.
func (p *Parser) LocAt(at Pos) Location { return Location{p.source.base + uint64(at)} }

// Errorf reports an error at an offset and returns false. The caller gives the whole wording; see [Parser.OpErrorf].
func (p *Parser) Errorf(at Pos, format string, args ...any) bool {
	return p.fail(int(at), fmt.Sprintf(format, args...))
}

// OpErrorf is [Parser.Errorf] with what upstream puts before an error that a hook reports: "custom op 'name' " in
// the syntax of an operation, nothing in the syntax of a type or attribute.
func (p *Parser) OpErrorf(at Pos, format string, args ...any) bool {
	return p.opFail(int(at), fmt.Sprintf(format, args...))
}

func (p *Parser) opFail(at int, msg string) bool {
	if p.opInfo != nil {
		msg = "custom op '" + p.opInfo.Name() + "' " + msg
	}
	return p.fail(at, msg)
}

// Warningf reports a warning at an offset.
func (p *Parser) Warningf(at Pos, format string, args ...any) {
	p.diags = append(p.diags, parseDiag{sev: diag.Warning, at: int(at), msg: fmt.Sprintf(format, args...)})
}

// warnDroppedf reports as a warning what upstream drops without a word, to those who want to know.
func (p *Parser) warnDroppedf(at int, format string, args ...any) {
	if p.opts.WarnDropped {
		p.Warningf(Pos(at), format, args...)
	}
}

// Notef attaches a note to the error reported last.
func (p *Parser) Notef(at Pos, format string, args ...any) {
	if n := len(p.diags); n > 0 && p.kind != lex.Error {
		d := &p.diags[n-1]
		d.notes = append(d.notes, parseDiag{sev: diag.Note, at: int(at), msg: fmt.Sprintf(format, args...)})
	}
}

// hintf attaches to the last error what upstream does not say; see [diag.Diagnostic.Hints].
func (p *Parser) hintf(at int, format string, args ...any) {
	if n := len(p.diags); n > 0 && p.kind != lex.Error {
		d := &p.diags[n-1]
		d.hints = append(d.hints, parseDiag{sev: diag.Note, at: at, msg: fmt.Sprintf(format, args...)})
	}
}

// fail reports an error. An error about a token that could not be read is dropped, because the lexer has reported.
func (p *Parser) fail(at int, msg string) bool {
	if p.kind != lex.Error {
		p.diags = append(p.diags, parseDiag{sev: diag.Error, at: at, msg: msg})
		p.closeWants()
	}
	return false
}

// failAnyway reports an error even after a lexical one.
func (p *Parser) failAnyway(at int, msg string) bool {
	p.diags = append(p.diags, parseDiag{sev: diag.Error, at: at, msg: msg})
	return false
}

// failHere reports at the current token, at the last character when that is the end of the text.
func (p *Parser) failHere(msg string) bool { return p.fail(p.here(), msg) }

func (p *Parser) here() int {
	if p.kind == lex.EOF {
		return max(p.start-1, 0)
	}
	return p.start
}

// Unexpected reports that something else than the current token is expected: after the text that precedes it, which
// for a token that starts a line is the end of an earlier one, before its comment.
func (p *Parser) Unexpected(msg string) bool { return p.fail(wrongTokenPos(p.src, p.here()), msg) }

// wrongTokenPos is where an error about a wrong token at an offset is reported: after the text that precedes it, at
// the offset itself when there is none.
func wrongTokenPos(src []byte, at int) int {
	end := at
	for {
		for end > 0 && (src[end-1] == ' ' || src[end-1] == '\t') {
			end--
		}
		if end == 0 {
			return at
		}
		if c := src[end-1]; c != '\n' && c != '\r' {
			return end
		}
		end--
		// A comment on the line that ends here does not count as text.
		line := end
		for line > 0 && src[line-1] != '\n' && src[line-1] != '\r' {
			line--
		}
		for i := line; i+1 < end; i++ {
			if src[i] == '/' && src[i+1] == '/' {
				end = i
				break
			}
		}
	}
}

// enter counts a level of nesting; every successful enter is followed by a leave.
func (p *Parser) enter() bool {
	if p.depth >= p.maxDepth {
		return p.failHere(fmt.Sprintf("nesting is deeper than %d levels; raise the parser's limit if this is intended", p.maxDepth))
	}
	p.depth++
	return true
}

func (p *Parser) leave() { p.depth-- }

// expect consumes a token of the kind or reports the message.
func (p *Parser) expect(k lex.Kind, msg string) bool {
	if p.kind != k {
		return p.Unexpected(msg)
	}
	p.next()
	return true
}

// accept consumes a token of the kind when it is there.
func (p *Parser) accept(k lex.Kind) bool {
	if p.kind != k {
		return false
	}
	p.next()
	return true
}

// isWord reports whether the current token is the given keyword.
func (p *Parser) isWord(w string) bool {
	return p.kind == lex.Word && string(p.src[p.start:p.end]) == w
}

// newParser makes a parser of src, a part of the source from its start.
func newParser(c *Context, s *Source, src []byte, o *ParseOptions, sh *parseShared) *Parser {
	p := &Parser{ctx: c, source: s, opts: o, arena: new(arena), shared: sh, maxDepth: o.MaxDepth, dialect: "builtin"}
	if p.maxDepth <= 0 {
		p.maxDepth = DefaultMaxDepth
	}
	p.src = src
	p.lexFail = func(at int, msg string) {
		p.diags = append(p.diags, parseDiag{sev: diag.Error, at: at, msg: msg})
	}
	return p
}

// resolveDiags turns offsets into positions.
func resolveDiags(c *Context, s *Source, list []parseDiag) diag.List {
	var out diag.List
	for _, d := range list {
		out = append(out, resolveDiag(c, s, d))
	}
	return out
}

func resolveDiag(c *Context, s *Source, d parseDiag) diag.Diagnostic {
	r := diag.Diagnostic{Severity: d.sev, Message: d.msg, Stack: d.stack}
	if d.at >= 0 {
		line, col := s.LineCol(min(d.at, len(s.Text)))
		r.Pos = diag.Pos{File: s.Name, Line: line, Col: col}
		r.SourceLine = s.LineText(line)
	} else {
		r.Pos, r.SourceLine = c.Position(d.loc)
	}
	for _, n := range d.notes {
		r.Notes = append(r.Notes, resolveDiag(c, s, n))
	}
	for _, h := range d.hints {
		r.Hints = append(r.Hints, resolveDiag(c, s, h))
	}
	return r
}

// panicked reports a bug of a hook, or of the parser, at the operation, type or attribute that is being read.
func (p *Parser) panicked(x *fanout.Panic) {
	d := diag.Internal(diag.Pos{}, "", "parsing panicked: "+x.Error(), x.Stack)
	p.diags = append(p.diags, parseDiag{sev: d.Severity, at: p.opPos, msg: d.Message, stack: d.Stack})
}

// hasError reports whether an error was reported since the list had the given length.
func (p *Parser) hasError(since int) bool {
	return slices.ContainsFunc(p.diags[since:], func(d parseDiag) bool { return d.sev == diag.Error })
}
