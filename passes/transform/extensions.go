package transform

import (
	"github.com/odsgen/ods/core"
	gen "github.com/odsgen/ods/generated/transform"
)

// extensionModels says what those operations of scripts do that belong to other dialects.
var extensionModels = map[*core.OpDef]Op{
	&gen.QueryDef: Each(applyQuery),

	&gen.VectorizeChildrenAndApplyPatternsDef: Each(applyVectorizeChildren),
}
