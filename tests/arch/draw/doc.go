// The command draw writes the pictures of docs/architecture.md from the source tree.
//
//	go run ./tests/arch/draw
package main
