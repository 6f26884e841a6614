package main

import (
	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/backend/llvmir"
	"github.com/odsgen/ods/backend/run"
	"github.com/odsgen/ods/driver"
	"github.com/odsgen/ods/legacy/command"
	"github.com/odsgen/ods/passes/lint"
)

// commands are those beside opt.
func commands() []driver.Command {
	return []driver.Command{
		driver.TranslateCommand(driver.Translation{Name: "mlir-to-llvmir", Summary: "LLVM IR of a module of the llvm dialect",
			Write: llvmir.Write}),
		driver.RunCommand(backend.Pipeline, run.Engines()...),
		driver.BuildCommand(backend.Pipeline, run.Builder()),
		command.Upgrade(),
		driver.LintCommand(lint.Analyzers()...),
	}
}
