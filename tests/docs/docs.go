package docs

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// Block is a fenced block of a page.
type Block struct {
	Page string // its path in the project
	Line int    // of the first line of the text, from 1
	Lang string // the first word behind the fence
	// Attr is the second word: a file that the text is quoted from, or "by-hand".
	Attr string
	Text string
	// Around is the text of a comment "<!-- in ... -->" in front of the block: what the reader knows already. The line
	// "..." in it is the place of the block.
	Around string
	// Files are those of comments "<!-- file NAME ... -->" in front of the block: what its commands find.
	Files map[string]string

	// Start and End are where the text is in the page, in bytes.
	Start, End int
}

// IsQuote reports whether the block is quoted from a file of the project.
func (b Block) IsQuote() bool { return strings.ContainsAny(b.Attr, "./") }

// Whole returns the text with what is around it, indented as its place there is.
func (b Block) Whole() string {
	if b.Around == "" {
		return b.Text
	}
	var out strings.Builder
	for line := range strings.Lines(b.Around) {
		indent, isPlace := strings.CutSuffix(strings.TrimRight(line, "\n"), "...")
		if !isPlace || strings.TrimSpace(indent) != "" {
			out.WriteString(line)
			continue
		}
		for text := range strings.Lines(b.Text) {
			if strings.TrimSpace(text) != "" {
				out.WriteString(indent)
			}
			out.WriteString(text)
		}
	}
	return out.String()
}

// Blocks returns the fenced blocks of a page.
func Blocks(page, text string) []Block {
	var out []Block
	var open *Block
	var comment *strings.Builder
	next := Block{} // has what comments in front of a block say
	at, number := 0, 0
	for line := range strings.Lines(text) {
		number++
		at += len(line)
		word := strings.TrimSpace(line)
		switch {
		case open != nil && word == "```":
			open.End = at - len(line)
			open.Text = text[open.Start:open.End]
			out, open = append(out, *open), nil
		case open != nil:
		case strings.HasPrefix(word, "```"):
			b := next
			b.Page, b.Line, b.Start = page, number+1, at
			b.Lang, b.Attr, _ = strings.Cut(word[3:], " ")
			open, next = &b, Block{}
		case comment != nil && word == "-->":
			next.note(comment.String())
			comment = nil
		case comment != nil:
			comment.WriteString(line)
		case word == "<!-- in", strings.HasPrefix(word, "<!-- file "):
			comment = new(strings.Builder)
			comment.WriteString(strings.TrimPrefix(word, "<!-- ") + "\n")
		case word != "": // a comment belongs to the block right below
			next = Block{}
		}
	}
	return out
}

// note adds what a comment says about the block below it.
func (b *Block) note(comment string) {
	head, text, _ := strings.Cut(comment, "\n")
	name, isFile := strings.CutPrefix(head, "file ")
	if !isFile {
		b.Around = text
		return
	}
	if b.Files == nil {
		b.Files = map[string]string{}
	}
	b.Files[name] = text
}

// Pages reads README.md and the pages of the folder docs, without those below it, which are generated. Root is the
// project's folder.
func Pages(root string) (map[string]string, error) {
	out := map[string]string{}
	readme, _ := filepath.Glob(filepath.Join(root, "README.md"))
	pages, _ := filepath.Glob(filepath.Join(root, "docs", "*.md"))
	for _, name := range append(readme, pages...) {
		text, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		rel, err := filepath.Rel(root, name)
		if err != nil {
			return nil, err
		}
		out[filepath.ToSlash(rel)] = string(text)
	}
	return out, nil
}

// Quoted returns an error when a block is no part of the file that it names. Lines "..." and "// ..." stand for parts
// that are left out.
func (b Block) Quoted(root string) error {
	data, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(b.Attr)))
	if err != nil {
		return fmt.Errorf("%s:%d: %w", b.Page, b.Line, err)
	}
	rest := string(data)
	part := ""
	for line := range strings.Lines(b.Text + "...\n") {
		if word := strings.TrimSpace(line); word != "..." && word != "// ..." {
			part += line
			continue
		}
		_, after, ok := strings.Cut(rest, strings.Trim(part, "\n"))
		if !ok {
			return fmt.Errorf("%s:%d: this is no part of %s; copy it from there:\n%s", b.Page, b.Line, b.Attr, part)
		}
		rest, part = after, ""
	}
	return nil
}
