package spirv

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/spirv"
)

// This file has the text of attributes.

const unknownDevice = ^uint32(0)

// parseWord reads a word and what it names; what says what kind of name is unknown.
func parseWord[T any](p *core.Parser, what string, parse func(string) (T, bool), dst *T) bool {
	at := p.Pos()
	var word string
	if !p.AnyKeyword(&word) {
		return false
	}
	v, ok := parse(word)
	if !ok {
		return p.Errorf(at, "unknown %s: %s", what, word)
	}
	*dst = v
	return true
}

// parseWords reads a list of words in brackets.
func parseWords[T any](p *core.Parser, what string, parse func(string) (T, bool), dst *[]T) bool {
	if !p.Punct(core.PunctLSquare) {
		return false
	}
	if p.TryPunct(core.PunctRSquare) {
		return true
	}
	return p.List(core.DelimNone, "", func() bool {
		var v T
		if !parseWord(p, what, parse, &v) {
			return false
		}
		*dst = append(*dst, v)
		return true
	}) && p.Punct(core.PunctRSquare)
}

func printWords[T interface{ String() string }](p *core.Printer, list []T) {
	p.Byte('[')
	for i, v := range list {
		if i > 0 {
			p.Str(", ")
		}
		p.Str(v.String())
	}
	p.Byte(']')
}

// ParseVerCapExtAttr reads "<v1.0, [Shader], [SPV_KHR_16bit_storage]>".
func (Hooks) ParseVerCapExtAttr(p *core.Parser, _ core.Type) (core.Attribute, bool) {
	var version spirv.Version
	var capabilities []spirv.Capability
	var extensions []spirv.Extension
	if !p.Punct(core.PunctLess) {
		return nil, false
	}
	at := p.Pos()
	var word string
	if !p.AnyKeyword(&word) || !p.Punct(core.PunctComma) {
		return nil, false
	}
	version, ok := spirv.ParseVersion(word)
	if !ok {
		return nil, p.Errorf(at, "unknown version: %s", word)
	}
	if !parseWords(p, "capability", spirv.ParseCapability, &capabilities) || !p.Punct(core.PunctComma) ||
		!parseWords(p, "extension", spirv.ParseExtension, &extensions) || !p.Punct(core.PunctGreater) {
		return nil, false
	}
	return spirv.GetVerCapExtAttr(p.Context(), version, capabilities, extensions), true
}

// PrintVerCapExtAttr writes what [Hooks.ParseVerCapExtAttr] reads.
func (Hooks) PrintVerCapExtAttr(p *core.Printer, a *spirv.VerCapExtAttr) {
	p.Byte('<')
	p.Str(a.TargetVersion().String())
	p.Str(", ")
	printWords(p, a.Capabilities())
	p.Str(", ")
	printWords(p, a.Extensions())
	p.Byte('>')
}

// ParseTargetEnvAttr reads "<#spirv.vce<...>, api=Vulkan, NVIDIA:DiscreteGPU:100, #spirv.resource_limits<...>>".
func (Hooks) ParseTargetEnvAttr(p *core.Parser, _ core.Type) (core.Attribute, bool) {
	var triple *spirv.VerCapExtAttr
	var limits *spirv.ResourceLimitsAttr
	api, vendor, kind, id := spirv.ClientAPIUnknown, spirv.VendorUnknown, spirv.DeviceTypeUnknown, unknownDevice
	if !p.Punct(core.PunctLess) || !core.ParseAttrAs(p, &triple, nil) || !p.Punct(core.PunctComma) {
		return nil, false
	}
	if p.TryKeyword("api") {
		if !p.Punct(core.PunctEqual) || !parseWord(p, "client API", spirv.ParseClientAPI, &api) || !p.Punct(core.PunctComma) {
			return nil, false
		}
	}
	if p.PeekKeyword() != "" {
		if !parseWord(p, "vendor", spirv.ParseVendor, &vendor) {
			return nil, false
		}
		if p.TryPunct(core.PunctColon) {
			if !parseWord(p, "device type", spirv.ParseDeviceType, &kind) {
				return nil, false
			}
			if p.TryPunct(core.PunctColon) && !parseUint(p, &id) {
				return nil, false
			}
		}
		if !p.Punct(core.PunctComma) {
			return nil, false
		}
	}
	if !core.ParseAttrAs(p, &limits, nil) || !p.Punct(core.PunctGreater) {
		return nil, false
	}
	return spirv.GetTargetEnvAttr(p.Context(), triple, api, vendor, kind, id, limits), true
}

