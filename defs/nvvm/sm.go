package nvvm

import (
	"slices"
	"strconv"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/nvvm"
)

// This file says which targets have which operation.

// oldestTarget is the first version that LLVM knows.
const oldestTarget = 20

// targets says which versions of a target have an operation: those from since on, or those of a list that is specific
// to architectures, such as sm_100a.
type targets struct {
	since    int
	specific []int
}

// requires has the operations of the dialect that not every target has.
var requires = map[string]targets{
	"nvvm.cluster.arrive.relaxed":                     {since: 90},
	"nvvm.cluster.wait":                               {since: 90},
	"nvvm.clusterlaunchcontrol.query.cancel":          {since: 100},
	"nvvm.clusterlaunchcontrol.try.cancel":            {since: 100},
	"nvvm.convert.f32x4.to.f4x4":                      {specific: []int{100, 103}},
	"nvvm.convert.f32x4.to.f6x4":                      {specific: []int{100, 103}},
	"nvvm.convert.f32x4.to.f8x4":                      {specific: []int{100, 103}},
	"nvvm.cp.async.bulk.tensor.shared.cluster.global": {since: 90},
	"nvvm.cp.async.bulk.wait_group":                   {since: 90},
	"nvvm.mapa":                                       {since: 90},
	"nvvm.read.ptx.sreg.aggr.smem.size":               {since: 90},
	"nvvm.read.ptx.sreg.cluster.ctaid.x":              {since: 90},
	"nvvm.read.ptx.sreg.cluster.ctaid.y":              {since: 90},
	"nvvm.read.ptx.sreg.cluster.ctaid.z":              {since: 90},
	"nvvm.read.ptx.sreg.cluster.ctarank":              {since: 90},
	"nvvm.read.ptx.sreg.cluster.nctaid.x":             {since: 90},
	"nvvm.read.ptx.sreg.cluster.nctaid.y":             {since: 90},
	"nvvm.read.ptx.sreg.clusterid.x":                  {since: 90},
	"nvvm.redux.sync":                                 {since: 80},
	"nvvm.shfl.sync":                                  {since: 30},
	"nvvm.tcgen05.alloc":                              {specific: []int{100, 101}},
	"nvvm.tcgen05.commit":                             {specific: []int{100, 101}},
	"nvvm.tcgen05.cp":                                 {specific: []int{100, 101}},
	"nvvm.tcgen05.dealloc":                            {specific: []int{100, 101}},
	"nvvm.tcgen05.fence":                              {specific: []int{100, 101}},
	"nvvm.tcgen05.ld":                                 {specific: []int{100, 101}},
	"nvvm.tcgen05.mma":                                {specific: []int{100, 110}},
	"nvvm.tcgen05.mma.block_scale":                    {specific: []int{100, 110}},
	"nvvm.tcgen05.mma.sp":                             {specific: []int{100, 110}},
	"nvvm.tcgen05.mma.sp.block_scale":                 {specific: []int{100, 110}},
	"nvvm.tcgen05.mma.ws":                             {specific: []int{100, 110}},
	"nvvm.tcgen05.mma.ws.sp":                          {specific: []int{100, 110}},
	"nvvm.tcgen05.relinquish_alloc_permit":            {specific: []int{100, 101}},
	"nvvm.tcgen05.shift":                              {specific: []int{100, 101, 103}},
	"nvvm.tcgen05.st":                                 {specific: []int{100, 101}},
	"nvvm.tcgen05.wait":                               {specific: []int{100, 101}},
	"nvvm.wgmma.commit.group.sync.aligned":            {specific: []int{90}},
	"nvvm.wgmma.fence.aligned":                        {specific: []int{90}},
	"nvvm.wgmma.wait.group.sync.aligned":              {specific: []int{90}},
}

// has reports whether a chip of a version has the operations.
func (t targets) has(version int, specific bool) bool {
	if len(t.specific) > 0 {
		return specific && slices.Contains(t.specific, version)
	}
	return version >= t.since
}

// RequiresSM is implemented by operations of other dialects that not every target has.
type RequiresSM interface {
	// RequiredSM returns the first version of a target that has the operation, or else the versions whose own targets,
	// such as sm_100a, have it.
	RequiredSM() (since int, specific []int)
}

// RequiresSMKey is the key by which [RequiresSM] is queried and attached.
var RequiresSMKey = core.OpInterface[RequiresSM]{Name: "RequiresSM"}

// requirement says which targets have an operation; false when all have.
func requirement(op *core.Operation) (targets, bool) {
	if t, ok := requires[op.Name()]; ok {
		return t, true
	}
	x, ok := RequiresSMKey.Of(op)
	if !ok {
		return targets{}, false
	}
	since, specific := x.RequiredSM()
	return targets{since, specific}, true
}

// VerifyTargetNVVMTargetAttr reports the first operation of a module that the target does not have.
func (Hooks) VerifyTargetNVVMTargetAttr(a *nvvm.NVVMTargetAttr, module *core.Operation, r *core.Reporter) bool {
	if !a.VerifiesTarget() {
		return true
	}
	text, known := strings.CutPrefix(a.Chip(), "sm_")
	digits := strings.TrimRightFunc(text, func(c rune) bool { return c < '0' || c > '9' })
	version, err := strconv.Atoi(digits)
	if !known || err != nil || version < oldestTarget {
		return r.Errorf(module.Loc(), "Minimum NVVM target SM version is sm_20").Fail()
	}
	return module.WalkPre(func(op *core.Operation) core.WalkResult {
		t, ok := requirement(op)
		if !ok || t.has(version, text[len(digits):] == "a") {
			return core.WalkAdvance
		}
		r.OpErrorf(op, "is not supported on %s", a.Chip())
		return core.WalkInterrupt
	})
}
