package site

import (
	"fmt"
	"html"
	"path"
	"slices"
	"strings"

	"github.com/odsgen/ods/internal/lazyregexp"
)

// brokenLinks follows every link of every page within the site.
func brokenLinks(files []File) []string {
	places := map[string]map[string]bool{} // ids by file; nil for a file without places
	for _, f := range files {
		places[f.Name] = nil
		if !strings.HasSuffix(f.Name, ".html") {
			continue
		}
		ids := map[string]bool{}
		for _, m := range idPattern().FindAllSubmatch(f.Data, -1) {
			ids[html.UnescapeString(string(m[1]))] = true
		}
		places[f.Name] = ids
	}
	var out []string
	for _, f := range files {
		if !strings.HasSuffix(f.Name, ".html") {
			continue
		}
		for _, m := range linkPattern().FindAllSubmatch(f.Data, -1) {
			link := html.UnescapeString(string(m[1]))
			if strings.Contains(link, ":") {
				continue // a web or mail address
			}
			file, place, hasPlace := strings.Cut(link, "#")
			at := f.Name
			if file != "" {
				at = path.Join(path.Dir(f.Name), file)
			}
			if strings.HasPrefix(at, playFolder+"/") {
				hasPlace = false // its fragments are its state
			}
			ids, ok := places[at]
			if !ok || hasPlace && ids != nil && !ids[place] {
				out = append(out, fmt.Sprintf("%s: the link to %q leads nowhere", f.Name, link))
			}
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// The pages are our own: attributes are quoted, and quotes in them are escaped.
var (
	idPattern   = lazyregexp.New(`\sid="([^"]*)"`)
	linkPattern = lazyregexp.New(`\s(?:href|src)="([^"]*)"`)
)
