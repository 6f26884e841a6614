package keys

// Rule is the long form of a rewrite rule.
var Rule = &Table{Name: "rule", Doc: "A rewrite rule.", Short: true, Definition: true, Keys: []Key{
	{Name: "rule", Doc: "The rule: MATCH [if CONDITION] => REPLACEMENT. The short form is this text alone."},
	{Name: "where", Kind: TextOrTexts, Doc: "Further conditions, all of which must hold."},
	{Name: "build", Kind: TextOrTexts, Doc: "What is made first: $name:(op ...) or $a, $b:Function(...)."},
	{Name: "after", Kind: TextOrTexts, Doc: "What is made or called last, when the replacement is there."},
	{Name: "benefit", Doc: "A number, or a difference to the number of operations in the match: +1. Of two rules that match the one with the greater benefit is tried first."},
	{Name: "loc", Doc: "root: what is made has the location of the root, instead of the fused ones of all operations that the match found."},
	{Name: "allow", Kind: Texts, Doc: "Codes of warnings that are accepted: ODS1516 where the author knows that rewriting ends."},
	{Name: "set", Doc: "Name of the pattern set that the rule belongs to, instead of canonicalization: the generated function is Add<set>Patterns."},
}}
