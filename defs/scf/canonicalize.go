package scf

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/scf"
)

// CanonicalizationPatternsExecuteRegion adds nothing yet.
func (Hooks) CanonicalizationPatternsExecuteRegion(*rewrite.PatternSet) {}

// CanonicalizationPatternsFor adds nothing yet.
func (Hooks) CanonicalizationPatternsFor(*rewrite.PatternSet) {}

// CanonicalizationPatternsForall adds nothing yet.
func (Hooks) CanonicalizationPatternsForall(*rewrite.PatternSet) {}

// CanonicalizationPatternsIf adds nothing yet.
func (Hooks) CanonicalizationPatternsIf(*rewrite.PatternSet) {}

// CanonicalizationPatternsIndexSwitch adds nothing yet.
func (Hooks) CanonicalizationPatternsIndexSwitch(*rewrite.PatternSet) {}

// CanonicalizationPatternsParallel adds nothing yet.
func (Hooks) CanonicalizationPatternsParallel(*rewrite.PatternSet) {}

// CanonicalizationPatternsWhile adds nothing yet.
func (Hooks) CanonicalizationPatternsWhile(*rewrite.PatternSet) {}

// FoldIf does not fold yet.
func (Hooks) FoldIf(scf.IfOp, *core.FoldIn) core.Fold { return core.NoFold }
