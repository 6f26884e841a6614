// Package cli is the command ods without its main function, so that tests/cmd/testods is the same command with the dialects
// of the tests:
//
//	os.Exit(cli.Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
//
// A project with dialects of its own builds its command with package driver instead.
package cli
