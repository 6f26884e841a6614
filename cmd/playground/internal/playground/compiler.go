//go:build !js

package playground

import "github.com/odsgen/ods/backend/engine"

// compiler is that of the JIT, nil where there is none.
var compiler engine.Compiler
