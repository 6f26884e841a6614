package nvvmtollvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/nvvm"
)

// warps lists what threads of a warp or of a cluster do together, and arithmetic.
var warps = []expansion{
	{&nvvm.ReduxDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsReduxOp(c.op))
		return c.intrinsic("nvvm.redux.sync."+v.Kind().String()+when(v.Abs(), ".abs")+when(v.Nan(), ".NaN"), v.Val(),
			v.MaskAndClamp())
	}},
	{&nvvm.ShflDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsShflOp(c.op))
		return c.intrinsic("nvvm.shfl.sync."+v.Kind().String()+"."+v.Val().Type().String()+when(v.ReturnValueAndIsValid(), "p"),
			v.ThreadMask(), v.Val(), v.Offset(), v.MaskAndClamp())
	}},
	{&nvvm.VoteSyncDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsVoteSyncOp(c.op))
		return c.intrinsic("nvvm.vote."+v.Kind().String()+".sync", v.Mask(), v.Pred())
	}},
	{&nvvm.MatchSyncDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsMatchSyncOp(c.op))
		return c.intrinsic("nvvm.match."+v.Kind().String()+".sync."+v.Val().Type().String()+
			when(v.Kind() == nvvm.MatchSyncKindAll, "p"), v.ThreadMask(), v.Val())
	}},
	{&nvvm.ElectSyncDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsElectSyncOp(c.op))
		i1 := c.integer(1)
		both := c.returning(structOf(c.integer(32), i1), "nvvm.elect.sync", c.or(v.Membermask(), 32, -1))
		return c.extract(i1, both, 1)
	}},
	{&nvvm.PermuteDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsPermuteOp(c.op))
		args := []*core.Value{v.Lo()}
		if v.Mode() <= nvvm.PermuteModeB4E {
			args = append(args, v.Hi())
		}
		return c.intrinsic("nvvm.prmt"+when(v.Mode() != nvvm.PermuteModeDEFAULT, "."+v.Mode().String()), append(args, v.Selector())...)
	}},
	{&nvvm.PMEventDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsPMEventOp(c.op))
		mask, _ := v.MaskedEventId()
		if id, ok := v.EventId(); ok {
			mask = int16(uint16(1) << uint32(id))
		}
		return c.intrinsic("nvvm.pm.event.mask", c.constant(16, int64(mask)))
	}},
	{&nvvm.SetMaxRegisterDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsSetMaxRegisterOp(c.op))
		return c.intrinsic("nvvm.setmaxnreg."+either(v.Action() == nvvm.SetMaxRegisterActionIncrease, "inc", "dec")+
			".sync.aligned.u32", c.constant(32, int64(v.RegCount())))
	}},
	{&nvvm.GriddepcontrolDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsGriddepcontrolOp(c.op))
		return c.intrinsic("nvvm.griddepcontrol." + either(v.Kind() == nvvm.GridDepActionKindWait, "wait", "launch.dependents"))
	}},
	{&nvvm.MapaDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsMapaOp(c.op))
		return c.intrinsic("nvvm.mapa"+when(space(v.A()) == nvvm.NVVMMemorySpaceShared, ".shared.cluster"), v.A(), v.B())
	}},
	{&nvvm.ClusterLaunchControlTryCancelDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsClusterLaunchControlTryCancelOp(c.op))
		return c.intrinsic("nvvm.clusterlaunchcontrol.try_cancel.async"+when(v.Multicast(), ".multicast")+".shared",
			v.SmemAddress(), v.Mbarrier())
	}},
	{&nvvm.ClusterLaunchControlQueryCancelDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsClusterLaunchControlQueryCancelOp(c.op))
		asks := [...]string{"is_canceled", "get_first_ctaid.x", "get_first_ctaid.y", "get_first_ctaid.z"}
		return c.intrinsic("nvvm.clusterlaunchcontrol.query_cancel."+asks[v.QueryType()], v.TryCancelResponse())
	}},
	{&nvvm.DotAccumulate4WayDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsDotAccumulate4WayOp(c.op))
		i32 := c.integer(32)
		return c.intrinsic("nvvm.idp4a"+signedness(v.AType())+signedness(v.BType()), c.bitcast(v.A(), i32), c.bitcast(v.B(), i32), v.C())
	}},
	{&nvvm.DotAccumulate2WayDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsDotAccumulate2WayOp(c.op))
		i32 := c.integer(32)
		return c.intrinsic("nvvm.idp2a"+signedness(v.AType())+signedness(v.BType()), c.bitcast(v.A(), i32), c.bitcast(v.B(), i32),
			c.flag(v.BHi()), v.C())
	}},
}

// signedness is the part of a name for the integers of an operand of a dot product.
func signedness(t nvvm.DotAccumulateType) string {
	return either(t == nvvm.DotAccumulateTypeSIGNED, ".s", ".u")
}
