package irtest

import (
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
)

// RuleCase says of a rewrite rule where it fires and where it must not. The sources are operations in a block with the
// arguments "%a: i32, %b: i32, %f: f32, %g: f32"; operations of dialects that are not registered are allowed, and keep
// values alive.
type RuleCase struct {
	// Rule is the name of the rule or pattern.
	Rule string
	// Fires is a source that the rule rewrites, and Want what must stand in the result, in generic form, with one blank
	// for any white space.
	Fires, Want string
	// Not is a source that the rule leaves alone.
	Not string
}

// Rules runs the cases with the canonicalizations of the dialects. It fails when the first dialect has a declarative
// rule without a case that shows both, and when a pattern changes IR without telling the rewriter.
//
//	irtest.Rules(t, []irtest.RuleCase{{
//		Rule: "NegNeg", Fires: `%n = "d.neg"(%a) ...`, Want: `"t.use"(%arg0)`, Not: `...`,
//	}}, d.New(d.Semantics{}))
func Rules(t *testing.T, cases []RuleCase, dialects ...*core.Dialect) {
	t.Helper()
	seen := map[string]bool{}
	for _, c := range cases {
		seen[c.Rule] = true
		t.Run(c.Rule, func(t *testing.T) {
			fired, after := Fired(t, c.Fires, dialects...)
			if fired[c.Rule] == 0 {
				t.Errorf("the rule does not fire on\n%s\nothers do: %v", c.Fires, fired)
			} else if !strings.Contains(strings.Join(strings.Fields(after), " "), strings.Join(strings.Fields(c.Want), " ")) {
				t.Errorf("expected %q in the result\n%s", c.Want, after)
			}
			if c.Want == "" || c.Not == "" {
				t.Error("the case does not say what the rule makes, or where it must not fire")
			}
			if fired, after := Fired(t, c.Not, dialects...); fired[c.Rule] > 0 {
				t.Errorf("the rule fires on\n%s\nand makes\n%s", c.Not, after)
			}
		})
	}
	ctx := core.NewContext(dialects...)
	set := rewrite.NewPatternSet(ctx)
	if rules, ok := rewrite.DialectRules.Of(ctx, dialects[0]); ok {
		rules.AddCanonicalizationPatterns(set)
	}
	for _, p := range set.Patterns() {
		if !seen[p.Name] {
			t.Errorf("rule %q has no case", p.Name)
		}
	}
}

// maxRewrites bounds the work on one source, so that rules which rewrite for ever fail instead of hanging.
const maxRewrites = 1000

// Fired canonicalizes a source as [RuleCase] has it and returns how often each pattern fired, and the result in generic
// form.
func Fired(t testing.TB, source string, dialects ...*core.Dialect) (fired map[string]int, after string) {
	t.Helper()
	ctx := core.NewContext(dialects...)
	for _, d := range dialects {
		ctx.Dialect(d.Name())
	}
	text := "\"t.block\"() ({\n^bb0(%a: i32, %b: i32, %f: f32, %g: f32):\n" + source + "\n}) : () -> ()"
	op, findings := core.Parse(ctx, []byte(text),
		core.ParseOptions{Name: "rules.mlir", AllowUnregistered: true, NoImplicitModule: true})
	if op == nil || findings.HasErrors() {
		t.Fatalf("the source is wrong: %v\n%s", findings, text)
	}
	set := rewrite.NewPatternSet(ctx)
	rewrite.AddCanonicalizations(set)
	fired = map[string]int{}
	cfg := rewrite.DefaultConfig()
	cfg.TopDown, cfg.Regions = true, rewrite.SimplifyDisabled
	cfg.MaxRewrites = maxRewrites
	cfg.Applied = func(p *rewrite.Pattern) { fired[p.Name]++ }
	cfg.Misreported = func(pattern, what string) { t.Errorf("pattern %q %s", pattern, what) }
	if _, converged := rewrite.Greedy(op, set.Freeze(), cfg); !converged {
		t.Errorf("the rewriting does not end; fired: %v", fired)
	}
	var b strings.Builder
	core.Print(&b, op, core.PrintOptions{Generic: true})
	return fired, b.String()
}
