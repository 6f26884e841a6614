// Package site makes a site of static files: reference pages of definitions, a project's guides in Markdown, an index, and a search that needs no
// server. Every page can be read without JavaScript, which only the search uses. Links between pages are checked.
//
//	files, list := site.Make(site.Options{Title: "toy"}, pages, guides)
//	for _, f := range files {
//		fmt.Println(f.Name)
//	}
package site
