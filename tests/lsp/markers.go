package lsp

import (
	"bytes"
	"fmt"
	"go/parser"
	"go/token"
	"regexp"
	"strconv"
	"strings"

	"go/ast"
)

// Marker is a call in a comment of a file: its name, its arguments, and the line, from 0, that it stands on.
type Marker struct {
	Name string
	Args []string
	File string
	Line int
}

var (
	markerText = regexp.MustCompile(`(?://|#)@(\w+\(.*\))\s*$`)
	separator  = regexp.MustCompile(` (?://|#)@`)
)

// Markers returns the markers of a file. Arguments are strings, numbers or words.
func Markers(file string, text []byte) ([]Marker, error) {
	var out []Marker
	for i, line := range bytes.Split(text, []byte("\n")) {
		found := markerText.FindSubmatch(line)
		if found == nil {
			continue
		}
		for _, one := range separator.Split(string(found[1]), -1) {
			m, err := parseMarker(one)
			if err != nil {
				return nil, fmt.Errorf("%s:%d: %v", file, i+1, err)
			}
			m.File, m.Line = file, i
			out = append(out, m)
		}
	}
	return out, nil
}

func parseMarker(text string) (Marker, error) {
	x, err := parser.ParseExprFrom(token.NewFileSet(), "", text, 0)
	if err != nil {
		return Marker{}, err
	}
	call, ok := x.(*ast.CallExpr)
	if !ok {
		return Marker{}, fmt.Errorf("%s is no call", text)
	}
	m := Marker{Name: call.Fun.(*ast.Ident).Name}
	for _, a := range call.Args {
		switch a := a.(type) {
		case *ast.BasicLit:
			s := a.Value
			if a.Kind == token.STRING {
				if s, err = strconv.Unquote(s); err != nil {
					return Marker{}, err
				}
			}
			m.Args = append(m.Args, s)
		case *ast.Ident:
			m.Args = append(m.Args, a.Name)
		default:
			return Marker{}, fmt.Errorf("an argument of %s is neither a literal nor a word", text)
		}
	}
	return m, nil
}

// Place returns where the first argument of a marker stands on its line.
func (m Marker) Place(text []byte) (Range, error) {
	line := string(bytes.Split(text, []byte("\n"))[m.Line])
	i := strings.Index(line, m.Args[0])
	if i < 0 || i >= strings.Index(line, "@"+m.Name) {
		return Range{}, fmt.Errorf("%s:%d: %q is not in front of the marker", m.File, m.Line+1, m.Args[0])
	}
	return Range{Position{m.Line, i}, Position{m.Line, i + len(m.Args[0])}}, nil
}
