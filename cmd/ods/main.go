package main

import (
	"os"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/driver"
)

func main() {
	gc := relaxCollector(os.Getenv)
	cfg := driver.Config{
		Name:     "ods",
		Version:  version(),
		Dialects: dialects(),
		Passes:   backend.Passes(),
		Commands: commands(),
		Parsed:   gc.parsed,
	}
	os.Exit(driver.Main(cfg, os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
