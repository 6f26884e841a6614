package main

import (
	"fmt"
	"os"
	"path/filepath"

	"github.com/odsgen/ods/tests/arch"
)

func main() {
	if err := draw(); err != nil {
		fmt.Fprintln(os.Stderr, "draw:", err)
		os.Exit(1)
	}
}

// draw writes the pictures of the module in the current directory.
func draw() error {
	tree, err := arch.Load(".")
	if err != nil {
		return err
	}
	pictures, err := arch.Pictures(tree)
	if err != nil {
		return err
	}
	dir := filepath.Join(tree.Root, "docs", "architecture")
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	for _, p := range pictures {
		if err := os.WriteFile(filepath.Join(dir, p.Name+".svg"), []byte(p.SVG()), 0o666); err != nil {
			return err
		}
	}
	return nil
}
