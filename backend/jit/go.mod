module github.com/odsgen/ods/backend/jit

go 1.26.0

require (
	github.com/odsgen/ods v0.0.0
	github.com/tetratelabs/wazero v1.12.0
)

require golang.org/x/sys v0.44.0 // indirect

replace github.com/odsgen/ods => ../..
