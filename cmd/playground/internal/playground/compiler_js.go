package playground

import (
	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/backend/webjit"
)

// compiler is that of the JIT, nil where there is none.
var compiler engine.Compiler = webjit.Compiler{}
