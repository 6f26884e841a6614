package docs

import "testing"

func TestBlocks(t *testing.T) {
	const text = "# Title\n\n<!-- in\nops:\n  a:\n    ...\n-->\n```yaml\nx: 1\n\ny: 2\n```\ntext\n<!-- file f.txt\nhello\n-->\n" +
		"```sh by-hand\ncat f.txt\n```\n\n```go examples/toy/main.go\nfunc main() {\n// ...\nfunc nothing() {\n```\n"
	blocks := Blocks("p.md", text)
	if len(blocks) != 3 {
		t.Fatalf("%d blocks: %+v", len(blocks), blocks)
	}
	b := blocks[0]
	if want := "ops:\n  a:\n    x: 1\n\n    y: 2\n"; b.Lang != "yaml" || b.Line != 9 || b.Whole() != want || text[b.Start:b.End] != b.Text {
		t.Errorf("got %+v, which is whole %q", b, b.Whole())
	}
	if b = blocks[1]; b.Attr != "by-hand" || b.IsQuote() || b.Files["f.txt"] != "hello\n" || b.Around != "" {
		t.Errorf("got %+v", b)
	}
	b = blocks[2]
	if err := b.Quoted("../.."); !b.IsQuote() || err == nil {
		t.Errorf("a quotation that is not in its file: %v, %+v", err, b)
	}
	b.Text = "func main() {\n// ...\n\tos.Exit(1)\n"
	if err := b.Quoted("../.."); err != nil {
		t.Error(err)
	}
}
