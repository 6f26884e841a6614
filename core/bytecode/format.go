package bytecode

import (
	"bytes"
	"fmt"
)

// Version is the newest version of the format, which is written unless another one is asked for.
const Version = 6

// What the versions of the format brought.
const (
	versionDialects     = 1 // dialects have versions
	versionLazy         = 2 // isolated regions are sections of their own
	versionUseLists     = 3 // orders of use lists
	versionElidedLocs   = 4 // unknown locations of block arguments are left out, and operation names are counted
	versionProperties   = 5 // properties apart from attributes
	versionSegmentSizes = 6 // segment sizes as numbers instead of an attribute
)

const (
	magic         = "ML\xefR"
	alignmentByte = 0xCB
)

// Is reports whether data is bytecode, by its first bytes.
func Is(data []byte) bool { return bytes.HasPrefix(data, []byte(magic)) }

// sectionID is the kind of a section.
type sectionID uint8

const (
	sectionString sectionID = iota
	sectionDialect
	sectionAttrType
	sectionAttrTypeOffset
	sectionIR
	sectionResource
	sectionResourceOffset
	sectionDialectVersions
	sectionProperties
	numSections
)

var sectionNames = [numSections]string{"String", "Dialect", "AttrType", "AttrTypeOffset", "IR", "Resource", "ResourceOffset",
	"DialectVersions", "Properties"}

func (s sectionID) String() string {
	name := "Unknown"
	if s < numSections {
		name = sectionNames[s]
	}
	return fmt.Sprintf("%s (%d)", name, uint8(s))
}

// optional reports whether a file of a version may lack the section.
func (s sectionID) optional(version uint64) bool {
	switch s {
	case sectionResource, sectionResourceOffset, sectionDialectVersions:
		return true
	case sectionProperties:
		return version < versionProperties
	}
	return false
}

// The parts that an operation may have, as bits.
const (
	hasAttrs = 1 << iota
	hasResults
	hasOperands
	hasSuccessors
	hasRegions
	hasUseLists
	hasProperties
)

// Kinds of entries of the resource section are the numbers of [core.ResourceKind].
