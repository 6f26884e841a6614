module example.com/downstream

go 1.26.0

tool github.com/odsgen/ods/cmd/odsgen

require github.com/odsgen/ods v0.0.0

require (
	github.com/alecthomas/participle/v2 v2.1.4 // indirect
	golang.org/x/mod v0.42.0 // indirect
	golang.org/x/sync v0.24.0 // indirect
	golang.org/x/tools v0.52.0 // indirect
	gopkg.in/yaml.v3 v3.0.1 // indirect
)

replace github.com/odsgen/ods => ../..
