// Package site makes a site of static files: reference pages of definitions, a project's guides in Markdown, an index, and a search that needs no
// server. Every page can be read without JavaScript, which only the search uses. Links between pages are checked.
//
//	guide := site.Guide{Name: "start.md", Text: []byte("# Start\n\nRead on.\n")}
//	files, broken := site.Make(site.Options{Title: "toy"}, nil, []site.Guide{guide})
//	for _, f := range files {
//		fmt.Println(f.Name, len(broken))
//	}
package site
