package llvmir

import (
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// kernelConventions are the calling conventions of functions that these attributes make kernels.
var kernelConventions = [...]struct{ attr, text string }{{"nvvm.kernel", "ptx_kernel "}, {"rocdl.kernel", "amdgpu_kernel "}}

// funcCConv is the calling convention of a function with a blank after it; nothing for C's.
func funcCConv(f llvm.LLVMFuncOp) string {
	for _, k := range kernelConventions {
		if f.Op.DiscardableAttr(k.attr) != nil {
			return k.text
		}
	}
	return cconvText(f.CConv())
}

// targetFuncAttrs has what attributes of functions of dialects nvvm and rocdl are called in LLVM IR. A value is written
// after prefix.
var targetFuncAttrs = map[string]struct{ name, prefix string }{
	"nvvm.blocksareclusters":         {name: "nvvm.blocksareclusters"},
	"nvvm.cluster_dim":               {name: "nvvm.cluster_dim"},
	"nvvm.cluster_max_blocks":        {name: "nvvm.maxclusterrank"},
	"nvvm.maxnreg":                   {name: "nvvm.maxnreg"},
	"nvvm.maxntid":                   {name: "nvvm.maxntid"},
	"nvvm.minctasm":                  {name: "nvvm.minctasm"},
	"nvvm.reqntid":                   {name: "nvvm.reqntid"},
	"rocdl.flat_work_group_size":     {name: "amdgpu-flat-work-group-size"},
	"rocdl.max_flat_work_group_size": {name: "amdgpu-flat-work-group-size", prefix: "1,"},
	"rocdl.uniform_work_group_size":  {name: "uniform-work-group-size"},
	"rocdl.unsafe_fp_atomics":        {name: "amdgpu-unsafe-fp-atomics"},
	"rocdl.waves_per_eu":             {name: "amdgpu-waves-per-eu"},
}

// targetAttrs adds what dialects of targets say about a function, in the order of the attributes' names.
func (t *translator) targetAttrs(s *attrSet, f llvm.LLVMFuncOp) bool {
	if f.Op.DiscardableAttr("rocdl.kernel") != nil {
		s.str("uniform-work-group-size", "true")
		s.str("amdgpu-flat-work-group-size", "1,256")
	}
	for _, a := range f.Op.DiscardableAttrs() {
		if a.Name == "rocdl.reqd_work_group_size" {
			return t.errorf(f.Op.Loc(), "attribute '%s' is not translated", a.Name)
		}
		if k, ok := targetFuncAttrs[a.Name]; ok {
			s.str(k.name, k.prefix+attrWords(a.Value))
		}
	}
	return true
}

// attrWords writes numbers with commas between them, and a string or a truth value as it is.
func attrWords(a core.Attribute) string {
	switch a := a.(type) {
	case *core.StringAttr:
		return a.Value()
	case *core.IntegerAttr:
		if a.Type() == core.Type(a.Context().Integer(1)) {
			if a.Int64() != 0 {
				return "true"
			}
			return "false"
		}
		return itoa(a.Int64())
	case *core.DenseArrayAttr:
		words := make([]string, a.Len())
		for i := range words {
			words[i] = itoa(a.Int(i))
		}
		return strings.Join(words, ",")
	}
	return ""
}
