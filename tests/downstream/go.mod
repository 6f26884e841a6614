module example.com/downstream

go 1.26.0

tool github.com/odsgen/ods/cmd/odsgen

require github.com/odsgen/ods v0.0.0

replace github.com/odsgen/ods => ../..
