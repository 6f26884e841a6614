package core

import (
	"bytes"
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/odsgen/ods/core/evolution"
	"github.com/odsgen/ods/core/lex"
)

// findVersions returns the versions that a text says it is written in, and where: it looks ahead for the attribute
// ods.versions of the top-level operation, which in generic form comes after all other operations. Text that does
// not hold the name costs one search for it.
func findVersions(text []byte) (v evolution.Versions, at int, wrong string) {
	if !bytes.Contains(text, []byte(evolution.AttrName)) {
		return nil, -1, ""
	}
	at = -1
	l := lexer{src: text, lexFail: func(int, string) {}}
	var open []lex.Kind
	for l.scan(0); l.kind != lex.EOF && l.kind != lex.Error; l.next() {
		switch l.kind {
		case lex.LBrace, lex.LParen, lex.LSquare:
			open = append(open, l.kind)
		case lex.RBrace, lex.RParen, lex.RSquare:
			if len(open) > 0 {
				open = open[:len(open)-1]
			}
		case lex.Word, lex.String:
			if len(open) != 1 || open[0] != lex.LBrace || string(bytes.Trim(l.text(), `"`)) != evolution.AttrName {
				continue
			}
			if at >= 0 {
				return nil, l.start, "'" + evolution.AttrName + "' occurs more than once"
			}
			at = l.start
			if v, wrong = l.versions(); wrong != "" {
				return nil, l.start, wrong
			}
			// The current token is the brace that closes the versions.
		}
	}
	return v, at, ""
}

// versions reads = {dialect = 1 : i64, ...} up to the closing brace, which stays the current token.
func (l *lexer) versions() (evolution.Versions, string) {
	const want = "expected " + evolution.AttrName + " = {dialect = version, ...}"
	out := evolution.Versions{}
	if l.next(); l.kind != lex.Equal {
		return nil, want
	}
	if l.next(); l.kind != lex.LBrace {
		return nil, want
	}
	l.next()
	for l.kind != lex.RBrace {
		name := string(bytes.Trim(l.text(), `"`))
		if l.kind != lex.Word && l.kind != lex.String {
			return nil, want
		}
		if l.next(); l.kind != lex.Equal {
			return nil, want
		}
		l.next()
		text := string(l.text())
		if l.kind == lex.String {
			text = strings.Trim(text, `"`)
		}
		n, ok := evolution.Parse(text)
		if _, _, _, parts := evolution.Parts(n); !ok || parts != (l.kind == lex.String) {
			return nil, `expected a version, an integer from 1 to 1073741823 or a string as "1.2"`
		}
		out[name] = n
		if l.next(); l.kind == lex.Colon {
			l.next()
			l.next()
		}
		if l.kind == lex.Comma {
			l.next()
		} else if l.kind != lex.RBrace {
			return nil, want
		}
	}
	return out, ""
}

// useVersions finds out in which versions the text is written: as it says itself, else as the options say.
func (r *parseRun) useVersions() (wrong *parseDiag) {
	v, at, msg := findVersions(r.source.Text)
	if msg != "" {
		return &parseDiag{at: at, msg: msg}
	}
	if at >= 0 {
		all := maps.Clone(r.opts.Versions)
		if all == nil {
			all = evolution.Versions{}
		}
		maps.Copy(all, v)
		r.opts.Versions = all
	}
	r.versionsAt, r.versions = at, r.ctx.filesIn(r.opts.Versions)
	return nil
}

// fileOf returns the dialect of an operation's full name when the file has it in another version than today's.
func (p *Parser) fileOf(name string) *fileDialect { return p.shared.versions[namespaceOf(name)] }

