package doc

import "testing"

// TestAuthorText checks that what people write cannot begin a tag in Markdown, which renderers let through, and cannot
// swallow the page after it.
func TestAuthorText(t *testing.T) {
	for in, want := range map[string]string{
		"a <script>":                `a \<script>`,
		`a \<script>`:               `a \<script>`,
		`a \\<script>`:              `a \\\<script>`,
		"`<b>` and `` ` <i> ``":     "`<b>` and `` ` <i> ``",
		"` `` <script>":             "` `` \\<script>",
		"\\` <script> `":            "\\` \\<script> `",
		"`a\nb` <b> `c":             "`a\nb` \\<b> `c",
		"| ` | <b> ` |":             "| ` | \\<b> ` |",
		"`a|b` <x> `c`":             "`a|b` \\<x> `c`",
		"`\n\n<b> `":                "`\n\n\\<b> `",
		"```\n<b>\n```\n<i>":        "```\n<b>\n```\n\\<i>",
		"~~~~ mlir\n<b>\n~~~\n</x>": "~~~~ mlir\n<b>\n~~~\n</x>\n~~~~",
		"text\n```\n<script>":       "text\n```\n<script>\n```",
		"trailing \\":               "trailing \\",
		"[a](https://b/c) [d](#e)":  "[a](https://b/c) [d](#e)",
		"[a](../b.md#c) `[x](y:z)`": "[a](../b.md#c) `[x](y:z)`",
		"[a](javascript:b)":         `[a\](javascript:b)`,
		"[a]( javascript:b)":        `[a\]( javascript:b)`,
		"[a](java&#115;cript:b)":    `[a\](java&#115;cript:b)`,
		"[a]: javascript:b":         `[a\]: javascript:b`,
		"[a](odsgen:../b#c)":        `[a\](odsgen:../b#c)`,
	} {
		if got := authorText(in); got != want {
			t.Errorf("%q gives %q, want %q", in, got, want)
		}
	}
	for in, want := range map[string]string{"# x": `\# x`, "- x": `\- x`, "1. x": `1\. x`, "```x": "\\```x", "~~~": `\~~~`,
		"| a |": `\| a |`, "> x": `\> x`,
		"`x` y": "`x` y", "*x* y": "*x* y", "---": `\---`, "12 x": "12 x", "`` ` ``": "`` ` ``", "": ""} {
		if got := authorLine(in); got != want {
			t.Errorf("the line %q gives %q, want %q", in, got, want)
		}
	}
	if got := author("x\n\\<b>  ` `` <i>"); got != "x \\<b> ` `` \\<i>" {
		t.Errorf("a summary gives %q", got)
	}
}
