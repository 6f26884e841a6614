// Package upgrade turns the standard operations of 2019 into those of today:
//
//	reg := passes.NewRegistry()
//	upgrade.Register(reg) // upgrade-std2019
//
// The table of rules has one entry for each operation of dialect std2019. [Convert] applies it without a pass manager.
package upgrade