// PrintTargetEnvAttr writes what [Hooks.ParseTargetEnvAttr] reads.
func (h Hooks) PrintTargetEnvAttr(p *core.Printer, a *spirv.TargetEnvAttr) {
	p.Str("<#spirv.vce")
	h.PrintVerCapExtAttr(p, a.Triple())
	if a.ClientAPI() != spirv.ClientAPIUnknown {
		p.Str(", api=")
		p.Str(a.ClientAPI().String())
	}
	if a.Vendor() != spirv.VendorUnknown {
		p.Str(", ")
		p.Str(a.Vendor().String())
		if a.DeviceType() != spirv.DeviceTypeUnknown {
			p.Byte(':')
			p.Str(a.DeviceType().String())
			if a.DeviceID() != unknownDevice {
				p.Byte(':')
				p.Uint(uint64(a.DeviceID()))
			}
		}
	}
	p.Str(", ")
	p.Attr(a.ResourceLimits())
	p.Byte('>')
}

// ParseInterfaceVarABIAttr reads "<(0, 1), StorageBuffer>".
func (Hooks) ParseInterfaceVarABIAttr(p *core.Parser, _ core.Type) (core.Attribute, bool) {
	var set, binding uint32
	number := func(dst *uint32, what string) bool {
		at := p.Pos()
		var v int64
		found, ok := p.TryInteger(&v)
		if !found || !ok {
			return p.Errorf(at, "missing %s", what)
		}
		*dst = uint32(v)
		return true
	}
	if !p.Punct(core.PunctLess) || !p.Punct(core.PunctLParen) || !number(&set, "descriptor set") || !p.Punct(core.PunctComma) ||
		!number(&binding, "binding") || !p.Punct(core.PunctRParen) {
		return nil, false
	}
	var class *spirv.StorageClassAttr
	if p.TryPunct(core.PunctComma) {
		var v spirv.StorageClass
		if !parseWord(p, "storage class", spirv.ParseStorageClass, &v) {
			return nil, false
		}
		class = spirv.GetStorageClassAttr(p.Context(), v)
	}
	return spirv.GetInterfaceVarABIAttr(p.Context(), set, binding, class), p.Punct(core.PunctGreater)
}

// PrintInterfaceVarABIAttr writes what [Hooks.ParseInterfaceVarABIAttr] reads.
func (Hooks) PrintInterfaceVarABIAttr(p *core.Printer, a *spirv.InterfaceVarABIAttr) {
	p.Str("<(")
	p.Uint(uint64(a.DescriptorSet()))
	p.Str(", ")
	p.Uint(uint64(a.Binding()))
	p.Byte(')')
	if c := a.StorageClass(); c != nil {
		p.Str(", ")
		p.Str(c.Value().String())
	}
	p.Byte('>')
}

// defaultWorkgroupSize is what the limits of a device are when nothing is said.
func defaultWorkgroupSize(c *core.Context) *core.ArrayAttr {
	return c.Array(c.I32Attr(128), c.I32Attr(128), c.I32Attr(64))
}

// WorkgroupSizeOf returns the largest workgroup that a device allows.
func WorkgroupSizeOf(a *spirv.ResourceLimitsAttr) *core.ArrayAttr {
	if s := a.MaxComputeWorkgroupSize(); s != nil {
		return s
	}
	return defaultWorkgroupSize(a.Context())
}

// ParseWorkgroupSize reads the largest workgroup. The default stays away.
func (Hooks) ParseWorkgroupSize(p *core.Parser, dst **core.ArrayAttr) bool {
	ok := core.ParseAttrAs(p, dst, nil)
	if ok && *dst == defaultWorkgroupSize(p.Context()) {
		*dst = nil
	}
	return p.Param("SPIRV_ResourceLimitsAttr", "max_compute_workgroup_size", "ArrayAttr", ok)
}

// PrintWorkgroupSize writes what [Hooks.ParseWorkgroupSize] reads.
func (Hooks) PrintWorkgroupSize(p *core.Printer, a *core.ArrayAttr) { p.Attr(a) }

// ParseEntrySize reads the size of the workgroup: [32, 1, 1].
func (Hooks) ParseEntrySize(p *core.Parser, dst **core.DenseArrayAttr) bool {
	return p.Param("SPIRV_EntryPointABIAttr", "workgroup_size", "DenseI32ArrayAttr", p.DenseArray(p.Context().I32(), dst))
}

// PrintEntrySize writes what [Hooks.ParseEntrySize] reads.
func (Hooks) PrintEntrySize(p *core.Printer, a *core.DenseArrayAttr) { p.StrippedAttr(a) }