// oldCustom returns the entry for an operation in custom form in a file that has dialects in other versions. Its syntax
// is that of today, so that must be what the file's version had. info is what the name means today, or nil.
func (p *Parser) oldCustom(at int, text string, info *OpInfo) (*OpInfo, bool) {
	name := text
	if d := p.fileOf(name); d == nil && !hasNamespace(name) {
		name = p.dialect + "." + text
	}
	d := p.fileOf(name)
	if d == nil {
		return info, true
	}
	if d.isNewer() {
		if info != nil {
			return info, true
		}
		return nil, p.fail(at, fmt.Sprintf("custom op '%s' is unknown: the file has %s, this program version %s, "+
			"and operations that are newer are read in generic form only", name, d.says(), evolution.Text(d.ev.Version)))
	}
	what := d.says()
	now := name
	for i := range d.ev.Upgrades {
		u := &d.ev.Upgrades[i]
		o := u.Op(now)
		if u.Version <= d.version || o == nil {
			continue
		}
		if o.Removed || o.Format || len(o.Attrs) > 0 || len(o.Operands) > 0 || o.Up != nil {
			return nil, p.fail(at, fmt.Sprintf("'%s' changed with version %s, so the custom form that it has in %s cannot be read; "+
				"print the file in generic form with a program of that version", name, evolution.Text(u.Version), what))
		}
		now = cmp.Or(o.To, now)
	}
	if info = p.ctx.LookupOp(now); info == nil {
		return nil, p.fail(at, fmt.Sprintf("custom op '%s' is unknown, and was so in %s", name, what))
	}
	if s := d.ev.SinceOf(evolution.SinceOp, "", now); s > d.version {
		return nil, p.fail(at, fmt.Sprintf("'%s' exists since version %s, but the file is written in %s", now, evolution.Text(s), what))
	}
	return info, true
}

// mnemonicNow returns what a mnemonic of a file means today. It reports one that was removed.
func (p *Parser) mnemonicNow(dialect, word string, attr bool) (string, bool) {
	d := p.shared.versions[dialect]
	if d == nil {
		return word, true
	}
	names, what, part := d.types, "type", evolution.SinceType
	if attr {
		names, what, part = d.attrs, "attribute", evolution.SinceAttr
	}
	now, changed := names[word]
	switch {
	case !changed:
		if s := d.ev.SinceOf(part, "", word); s > d.version {
			return word, p.fail(p.start, fmt.Sprintf("%s `%s` exists since version %s of dialect '%s', but the file is written in version %s",
				what, word, evolution.Text(s), dialect, evolution.Text(d.version)))
		}
		return word, true
	case now == "":
		return word, p.fail(p.start, fmt.Sprintf("%s `%s` of %s was removed", what, word, d.says()))
	}
	return now, true
}

// isNewer reports whether the file has a version of the dialect that is newer than the program's.
func (p *Parser) isNewer(dialect string) bool {
	d := p.shared.versions[dialect]
	return d != nil && d.isNewer()
}

// CaseNow returns what a case of an enum is called today that the text calls as given: another name only in a file of
// an older version of the dialect. enum is the name that messages have for the enum.
func (p *Parser) CaseNow(enum, word string) string {
	for _, d := range p.shared.versions {
		if now := d.cases[enum][word]; now != "" {
			return now
		}
	}
	return word
}

// ParseTypeIn parses the text of a type that is written in the given versions.
func (c *Context) ParseTypeIn(text string, v evolution.Versions) (Type, error) {
	return parseWhole(c, text, v, (*Parser).parseType)
}

// ParseAttrIn parses the text of an attribute that is written in the given versions.
func (c *Context) ParseAttrIn(text string, v evolution.Versions) (Attribute, error) {
	return parseWhole(c, text, v, func(p *Parser) Attribute { return p.parseAttr(nil) })
}

// renamedHint says which name an unknown operation has today, when it had another one.
func (c *Context) renamedHint(name string) string {
	ev := c.registry.Evolution(namespaceOf(name))
	if ev == nil {
		return ""
	}
	i := slices.IndexFunc(ev.Upgrades, func(u evolution.Upgrade) bool { return u.Op(name) != nil })
	if i < 0 {
		return ""
	}
	return fmt.Sprintf("version %s of dialect '%s' renamed or removed it; a file of an older version says so by the attribute %s",
		evolution.Text(ev.Upgrades[i].Version), namespaceOf(name), evolution.AttrName)
}
